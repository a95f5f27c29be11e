/** Attributes by which `styles/base.css` keeps the focus point in sight: the CSP allows no inline styles. */
export function toFocus(focus: { x: number; y: number } | undefined): { "data-fx"?: number; "data-fy"?: number } {
  if (!focus) return {};
  const [x, y] = [focus.x, focus.y].map((per) => Math.round(per / 25) * 25);
  return { ...(x !== 50 && { "data-fx": x }), ...(y !== 50 && { "data-fy": y }) };
}
