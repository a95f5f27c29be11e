import { useId } from "react";
import { type AdminMaterial, MATERIAL_COPY } from "../../../shared/materials/materials.ts";
import { detectLanguage } from "../../components/language.ts";
import { EditAndDelete, useDeletion } from "../components/edit-and-delete.tsx";
import { Icon } from "../components/icon.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import type { CrudCardProps } from "../crud/crud-cards.tsx";
import { useFileUrl } from "../lib/file-url.ts";
import styles from "./card.module.css";
import { KIND_LABELS, LANGUAGE_LABELS } from "./labels.ts";

export function Card({ item: material, onEdit, onDelete }: CrudCardProps<AdminMaterial>) {
  const { id, title, title_ml, kind, language, type, size, width, height, file_url, preview_url, changed } = material;
  const heading = useId();
  const getAddress = useFileUrl();
  const { busy, deleteIt } = useDeletion({
    key: `material ${id}`,
    seen: material,
    words: MATERIAL_COPY,
    what: title,
    onDelete,
  });
  const about = [KIND_LABELS[kind], LANGUAGE_LABELS[language], type.toUpperCase(), getLength(size)];
  if (width !== null) about.splice(3, 0, `${width} × ${height}`);
  return (
    <article className={`card ${styles.card}`} aria-labelledby={heading} aria-busy={busy}>
      <div className={styles.look}>
        {preview_url === null ? <Icon name="file" /> : <img src={getAddress(preview_url)} alt="" loading="lazy" />}
      </div>
      <div className={styles.about}>
        <h3 id={heading} lang={detectLanguage(title)}>
          {title}
        </h3>
        {title_ml && <p lang={detectLanguage(title_ml)}>{title_ml}</p>}
        <p className="card-line">{about.join(", ")}</p>
        <p>
          <a
            className="text-link"
            href={getAddress(file_url)}
            target="_blank"
            rel="noreferrer"
            aria-describedby={heading}
          >
            <Icon name="eye" />
            View file
          </a>
        </p>
        <LastChanged changed={changed} />
        <EditAndDelete id={id} itemLabel={heading} busy={busy} onEdit={onEdit} onDelete={deleteIt} />
      </div>
    </article>
  );
}

const getLength = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;
