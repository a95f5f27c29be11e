import type { LocalizedErrors } from "../../../shared/validation/errors.ts";

/** Props of form fields: default value and error by name. */
export const getFieldProps =
  <Item extends object>(item: Item | null | undefined, errors: LocalizedErrors["errors"]) =>
  <Name extends FieldNames<Item>>(name: Name) => ({
    name,
    defaultValue: item?.[name] as Extract<Item[Name], string> | undefined,
    error: errors[name],
  });

type FieldNames<Item> = {
  [Name in keyof Item]-?: Item[Name] extends string | null | undefined ? Name : never;
}[keyof Item] &
  string;
