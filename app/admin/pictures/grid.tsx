import type { ReactNode } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import type { Picture } from "../../../shared/pictures/pictures.schema.ts";
import { StatusTag } from "../components/status-tag.tsx";
import { useFileUrl } from "../lib/urls.ts";
import { getUsage } from "./copy.ts";
import styles from "./page.module.css";

interface GridProps {
  pictures: readonly Picture[];
  /** Wraps one picture in a link or button. */
  children: (picture: Picture, look: ReactNode) => ReactNode;
}

export function PictureGrid({ pictures, children }: GridProps) {
  return (
    <ul className={styles.grid}>
      {pictures.map((picture) => (
        <li key={picture.id}>{children(picture, <Look picture={picture} />)}</li>
      ))}
    </ul>
  );
}

function Look({ picture }: { picture: Picture }) {
  const { url, alt, alt_ml, focus } = picture;
  const getAddress = useFileUrl();
  return (
    <>
      <img
        src={getAddress(url)}
        alt=""
        loading="lazy"
        decoding="async"
        style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      />
      <span className={styles.about}>
        <b lang={detectLanguage(alt)}>{alt || t("No description")}</b>
        <small>{getUsage(picture)}</small>
        {(alt === "" || alt_ml === "") && (
          <StatusTag
            kind="waits"
            icon="warning"
            label={alt === "" ? t("Describe it") : t("No Malayalam description")}
          />
        )}
      </span>
    </>
  );
}
