/** The campaign's sentence in statement type: the yes shines, the drugs are struck out. */
export const Say = () => (
  <p className="say disp">
    Let's say <span className="yes">YES</span> to sports and NO to <span className="drugs">drugs</span>.
  </p>
);
