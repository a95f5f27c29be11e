import { DISTRICTS_ON_THE_ROUTE } from "../../../shared/districts.ts";
import { ARCS, type Arc, COAST, JUNCTIONS, type Place, SHAPES } from "./kerala.ts";

type Point = readonly [x: number, y: number];

/** Units per degree of latitude. */
const SCALE = 132;
/** Cosine of the middle latitude. */
const NARROWER = Math.cos((10.5 * Math.PI) / 180);

/** Equirectangular: enough at this size. */
const project = ([lon, lat]: Place): Point => [(lon - 74.868) * SCALE * NARROWER, (12.78 - lat) * SCALE];

const short = (value: number) => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

const getPoints = (arc: Arc): Point[] =>
  ARCS[arc].map((step) => project(typeof step === "string" ? JUNCTIONS[step] : step));

const same = (a: Point | undefined, b: Point | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** Reverses arcs where needed. */
function walk(ring: readonly Arc[]): Point[] {
  const [first = [], second = [], ...rest] = ring.map(getPoints);
  const meets = [second[0], second.at(-1)].some((end) => same(first.at(-1), end));
  const path = meets ? first : [...first].reverse();
  for (const arc of [second, ...rest]) path.push(...(same(path.at(-1), arc[0]) ? arc : [...arc].reverse()).slice(1));
  return path;
}

/** Catmull-Rom as cubic Béziers; a greater divisor is tighter. */
function smooth(points: readonly Point[], divisor: number): string {
  const to = (a: Point, b: Point, from: Point): Point => [
    from[0] + (b[0] - a[0]) / divisor,
    from[1] + (b[1] - a[1]) / divisor,
  ];
  const parts = points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? end;
    return `C${at(to(before, end, start))} ${at(to(after, start, end))} ${at(end)}`;
  });
  return `M${at(points[0] ?? [0, 0])}${parts.join("")}`;
}

export const COAST_LINE = smooth(
  COAST.flatMap((arc, index) => getPoints(arc).slice(index === 0 ? 0 : 1)),
  6,
);

/** North to south. */
export const STOPS = DISTRICTS_ON_THE_ROUTE.map((district, index) => {
  const { ring, stop, label } = SHAPES[district.name];
  const [x, y] = project(stop);
  return {
    district,
    number: index + 1,
    border: `M${walk(ring).map(at).join("L")}Z`,
    x: Number(short(x)),
    y: Number(short(y)),
    label: { x: label[0], y: label[1], side: label[2] },
  };
});

/** Tighter, to stay on land. */
export const LINE = smooth(
  STOPS.map(({ x, y }) => [x, y]),
  7,
);
