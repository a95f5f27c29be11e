import { useId } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { byLanguage, detectLanguage } from "../../../shared/i18n/languages.ts";
import type { AdminMaterial } from "../../../shared/materials/materials.schema.ts";
import {
  MATERIAL_COPY,
  MATERIAL_ERRORS,
  MATERIAL_LIMITS,
  type MaterialKind,
  type MaterialLanguage,
} from "../../../shared/materials/materials.ts";
import { formatMessage } from "../../../shared/validation/errors.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ChoiceField, Options } from "../components/choice-field.tsx";
import { EditAndDelete, useDeletion } from "../components/edit-and-delete.tsx";
import { FileField } from "../components/file-field.tsx";
import { Icon } from "../components/icon.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import { type CrudCardProps, CrudCards, CrudForm, type CrudFormProps, CrudPage } from "../crud/crud-page.tsx";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { languageName } from "../i18n/language.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { useFileUrl } from "../lib/urls.ts";
import type { Route } from "./+types/page.ts";
import { materials as kept, TAKEN_TYPES, validateFile } from "./actions.ts";
import styles from "./page.module.css";

export const meta = () => pageMeta("Manage Materials");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => kept.load(request);

export const shouldRevalidate = revalidateUnlessOpening;

export const clientAction = ({ request }: Route.ClientActionArgs) => kept.act(request);

export default function Materials({ loaderData: materials }: Route.ComponentProps) {
  return (
    <CrudPage
      title={t("Materials")}
      doing={[t("Add Material"), t("Edit Material")]}
      draft="materials"
      copy={MATERIAL_COPY}
      items={materials}
      form={MaterialForm}
      listTitle={t("On the site")}
      list={(cards) => (
        <CrudCards {...cards} none={MATERIAL_COPY.none} focus="button" className={styles.list}>
          {(card) => <Card {...card} />}
        </CrudCards>
      )}
    />
  );
}

function Card({ item: material, onEdit, onDelete }: CrudCardProps<AdminMaterial>) {
  const { id, title, title_ml, kind, language, type, size, width, height, file_url, preview_url, changed } = material;
  const heading = useId();
  const getAddress = useFileUrl();
  const { busy, deleteIt } = useDeletion({
    key: `material ${id}`,
    seen: material,
    copy: MATERIAL_COPY,
    target: title,
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
            {t("View file")}
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

const TITLE = countCharactersIn(MATERIAL_ERRORS, MATERIAL_LIMITS, "title-too-long");
const TITLE_ML = countCharactersIn(MATERIAL_ERRORS, MATERIAL_LIMITS, "title_ml-too-long");

const MaterialForm = (props: CrudFormProps<AdminMaterial>) => (
  <CrudForm {...props} kind="material" name={t("Material")} first="title" uploads>
    {(field, errors) => (
      <>
        <FileField
          name="file"
          label={props.editing ? t("Replace the file (optional)") : MATERIAL_COPY.labels.file_name}
          accept={[...TAKEN_TYPES, ".pdf"]}
          hint={`${t("A PDF, PNG, JPEG or WebP of at most {megabytes} MB.", { megabytes: MATERIAL_LIMITS.bytes / 1024 ** 2 })} ${MATERIAL_COPY.cleaned}`}
          wrongWith={(file) => {
            const broken = validateFile(file);
            return broken && formatMessage(MATERIAL_ERRORS, broken);
          }}
          error={errors["file"]}
        />
        <Field label={MATERIAL_COPY.labels.title} limit={TITLE} {...field("title")} />
        <Field label={MATERIAL_COPY.labels.title_ml} optional limit={TITLE_ML} {...field("title_ml")} />
        <ChoiceField label={MATERIAL_COPY.labels.kind} {...field("kind")}>
          <Options of={KIND_LABELS} />
        </ChoiceField>
        <ChoiceField label={t("Language of its text")} {...field("language")}>
          <Options of={LANGUAGE_LABELS} />
        </ChoiceField>
      </>
    )}
  </CrudForm>
);

const KIND_LABELS: Readonly<Record<MaterialKind, string>> = {
  poster: t("Poster"),
  picture: t("Picture"),
  logo: t("Logo"),
  document: t("Document"),
};

const LANGUAGE_LABELS: Readonly<Record<MaterialLanguage, string>> = {
  ...byLanguage(languageName),
  both: t("English and Malayalam"),
  none: t("No text"),
};
