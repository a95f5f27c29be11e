/** The drawn pictures of the sample's events: `sample-content/pictures/<name>.webp`, 1280 by 800. */
export const PICTURE_NAMES = [
  "beach-road",
  "drummers",
  "finish-tape",
  "hill-road",
  "lamplight",
  "relay",
  "roadshow-stop",
  "school-ground",
  "snake-boat",
  "start-line",
  "walkers",
  "water-table",
  "wheelchair-racers",
] as const;
export type PictureName = (typeof PICTURE_NAMES)[number];
