import type { LocalizedErrors } from "../../../shared/validation/errors.ts";

/** Props of form fields: default value and error by name. */
export const fieldsOf =
  <Item extends object>(item: Item | null | undefined, errors: LocalizedErrors["errors"]) =>
  <Name extends NameIn<Item>>(name: Name) => ({
    name,
    defaultValue: item?.[name] as Extract<Item[Name], string> | undefined,
    error: errors[name],
  });

type NameIn<Item> = {
  [Name in keyof Item]-?: Item[Name] extends string | null | undefined ? Name : never;
}[keyof Item] &
  string;
