import type { AuditedKind } from "../../../shared/audit-log/audit-log.ts";
import type { ErrorMessages, Violation } from "../../../shared/validation/errors.ts";
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
import { getFailure, NOT_SAVED, showFormErrors, showResult, validateForm } from "../lib/form-result.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import { readSeenVersion, resolveSeen, saveWithVersion } from "../lib/save-with-version.ts";
import { showDeleted } from "../lib/undo-toast.ts";
import { upload } from "../lib/upload.ts";

/** Path of a list with endpoints to add, update and delete. */
type CrudPath<Name = EndpointName> = Name extends `DELETE ${infer Path}/delete/{id}`
  ? `GET ${Path}` | `POST ${Path}/add` | `PUT ${Path}/update/{id}` extends EndpointName
    ? Path
    : never
  : never;

type ItemOf<List> = List extends (infer Item)[] | { data: (infer Item)[] } ? Item : never;

/** Configuration of a CRUD screen. */
interface CrudOptions<Path extends CrudPath, Fields> {
  kind: AuditedKind;
  path: Path;
  /** Of the list. */
  query?: EndpointTypesOf<`GET ${Path}`>["query"];
  rules: FormRules<Fields>;
  sentences: ErrorMessages;
  words: Readonly<Record<"notLoaded" | "notSaved" | "notDeleted" | "confirmButton", string>> & {
    /** For the conflict dialog. */
    labels: Readonly<Record<keyof Fields, string>>;
    cancelled?: string;
  };
  /** Input for validation; default: the fields. */
  read?(form: FormData): object;
  /** Errors of several fields for one rule. */
  wrong?(form: FormData): Record<string, string>;
  /** Errors of other parts, such as files. */
  beside?(form: FormData): Record<string, Violation>;
  /** Values compared besides the fields, such as a file name. */
  along?(form: FormData): object;
  /** Message when nothing changed. */
  unchanged?(form: FormData, values: Values): string | undefined;
  /** Multipart body, for uploads. */
  toFormData?(values: Values, form: FormData): FormData;
  onSaved?(form: FormData): void;
  onDeleted?(): void;
  /** Statuses besides 404 whose server message is shown; absent: all. */
  reasoned?: readonly number[];
  /** The same of failed deletions. */
  reasonedDeletion?: readonly number[];
  /** Milliseconds. */
  time?: Toast["time"];
}

type Values = Record<string, unknown>;

/** Loader and action of a CRUD screen. */
export function createCrudActions<
  const Path extends CrudPath,
  Fields extends object & EndpointTypesOf<`POST ${Path}/add`>["body"],
>(list: CrudOptions<Path, Fields>) {
  const { kind, rules, sentences, words, reasoned, reasonedDeletion, time } = list;
  const path: CrudPath = list.path;
  const look = time && { time };

  async function save(request: Request, form: FormData): Promise<SaveFormState> {
    const sent = list.read?.(form) ?? Object.fromEntries(form);
    const parsed = validateForm(rules, sent, { sentences, beside: list.beside?.(form), ...look });
    if (!parsed.saved) return { saved: false, errors: { ...parsed.errors, ...list.wrong?.(form) } };
    const id = form.get("id");
    const values = { ...parsed.value, ...list.along?.(form) } as Fields & Values;
    const unchanged = id && list.unchanged?.(form, values);
    if (unchanged) return showFormErrors({}, unchanged, { kind: "warn", ...look });
    const add = () => {
      const body = list.toFormData?.(values, form);
      return body
        ? upload(request, `POST ${path}/add`, { body })
        : apiFetch(request, `POST ${path}/add`, { body: values } as OptionsOf<`POST ${CrudPath}/add`>);
    };
    const update = (id: string, picked: Fields, version: string) => {
      const body = list.toFormData?.(picked as Values, form);
      return body
        ? upload(request, `PUT ${path}/update/{id}`, { id, body, version })
        : apiFetch(request, `PUT ${path}/update/{id}`, {
            id,
            body: picked,
            version,
          } as OptionsOf<`PUT ${CrudPath}/update/{id}`>);
    };
    const answer = id
      ? await saveWithVersion<Fields>(values, readSeenVersion(form), words.labels, (picked, version) =>
          update(String(id), picked, version),
        )
      : await add();
    const { notSaved: failed, cancelled = "" } = words;
    if (typeof answer === "object" && answer.ok) list.onSaved?.(form);
    return showResult(answer, { sentences, failed, cancelled, ...(reasoned && { reasoned }), ...look });
  }

  async function remove(request: Request, id: string, form: FormData): Promise<SaveFormState> {
    const answer = await resolveSeen(form, words.confirmButton, (version) =>
      apiFetch(request, `DELETE ${path}/delete/{id}`, { id, version }),
    );
    if (answer === "kept") return NOT_SAVED;
    if (!answer.ok) {
      const telling = {
        sentences,
        failed: words.notDeleted,
        ...(reasonedDeletion && { reasoned: reasonedDeletion }),
        ...look,
      };
      return getFailure(answer, telling);
    }
    list.onDeleted?.();
    showDeleted(answer.body.message, kind, id);
    return { saved: true };
  }

  return {
    /** Null when loading failed. */
    async load(request: Request): Promise<ItemOf<ResponseOf<`GET ${Path}`>>[] | null> {
      const answer = await apiFetch(request, `GET ${path}`, { query: list.query });
      if (answer.ok)
        return (Array.isArray(answer.body) ? answer.body : answer.body.data) as ItemOf<ResponseOf<`GET ${Path}`>>[];
      showNotLoaded(request, { kind: "bad", text: words.notLoaded, ...look });
      return null;
    },

    async act(request: Request): Promise<SaveFormState> {
      const form = await request.formData();
      const deleted = form.get("delete");
      return deleted === null ? save(request, form) : remove(request, String(deleted), form);
    },
  };
}
