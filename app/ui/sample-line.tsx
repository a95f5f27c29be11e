/** The thin line that stays on every page while any sample content is there. */
export function SampleLine() {
  return (
    <aside className="sample" aria-label="Notice">
      <p>Sample content: names, numbers and events are not real.</p>
    </aside>
  );
}
