import { useEffect, useRef, useState } from "react";
import { redirect, useFetcher } from "react-router";
import { IMPORT_ERRORS, IMPORT_LIMITS, type ImportResult } from "../../../shared/import/import.ts";
import { ActionButton } from "../components/buttons.tsx";
import { FieldError } from "../components/error-box.tsx";
import { downloadTemplate } from "../components/export-button.tsx";
import { Icon } from "../components/icon.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { UploadProgress } from "../components/upload-progress.tsx";
import { usePostAction, useSubmitOnce } from "../hooks/use-post-action.ts";
import { getFailure, type NOT_SAVED, showFormErrors } from "../lib/form-result.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { showResultToast } from "../lib/result-toast.ts";
import { getSelectedFile } from "../lib/selected-file.ts";
import { upload, useUpload } from "../lib/upload.ts";
import type { Route } from "./+types/page.ts";
import { IMPORT_COPY as copy, countRows, getImportScreen, TOO_LARGE } from "./copy.ts";
import { Errors } from "./errors.tsx";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(getImportScreen(location.pathname).title);

type Outcome = { checked: ImportResult } | typeof NOT_SAVED | null;

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Outcome | Response> {
  const { kind, list } = getImportScreen(new URL(request.url).pathname);
  const form = await request.formData();
  if (!form.has("file")) return downloadTemplate(request, `GET /api/import/${kind}/template`);
  const isCheck = form.get("dry_run") === "true";
  const file = getSelectedFile(form, "file");
  if (file && file.size > IMPORT_LIMITS.bytes) return showFormErrors({ file: TOO_LARGE }, TOO_LARGE, WARNING);
  const response = await upload(request, `POST /api/import/${kind}`, { body: form });
  if (response === "cancelled") return showFormErrors({}, copy.cancelled, WARNING);
  if (!response.ok)
    return getFailure(response, { sentences: IMPORT_ERRORS, failed: isCheck ? copy.notChecked : copy.notStored });
  const { data } = response.body;
  if (isCheck || data.errors.length > 0) return { checked: data };
  showResultToast({ kind: "ok", text: countRows(copy.stored, data.added + data.changed) });
  return redirect(list);
}

const WARNING = { kind: "warn" } as const;

export default function Import({ matches }: Route.ComponentProps) {
  const { title, list, back } = getImportScreen(matches.at(-1)?.pathname ?? "");
  const { state, data, submit } = useFetcher<Outcome>();
  const isFirstPress = useSubmitOnce({ state, data });
  const template = usePostAction();
  const uploading = useUpload();
  const [file, setFile] = useState<File>();
  const heading = useRef<HTMLHeadingElement>(null);
  const busy = state !== "idle";
  const error = !busy && data && "errors" in data ? data.errors["file"] : undefined;
  const checked = !busy && data && "checked" in data ? data.checked : undefined;
  useEffect(() => {
    if (checked) heading.current?.focus();
  }, [checked]);

  const send = (chosen: File, isCheck: boolean) => {
    if (!isFirstPress()) return;
    const body = new FormData();
    body.set("file", chosen);
    body.set("dry_run", String(isCheck));
    void submit(body, { method: "post", encType: "multipart/form-data" });
  };
  const check = async (chosen: File) => {
    // A copy, so that what is stored is what was checked even if the file on disk changes.
    const content = chosen.size > IMPORT_LIMITS.bytes ? chosen : await chosen.arrayBuffer();
    const copied = new File([content], chosen.name, { type: "text/csv" });
    setFile(copied);
    send(copied, true);
  };
  const step = !checked ? 0 : checked.errors.length > 0 ? 1 : 2;
  return (
    <>
      <PageHeader title={title} back={{ to: list, label: back }} />
      <Steps current={step} />
      <section className={`panel ${styles.file}`} aria-label={copy.steps.file}>
        <p>{file ? <b className={styles.name}>{file.name}</b> : copy.about}</p>
        <div className={styles.buttons}>
          <ActionButton icon="download" label={copy.template} onPress={() => template.post({ act: "template" })} />
          <FileButton
            label={!file ? copy.choose : step === 1 ? copy.chooseCorrected : copy.chooseOther}
            described={error !== undefined}
            onChoose={(chosen) => void check(chosen)}
          />
        </div>
        {error !== undefined && <FieldError id="file-error">{error}</FieldError>}
        {uploading && <UploadProgress upload={uploading} />}
      </section>
      {checked && (
        <section className={styles.check} aria-labelledby="check-title">
          <h2 id="check-title" ref={heading} tabIndex={-1}>
            {copy.result}
          </h2>
          <Counts result={checked} />
          {checked.errors.length > 0 ? (
            <Errors errors={checked.errors} file={file} />
          ) : (
            <Confirm rows={checked.added + checked.changed} onImport={() => file && send(file, false)} />
          )}
        </section>
      )}
    </>
  );
}

const Steps = ({ current }: { current: number }) => (
  <ol className={styles.steps}>
    {Object.values(copy.steps).map((step, at) => (
      <li key={step} aria-current={at === current ? "step" : undefined} data-done={at < current || undefined}>
        {at < current && <Icon name="check" />}
        {step}
      </li>
    ))}
  </ol>
);

interface FileButtonProps {
  label: string;
  described: boolean;
  onChoose: (file: File) => void;
}

const FileButton = ({ label, described, onChoose }: FileButtonProps) => (
  <label className={`button small ${styles.choose}`}>
    <span>{label}</span>
    <input
      className="visually-hidden"
      type="file"
      accept=".csv,text/csv"
      aria-describedby={described ? "file-error" : undefined}
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onChoose(file);
        // Otherwise choosing the corrected file of the same name is no change.
        target.value = "";
      }}
    />
  </label>
);

function Counts({ result: { added, changed, unchanged, errors } }: { result: ImportResult }) {
  const wrongRows = new Set(errors.map(({ row }) => row)).size;
  const counts = [
    [copy.added, added],
    [copy.changed, changed],
    [copy.unchanged, unchanged],
    [copy.withErrors, wrongRows],
  ] as const;
  return (
    <ul className={styles.counts}>
      {counts.map(([label, count]) => (
        <li key={label} data-bad={(label === copy.withErrors && count > 0) || undefined}>
          <b>{count.toLocaleString("en-IN")}</b> {label}
        </li>
      ))}
    </ul>
  );
}

function Confirm({ rows, onImport }: { rows: number; onImport: () => void }) {
  if (rows === 0) return <p>{copy.nothingToStore}</p>;
  return (
    <>
      <p>{countRows(copy.willBeStored, rows)}</p>
      <ActionButton look="button red" label={copy.import} onPress={onImport} />
    </>
  );
}
