export const Logo = ({ lines: [first, second] }: { lines: readonly string[] }) => (
  <>
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <path d="M0 0H44V44H0Z" fill="var(--paint-laterite)" />
      <circle cx="30" cy="15" r="8" fill="var(--paint-marigold)" />
      <path
        d="M0 30H26Q37 30 44 19M0 35.5H28Q39 35 44 28M0 41H30Q39 41 44 37"
        fill="none"
        stroke="var(--light-ink)"
        strokeWidth="2.6"
      />
    </svg>
    <b>
      {first}
      <br />
      {second}
    </b>
  </>
);
