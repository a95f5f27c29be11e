/** The campaign's light palette, as its pictures use it. */
export const COLOURS = {
  ink: "#14231D",
  cotton: "#FFFAEE",
  marigold: "#FFB71B",
  sun: "#F0642A",
  ghat: "#0C4A36",
  ghat2: "#2C8A57",
  water: "#0B6E7A",
  foam: "#BFE6E2",
  track: "#B23A1A",
  shade: "#7E2610",
  zari: "#E0A100",
  deep: "#0A3024",
} as const;
