import { LANGUAGES } from "../../../shared/i18n/languages.ts";
import { Drawing } from "../../components/icon.tsx";
import { languageAttribute } from "../../components/language.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import type { Download } from "./downloads.ts";
import styles from "./files.module.css";

const DOWN = "M12 3v12M6 10l6 6 6-6M4 21h16";

export function Files({ files }: { files: readonly Download[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.key} className="hemmed">
          <Look file={file} />
          <div className={styles.about}>
            <h3 className="small-title" lang={languageAttribute(language, file.title)}>
              {file.title}
            </h3>
            <p>{file.label}</p>
            <Formats file={file} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const Look = ({ file: { kind, preview } }: { file: Download }) => (
  <div className={styles.look}>
    {preview ? (
      <img src={preview.address} width={preview.width} height={preview.height} alt="" loading="lazy" />
    ) : kind === "poster" ? (
      <svg viewBox="0 0 60 84" width="80" height="112" aria-hidden="true">
        <path d="M0 0H60V84H0Z" fill="var(--paint-marigold)" />
        <path d="M7 9H45M7 18H53M7 27H36" stroke="var(--dark-ink)" strokeWidth="5" />
        <circle cx="42" cy="58" r="15" fill="var(--strike)" />
        <path d="M0 58H60V84H0Z" fill="var(--paint-laterite)" />
        <path d="M0 64H60M0 70H60" stroke="var(--light-ink)" strokeWidth="1.6" />
        <path d="M0 76H60V84H0Z" fill="var(--paint-ghat)" />
      </svg>
    ) : (
      <svg viewBox="0 0 60 84" width="80" height="112" aria-hidden="true">
        <path d="M0 0H60V84H0Z" fill="var(--paper)" />
        <path d="M0 70H60" stroke="var(--laterite)" strokeWidth="5" />
        <path d="M0 78H60" stroke="var(--marigold)" strokeWidth="7" />
        <path d="M10 16H50M10 28H50M10 40H34" stroke="var(--ink-2)" strokeWidth="4" />
      </svg>
    )}
  </div>
);

function Formats({ file: { title, language, files } }: { file: Download }) {
  const messages = useMessages("materials");
  const page = useLanguage();
  return (
    <ul className={styles.ways}>
      {files.map(({ address, name, label }) => (
        <li key={address}>
          <a
            className="button outlined small"
            href={address}
            download={name}
            hrefLang={LANGUAGES.find((one) => one === language)}
          >
            <Drawing path={DOWN} />
            <span>
              {label || messages.download}
              <span className="visually-hidden">
                {" "}
                {label && messages.download} <span lang={languageAttribute(page, title)}>{title}</span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
