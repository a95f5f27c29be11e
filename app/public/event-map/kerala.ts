import type { DistrictName } from "../../../domain/districts.ts";

/** A place as longitude and latitude, in degrees. */
export type Place = readonly [lon: number, lat: number];

/*
 * Kerala and its fourteen districts, drawn by hand for this product: for orientation only, not survey data. Arcs are
 * shared between neighbours, so that moving a junction moves both and no gap can open.
 */

/** Where borders meet. */
export const JUNCTIONS = {
  a: [74.868, 12.765],
  ab: [75.165, 12.12],
  bd: [75.53, 11.705],
  de: [75.815, 11.13],
  eg: [75.955, 10.68],
  gh: [76.165, 10.185],
  hk: [76.275, 9.82],
  km: [76.475, 9.12],
  mn: [76.7, 8.765],
  n: [77.09, 8.295],
  MN: [77.19, 8.755],
  LM: [77.2, 9.11],
  IL: [77.335, 9.4],
  HI: [76.97, 10.2],
  GH: [76.88, 10.27],
  FG: [76.83, 10.37],
  EF: [76.47, 11.21],
  CE: [76.28, 11.47],
  BC: [75.93, 11.94],
  AB: [75.42, 12.3],
  bcd: [75.8, 11.8],
  cde: [76.13, 11.46],
  efg: [76.13, 10.76],
  hij: [76.66, 9.86],
  hjk: [76.39, 9.81],
  jkl: [76.54, 9.4],
  ijl: [76.97, 9.48],
  klm: [76.68, 9.12],
} as const satisfies Record<string, Place>;

/** Lines from junction to junction; `c` for coast, `l` for the land border, pairs of letters between two districts. */
export const ARCS = {
  c1: ["a", [74.9, 12.67], [74.935, 12.6], [74.975, 12.5], [75.03, 12.39], [75.075, 12.3], [75.12, 12.22], "ab"],
  c2: ["ab", [75.185, 12.04], [75.215, 12], [75.3, 11.93], [75.35, 11.86], [75.44, 11.79], [75.49, 11.745], "bd"],
  c4: ["bd", [75.575, 11.6], [75.61, 11.52], [75.685, 11.435], [75.735, 11.33], [75.77, 11.24], "de"],
  c5: ["de", [75.865, 10.975], [75.9, 10.86], [75.915, 10.785], "eg"],
  c7: ["eg", [76.01, 10.575], [76.075, 10.42], [76.13, 10.28], "gh"],
  c8: ["gh", [76.2, 10.07], [76.235, 9.96], "hk"],
  c11: ["hk", [76.295, 9.66], [76.315, 9.49], [76.345, 9.38], [76.39, 9.3], [76.43, 9.2], "km"],
  c13: ["km", [76.5, 9.02], [76.54, 8.94], [76.575, 8.875], [76.65, 8.815], "mn"],
  c14: ["mn", [76.745, 8.69], [76.8, 8.62], [76.87, 8.52], [76.95, 8.41], [76.99, 8.37], "n"],
  l14: ["n", [77.155, 8.355], [77.19, 8.48], [77.235, 8.6], [77.24, 8.68], "MN"],
  l13: ["MN", [77.17, 8.86], [77.15, 8.97], "LM"],
  l12: ["LM", [77.225, 9.2], [77.275, 9.29], "IL"],
  l9: [
    "IL",
    [77.37, 9.48],
    [77.3, 9.56],
    [77.18, 9.61],
    [77.225, 9.74],
    [77.23, 9.86],
    [77.265, 10],
    [77.275, 10.14],
    [77.245, 10.25],
    [77.19, 10.34],
    [77.09, 10.28],
    "HI",
  ],
  l8: ["HI", "GH"],
  l7: ["GH", "FG"],
  l6: [
    "FG",
    [76.87, 10.45],
    [76.81, 10.55],
    [76.865, 10.68],
    [76.88, 10.8],
    [76.82, 10.88],
    [76.68, 10.94],
    [76.73, 11.03],
    [76.785, 11.12],
    [76.7, 11.22],
    [76.58, 11.2],
    "EF",
  ],
  l5: ["EF", [76.54, 11.32], [76.48, 11.4], [76.4, 11.45], "CE"],
  l3: [
    "CE",
    [76.255, 11.57],
    [76.36, 11.6],
    [76.435, 11.66],
    [76.37, 11.76],
    [76.25, 11.85],
    [76.12, 11.87],
    [76.05, 11.95],
    "BC",
  ],
  l2: ["BC", [75.86, 11.96], [75.79, 12.08], [75.68, 12.15], [75.56, 12.22], "AB"],
  l1: ["AB", [75.4, 12.44], [75.33, 12.47], [75.23, 12.54], [75.16, 12.63], [75.06, 12.67], [75.03, 12.76], "a"],
  ab: ["ab", [75.24, 12.17], [75.32, 12.25], "AB"],
  bd: ["bd", [75.62, 11.75], [75.72, 11.79], "bcd"],
  bc: ["bcd", [75.85, 11.87], "BC"],
  cd: ["bcd", [75.89, 11.66], [76, 11.53], "cde"],
  ce: ["cde", "CE"],
  de: ["de", [75.92, 11.2], [76.03, 11.24], [76.09, 11.35], "cde"],
  eg: ["eg", [76.04, 10.75], "efg"],
  ef: ["efg", [76.2, 10.86], [76.33, 10.94], [76.38, 11.08], "EF"],
  fg: ["efg", [76.28, 10.74], [76.4, 10.67], [76.47, 10.55], [76.62, 10.46], [76.72, 10.4], "FG"],
  gh: ["gh", [76.28, 10.19], [76.42, 10.27], [76.6, 10.28], [76.75, 10.24], "GH"],
  hi: ["HI", [76.86, 10.08], [76.75, 10.02], [76.72, 9.93], "hij"],
  hj: ["hjk", [76.46, 9.85], [76.56, 9.83], "hij"],
  hk: ["hk", [76.33, 9.83], "hjk"],
  jk: ["hjk", [76.4, 9.68], [76.43, 9.56], [76.49, 9.45], "jkl"],
  ij: ["hij", [76.76, 9.8], [76.8, 9.71], [76.88, 9.61], "ijl"],
  jl: ["jkl", [76.66, 9.43], [76.78, 9.44], [76.88, 9.42], "ijl"],
  il: ["ijl", [77.1, 9.42], [77.22, 9.45], "IL"],
  kl: ["jkl", [76.59, 9.32], [76.64, 9.22], "klm"],
  km: ["km", [76.58, 9.1], "klm"],
  lm: ["klm", [76.79, 9.11], [76.9, 9.15], [77.03, 9.13], "LM"],
  mn: ["mn", [76.8, 8.8], [76.9, 8.83], [77.03, 8.82], "MN"],
} as const satisfies Record<string, readonly (keyof typeof JUNCTIONS | Place)[]>;
export type Arc = keyof typeof ARCS;

/** The coast from north to south. */
export const COAST: readonly Arc[] = ["c1", "c2", "c4", "c5", "c7", "c8", "c11", "c13", "c14"];

interface Shape {
  /** The ring of its border, each arc read in the direction that meets the one before. */
  ring: readonly Arc[];
  /** Where its stop stands, so that the line stays on land. */
  stop: Place;
  /** Where the label's leader ends, in the drawing's units, and on which side of that the label stands. */
  label: readonly [x: number, y: number, side: "sea" | "land"];
}

export const SHAPES: Readonly<Record<DistrictName, Shape>> = {
  Kasaragod: { ring: ["c1", "ab", "l1"], stop: [74.99, 12.5], label: [57, 11, "land"] },
  Kannur: { ring: ["c2", "bd", "bc", "l2", "ab"], stop: [75.37, 11.87], label: [47, 121, "sea"] },
  Wayanad: { ring: ["cd", "ce", "l3", "bc"], stop: [76.08, 11.61], label: [213, 145, "land"] },
  Kozhikode: { ring: ["c4", "de", "cd", "bd"], stop: [75.78, 11.25], label: [97, 199, "sea"] },
  Malappuram: { ring: ["c5", "eg", "ef", "l5", "ce", "de"], stop: [76.07, 11.05], label: [123, 233, "sea"] },
  Palakkad: { ring: ["fg", "l6", "ef"], stop: [76.65, 10.78], label: [275, 257, "land"] },
  Thrissur: { ring: ["c7", "gh", "l7", "fg", "eg"], stop: [76.21, 10.52], label: [131, 301, "sea"] },
  Ernakulam: { ring: ["c8", "hk", "hj", "hi", "l8", "gh"], stop: [76.31, 9.99], label: [157, 369, "sea"] },
  Idukki: { ring: ["hi", "ij", "il", "l9"], stop: [76.94, 9.85], label: [327, 381, "land"] },
  Kottayam: { ring: ["hj", "ij", "jl", "jk"], stop: [76.52, 9.59], label: [161, 415, "sea"] },
  Alappuzha: { ring: ["c11", "km", "kl", "jk", "hk"], stop: [76.43, 9.28], label: [171, 441, "sea"] },
  Pathanamthitta: { ring: ["jl", "il", "l12", "lm", "kl"], stop: [76.79, 9.26], label: [311, 467, "land"] },
  Kollam: { ring: ["c13", "mn", "l13", "lm", "km"], stop: [76.61, 8.89], label: [201, 517, "sea"] },
  Thiruvananthapuram: { ring: ["c14", "l14", "mn"], stop: [76.94, 8.52], label: [231, 573, "sea"] },
};
