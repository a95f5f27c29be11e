import type { AuditedKind } from "../../../shared/audit-log/audit-log.ts";
import type { ErrorMessages } from "../../../shared/validation/errors.ts";
import type { FormRules } from "../../../shared/validation/form.ts";
import type { Toast } from "../../components/toasts.ts";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import {
  apiFetch,
  type EndpointName,
  type EndpointTypesOf,
  type OptionsOf,
  type ResponseOf,
} from "../lib/api-client.ts";
import { getFailure, NOT_SAVED, showResult, validateForm } from "../lib/form-result.ts";
import { actionOnTouch } from "../lib/load-on-touch.tsx";
import { showNotLoaded } from "../lib/result-toast.ts";
import { readSeenVersion, resolveSeen, saveWithVersion } from "../lib/save-with-version.ts";
import { showDeleted } from "../lib/undo-toast.ts";

/** Path of a list with endpoints to add, update and delete. */
type CrudPath<Name = EndpointName> = Name extends `DELETE ${infer Path}/delete/{id}`
  ? `GET ${Path}` | `POST ${Path}/add` | `PUT ${Path}/update/{id}` extends EndpointName
    ? Path
    : never
  : never;

type ItemOf<List> = List extends (infer Item)[] | { data: (infer Item)[] } ? Item : never;

interface ListOptions<Path extends CrudPath, Rules> {
  /** Loaded when the screen is first touched. */
  rules: () => Promise<Rules>;
  kind: AuditedKind;
  path: Path;
  /** Of the list. */
  query?: EndpointTypesOf<`GET ${Path}`>["query"];
  sentences: ErrorMessages;
  copy: Readonly<Record<"notLoaded" | "notDeleted" | "confirmButton", string>>;
  onDeleted?(): void;
  /** Statuses of failed deletions besides 404 whose server message is shown; absent: all. */
  reasonedDeletion?: readonly number[];
  /** Milliseconds. */
  time?: Toast["time"];
}

interface CrudOptions<Path extends CrudPath, Fields> extends ListOptions<Path, FormRules<Fields>> {
  copy: ListOptions<Path, unknown>["copy"] & {
    notSaved: string;
    /** For the conflict dialog. */
    labels: Readonly<Record<keyof Fields, string>>;
  };
  /** Input for validation; default: the fields. */
  read?(form: FormData): object;
  /** Errors of several fields for one rule. */
  wrong?(form: FormData): Promise<Record<string, string>>;
  onSaved?(form: FormData): void;
}

/** Loader and action of a plain list. */
export const createCrudActions = <
  const Path extends CrudPath,
  Fields extends object & EndpointTypesOf<`POST ${Path}/add`>["body"],
>(
  list: CrudOptions<Path, Fields>,
) =>
  createListActions(list, async (request, form, rules) => {
    const { sentences, copy, time } = list;
    const path: CrudPath = list.path;
    const look = time && { time };
    const parsed = validateForm(rules, list.read?.(form) ?? Object.fromEntries(form), { sentences, ...look });
    if (!parsed.saved) return { saved: false, errors: { ...parsed.errors, ...(await list.wrong?.(form)) } };
    const id = form.get("id");
    // Their type is that of the path's endpoints.
    const response = id
      ? await saveWithVersion<Fields>(parsed.value, readSeenVersion(form), copy.labels, (body, version) =>
          apiFetch(request, `PUT ${path}/update/{id}`, {
            id,
            body,
            version,
          } as OptionsOf<`PUT ${CrudPath}/update/{id}`>),
        )
      : await apiFetch(request, `POST ${path}/add`, { body: parsed.value } as OptionsOf<`POST ${CrudPath}/add`>);
    if (typeof response === "object" && response.ok) list.onSaved?.(form);
    return showResult(response, { sentences, failed: copy.notSaved, ...look });
  });

/** Loader and action of a list that saves in a way of its own. */
export function createListActions<const Path extends CrudPath, Rules>(
  list: ListOptions<Path, Rules>,
  saveWithRules: (request: Request, form: FormData, rules: Rules) => Promise<SaveFormState>,
) {
  const { kind, sentences, copy, reasonedDeletion: reasoned, time } = list;
  const path: CrudPath = list.path;
  const look = time && { time };
  const save = actionOnTouch(async () => {
    const rules = await list.rules();
    return (request: Request, form: FormData) => saveWithRules(request, form, rules);
  });

  async function remove(request: Request, id: string, form: FormData): Promise<SaveFormState> {
    const response = await resolveSeen(form, copy.confirmButton, (version) =>
      apiFetch(request, `DELETE ${path}/delete/{id}`, { id, version }),
    );
    if (response === "kept") return NOT_SAVED;
    if (!response.ok)
      return getFailure(response, { sentences, failed: copy.notDeleted, ...(reasoned && { reasoned }), ...look });
    list.onDeleted?.();
    showDeleted(response.body.message, kind, id);
    return { saved: true };
  }

  return {
    /** Null when loading failed. */
    async load(request: Request): Promise<ItemOf<ResponseOf<`GET ${Path}`>>[] | null> {
      const response = await apiFetch(request, `GET ${path}`, { query: list.query });
      if (response.ok)
        return (Array.isArray(response.body) ? response.body : response.body.data) as ItemOf<
          ResponseOf<`GET ${Path}`>
        >[];
      showNotLoaded(request, { kind: "bad", text: copy.notLoaded, ...look });
      return null;
    },

    async act(request: Request): Promise<SaveFormState> {
      const form = await request.formData();
      const deleted = form.get("delete");
      return deleted === null ? save(request, form) : remove(request, String(deleted), form);
    },
  };
}
