import type * as z from "zod/mini";
import type { FormRules } from "../../shared/validation/form.ts";
import type { CrudItem, CrudService } from "../audit-log/crud.ts";
import type { ErrorKind } from "../lib/app-error.ts";
import { defineEndpoint } from "./endpoint.ts";

interface CrudEndpointOptions<Path, Form, Sent, Shown> {
  path: Path;
  name: CrudItem;
  /** With its article, for the API description. */
  one: string;
  adding?: string;
  form: FormRules<Form, Sent>;
  shown: z.ZodMiniType<Shown>;
  messages: Record<"added" | "updated" | "deleted", string>;
  refuses?: readonly ErrorKind[];
}

/** Add, update and delete endpoints of a simple list. */
export function createCrudEndpoints<const Path extends `/api/${string}`, Form, Sent, Shown extends { version: number }>(
  list: CrudService<Form, Shown>,
  {
    path,
    name,
    one,
    adding = `Add ${one}`,
    form,
    shown,
    messages,
    refuses: errors = [],
  }: CrudEndpointOptions<Path, Form, Sent, Shown>,
) {
  return [
    defineEndpoint(`POST ${path}/add`, {
      summary: adding,
      act: `add ${name}`,
      errors,
      body: form,
      message: messages.added,
      data: shown,
      status: 201,
      handle: ({ by, body }) => list.add(by, body),
    }),
    defineEndpoint(`PUT ${path}/update/{id}`, {
      summary: `Change ${one}`,
      act: `change ${name}`,
      versioned: true,
      errors,
      body: form,
      message: messages.updated,
      data: shown,
      handle: ({ by, id, expected, body }) => list.update(by, id, expected, body),
    }),
    defineEndpoint(`DELETE ${path}/delete/{id}`, {
      summary: `Delete ${one}`,
      act: `delete ${name}`,
      versioned: true,
      message: messages.deleted,
      handle: ({ by, id, expected }) => list.remove(by, id, expected),
    }),
  ];
}
