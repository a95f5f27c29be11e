import type { Spoken } from "../../../domain/refusals.ts";

/**
 * What each field of a form begins with and what is said of it, under the name by which both are known.
 * @param item what the form began with; nothing where something is added
 * @param errors a sentence for each field that was refused
 */
export const fieldsOf =
  <Item extends object>(item: Item | null | undefined, errors: Spoken["errors"]) =>
  <Name extends NameIn<Item>>(name: Name) => ({
    name,
    defaultValue: item?.[name] as Extract<Item[Name], string> | undefined,
    error: errors[name],
  });

/** The fields of which one holds text. */
type NameIn<Item> = {
  [Name in keyof Item]-?: Item[Name] extends string | null | undefined ? Name : never;
}[keyof Item] &
  string;
