import type * as z from "zod/mini";

/** Picks the columns that a schema names. */
export function pickColumns<Shape extends Record<string, z.ZodMiniType>>({ shape }: z.ZodMiniObject<Shape>) {
  type Shown = z.output<z.ZodMiniObject<Shape>>;
  const columns = Object.keys(shape) as (keyof Shown)[];
  return <Row extends Shown>(row: Row): Shown =>
    Object.fromEntries(columns.map((column) => [column, row[column]])) as Shown;
}
