import { type RefObject, useEffect, useState } from "react";
import { DRAFT_COPY, type StaffDraft } from "../../../shared/drafts/drafts.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { isTypedField } from "../hooks/use-save-form.ts";
import { apiFetch } from "../lib/api-client.ts";
import { getDraft, type InputValues, readInput } from "../lib/drafts.ts";
import { formatDateTime } from "../lib/format-date.ts";
import { ActionButton } from "./buttons.tsx";
import styles from "./server-drafts.module.css";

const SAVE_DELAY_MS = 2000;
const DEVICE = "device";

function getDevice(): string {
  const deviceId = localStorage.getItem(DEVICE) ?? crypto.randomUUID();
  localStorage.setItem(DEVICE, deviceId);
  return deviceId;
}

const currentPage = () => new Request(location.href);

/** Without fields it is deleted. Best effort: the browser has the draft too. */
const save = (name: string, fields: InputValues, version: number, device = getDevice()): Promise<unknown> =>
  apiFetch(currentPage(), "PUT /api/admin/drafts", { body: { name, device, fields, version } }).catch(() => {});

export const forgetServerDraft = (name: string): void => void save(draftNameOf(name), {}, 0);

const draftNameOf = (name: string) => name.trim();

interface ServerDraftsProps {
  draft: string;
  version: number;
  form: RefObject<HTMLFormElement | null>;
}

/** Stores the draft on the server, and offers those of one's other devices. Neither replaces another. */
export function ServerDrafts({ draft, version, form }: ServerDraftsProps) {
  const name = draftNameOf(draft);
  const [others, setOthers] = useState<readonly StaffDraft[]>([]);
  const [before, setBefore] = useState<InputValues | null>(null);

  useEffect(() => {
    let isCurrent = true;
    apiFetch(currentPage(), "GET /api/admin/drafts", { query: { name } }).then(
      (response) => {
        if (isCurrent && response.ok) setOthers(response.body.data.filter(({ device }) => device !== getDevice()));
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);

  useEffect(() => {
    let timer: number | undefined;
    const store = () => {
      const values = getDraft(draft);
      if (values) void save(name, values, version);
    };
    const ending = new AbortController();
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(store, SAVE_DELAY_MS);
    };
    form.current?.addEventListener("input", later, ending);
    return () => {
      window.clearTimeout(timer);
      ending.abort();
    };
  }, [draft, name, version, form]);

  const fill = (values: InputValues) => {
    for (const [field, value] of Object.entries(values)) {
      const element = form.current?.elements.namedItem(field);
      if (!isTypedField(element)) continue;
      element.value = value;
      element.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  const use = ({ fields }: StaffDraft) => {
    if (form.current) setBefore(readInput(form.current));
    fill(fields);
  };
  const remove = ({ device }: StaffDraft) => {
    setOthers(others.filter((other) => other.device !== device));
    void save(name, {}, 0, device);
  };
  if (others.length === 0) return null;
  return (
    <div role="status" className={styles.otherDrafts}>
      {others.map((other) => (
        <div key={other.device}>
          <p>{interpolate(DRAFT_COPY.otherDraft, { browser: other.browser, when: formatDateTime(other.at) })}</p>
          <div className="button-row">
            <ActionButton label={DRAFT_COPY.useDraft} onPress={() => use(other)} />
            {before && (
              <ActionButton
                label={DRAFT_COPY.backToMine}
                onPress={() => {
                  fill(before);
                  setBefore(null);
                }}
              />
            )}
            <ActionButton label={DRAFT_COPY.deleteDraft} onPress={() => remove(other)} />
          </div>
        </div>
      ))}
    </div>
  );
}
