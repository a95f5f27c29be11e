/** In the place of testimonials while there are none. */
export const NobodyYet = () => (
  <div className="state">
    <svg viewBox="0 0 150 60" aria-hidden="true">
      <path className="empty" d="M0 14H150M0 30H150M0 46H150" />
    </svg>
    <b>Nobody has spoken yet.</b>
    <p>Be the first to tell what sport has changed for you.</p>
  </div>
);
