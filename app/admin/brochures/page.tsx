import type { AdminBrochure } from "../../../shared/brochures/brochures.schema.ts";
import { BROCHURE_COPY } from "../../../shared/brochures/brochures.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { ActionButton } from "../components/buttons.tsx";
import { useDeletion } from "../components/edit-and-delete.tsx";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import { useFormReset } from "../hooks/use-edit-form.ts";
import { useFocusAfterDelete } from "../hooks/use-focus-after-delete.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { useFileUrl } from "../lib/urls.ts";
import type { Route } from "./+types/page.ts";
import { BROCHURE_DRAFT, brochures, NOT_LOADED } from "./actions.ts";
import { BrochureForm } from "./form.tsx";
import styles from "./page.module.css";

export const meta = () => pageMeta("Brochures");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => brochures.load(request);

export const clientAction = ({ request }: Route.ClientActionArgs) => brochures.act(request);

const NONE: readonly AdminBrochure[] = [];

/** Only the first brochure is used. */
export default function Brochures({ loaderData: loaded }: Route.ComponentProps) {
  const [times, reset] = useFormReset(BROCHURE_DRAFT);
  const { remember } = useFocusAfterDelete(loaded ?? NONE, "button");
  const [brochure, next] = loaded ?? NONE;
  return (
    <>
      <h1>{brochure ? t("Update Brochure") : t("Upload Brochure")}</h1>
      {loaded ? (
        <div className="form-and-list">
          <div className={`panel ${styles.whole}`}>
            <BrochureForm key={`${times} ${brochure?.id}`} brochure={brochure} onSaved={reset} onDiscard={reset} />
          </div>
          <section aria-labelledby="preview-title">
            <h2 id="preview-title">{t("Latest Brochure Preview")}</h2>
            {brochure ? (
              <>
                <LastChanged changed={brochure.changed} />
                <Preview name={brochure.name} url={brochure.file_url} />
                {brochure.file_url_ml && (
                  <>
                    <h3 className={styles.twin}>{t("In Malayalam")}</h3>
                    <Preview name={brochure.name_ml || brochure.name} url={brochure.file_url_ml} />
                  </>
                )}
                <WithdrawButton key={brochure.id} brochure={brochure} next={next} onWithdraw={() => remember(0)} />
              </>
            ) : (
              <EmptyState>{t("No brochure yet.")}</EmptyState>
            )}
          </section>
        </div>
      ) : (
        <FailedState sentence={NOT_LOADED} />
      )}
    </>
  );
}

/** Embedded PDF viewer with fallback text. */
function Preview({ name, url }: { name: string; url: string }) {
  const getAddress = useFileUrl();
  return (
    <object
      key={url}
      className={`${styles.pdf} not-printed`}
      data={getAddress(url)}
      type="application/pdf"
      aria-label={name}
    >
      <p>{BROCHURE_COPY.noPreview}</p>
    </object>
  );
}

const copy = BROCHURE_COPY;

interface WithdrawButtonProps {
  brochure: AdminBrochure;
  next: AdminBrochure | undefined;
  onWithdraw: () => void;
}

function WithdrawButton({ brochure, next, onWithdraw }: WithdrawButtonProps) {
  const { id, name } = brochure;
  const after = next ? copy.nextTakesItsPlace.replace("{next}", () => next.name) : copy.noneTakesItsPlace;
  const dialogCopy = { ...copy, confirmText: `${copy.confirmText} ${after}` };
  const { busy, deleteIt } = useDeletion({
    key: `brochure ${id}`,
    seen: brochure,
    copy: dialogCopy,
    target: name,
    onDelete: onWithdraw,
  });
  return (
    <p className="button-row">
      <ActionButton icon="trash" label={t("Withdraw Brochure")} danger busy={busy} onPress={deleteIt} />
    </p>
  );
}
