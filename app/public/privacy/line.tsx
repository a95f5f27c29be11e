import { href } from "react-router";
/**
 * The quiet line under a form. A plain link, so that what was typed is still there when the visitor comes back.
 */
export const PrivacyLine = () => (
  <p className="field full-width">
    <small>
      Who reads this, how long it is kept and how to have it removed: <a href={href("/privacy")}>Privacy</a>.
    </small>
  </p>
);
