import { useEffect, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { can } from "../../../shared/permissions/permissions.ts";
import type { Picture } from "../../../shared/pictures/pictures.schema.ts";
import { ActionButton } from "../components/buttons.tsx";
import { Dialog } from "../components/dialog.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { SearchField } from "../components/search-field.tsx";
import { useCloseOnBack } from "../hooks/use-url-dialog.ts";
import { apiFetch } from "../lib/api-client.ts";
import { useAdmin } from "../lib/session.ts";
import { SCREEN_COPY } from "./copy.ts";
import { PictureGrid } from "./grid.tsx";
import styles from "./page.module.css";
import { Uploads } from "./uploads.tsx";
import { reloadIfSessionEnded } from "./use-pictures.ts";

interface ChooserProps {
  /** Element id; receives focus on close. */
  openedBy: string;
  /** Like "Insert". */
  verb: string;
  onChoose: (picture: Picture) => void;
  onClose: () => void;
}

/** Dialog for choosing a picture from the library, with uploads if permitted. */
export function PictureChooser({ openedBy, verb, onChoose, onClose }: ChooserProps) {
  const [q, setQ] = useState("");
  const [page, setPage] = useState(1);
  const [times, setTimes] = useState(0);
  const [list, setList] = useState<{ data: Picture[]; total: number } | "failed">();
  const [chosen, setChosen] = useState<Picture>();
  const role = useAdmin()?.role;
  const canUpload = role === undefined || can(role, "add picture");
  useCloseOnBack(onClose);
  useEffect(() => {
    const asking = new AbortController();
    // Debounced.
    const later = setTimeout(() => {
      const request = new Request(location.href, { signal: asking.signal });
      apiFetch(request, "GET /api/pictures", { query: { q: q.trim(), page } })
        .then((response) => {
          if (asking.signal.aborted) return;
          if (!response.ok) return setList("failed");
          const { data, meta } = response.body;
          setList((before) => ({
            data: page > 1 && before && before !== "failed" ? [...before.data, ...data] : data,
            total: meta.total,
          }));
        })
        .catch((error: unknown) => {
          if (!asking.signal.aborted) reloadIfSessionEnded(error);
        });
    }, 250);
    return () => {
      clearTimeout(later);
      asking.abort();
    };
  }, [q, page, times]);
  const found = list && list !== "failed" ? list : null;
  return (
    <Dialog title={t("Pictures")} openedBy={openedBy} onClose={onClose} wide>
      <div className={styles.head}>
        <div className={styles.find}>
          <SearchField
            label={t("Search pictures")}
            onChange={({ target }) => {
              setQ(target.value);
              setPage(1);
            }}
          />
        </div>
        {canUpload && (
          <Uploads
            id="upload-into-chooser"
            onAdded={(added) => {
              setChosen(added.at(-1));
              setPage(1);
              setTimes((before) => before + 1);
            }}
          />
        )}
      </div>
      {list === "failed" && <p role="alert">{SCREEN_COPY.notLoaded}</p>}
      {found?.data.length === 0 && <EmptyState>{q ? SCREEN_COPY.noneFound : SCREEN_COPY.none}</EmptyState>}
      {found && (
        <PictureGrid pictures={found.data}>
          {(picture, look) => (
            <button
              className={styles.card}
              type="button"
              aria-pressed={picture.id === chosen?.id}
              onClick={() => setChosen(picture)}
              onDoubleClick={() => onChoose(picture)}
            >
              {look}
              {picture.id === chosen?.id && (
                <span className={styles.chosen}>
                  <Icon name="check" />
                </span>
              )}
            </button>
          )}
        </PictureGrid>
      )}
      {found && found.data.length < found.total && (
        <ActionButton label={t("Show more")} onPress={() => setPage((before) => before + 1)} />
      )}
      <div className={`button-row ${styles.choose}`}>
        <ActionButton look="button outlined" label={t("Cancel")} onPress={onClose} />
        <ActionButton
          look="button red"
          label={verb}
          aria-disabled={chosen ? undefined : true}
          onPress={() => chosen && onChoose(chosen)}
        />
      </div>
    </Dialog>
  );
}
