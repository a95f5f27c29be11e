import { CAMPAIGN_COPY } from "../../../shared/campaign/campaign-messages.ts";
import type { Partner } from "../../../shared/campaign/partners.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { PICTURE_TYPES } from "../../../shared/media-types.ts";
import { pictureIdIn } from "../../../shared/pictures/pictures.ts";
import { Field } from "../../components/field.tsx";
import { ActionButton, MoveButton } from "../components/buttons.tsx";
import { FileField } from "../components/file-field.tsx";
import { UploadProgress } from "../components/upload-progress.tsx";
import { getFieldProps } from "../lib/field-props.ts";
import { useUpload } from "../lib/upload.ts";
import { useFileUrl } from "../lib/urls.ts";
import { Names, useFactAction } from "./fact-form.tsx";
import { type Listed, ListedRow, type RowProps, SourceLabel, UseDefault } from "./fact-row.tsx";
import styles from "./page.module.css";
import { PARTNERS } from "./rows.ts";

const copy = CAMPAIGN_COPY;

export function Partners(rows: RowProps) {
  const { facts } = rows;
  const fact = facts.data.partners;
  const list = (fact.value ?? []) as unknown as Partner[];
  const listed: Listed<Partner> = {
    ...rows,
    one: "partner",
    list,
    most: 24,
    draftOf: ({ name }) => `partner ${name}`,
    fields: (partner, errors) => <PartnerFields partner={partner} errors={errors} />,
    withFile: true,
  };
  return (
    <>
      <ListedRow
        {...listed}
        index={list.length}
        heading={t("Partners")}
        says={
          <>
            <p className="quiet">{list.length === 0 ? copy.noPartners : copy.partnersAbout}</p>
            {fact.from !== "default" && <SourceLabel facts={[fact]} />}
          </>
        }
        acts={fact.from === "office" && <UseDefault row={PARTNERS} facts={facts} />}
      />
      {list.map((partner, index) => (
        <ListedRow
          {...listed}
          key={index}
          index={index}
          heading={partner.name}
          says={
            <>
              <Picture of={partner} />
              {partner.name_ml && <p lang="ml">{partner.name_ml}</p>}
              {partner.link && <p className="quiet">{partner.link}</p>}
            </>
          }
          acts={<Acts list={list} index={index} facts={facts} />}
        />
      ))}
    </>
  );
}

/** Sample pictures are part of the build. */
function Picture({ of: { picture } }: { of: Partner }) {
  const fileAddress = useFileUrl();
  if (!picture) return <p className="quiet">{copy.noPicture}</p>;
  if (pictureIdIn(picture) !== null) return <p className="quiet">{copy.libraryPicture}</p>;
  return (
    <p className={styles.plate}>
      <img src={picture.startsWith("/files/") ? fileAddress(picture) : picture} alt="" />
    </p>
  );
}

function PartnerFields({ partner, errors }: { partner: Partner | undefined; errors: Record<string, string> }) {
  const uploading = useUpload();
  return (
    <>
      <Names label={t("Name")} names={partner} errors={errors} />
      <Field
        label={t("Link")}
        type="url"
        inputMode="url"
        optional
        autoComplete="off"
        {...getFieldProps(partner, errors)("link")}
      />
      <FileField
        name="picture"
        label={partner?.picture ? t("Another picture (optional)") : t("Picture (optional)")}
        accept={PICTURE_TYPES}
        hint={copy.pictureHint}
        error={errors["picture"]}
      />
      {partner?.picture && (
        <label className={styles.called}>
          <input type="checkbox" name="without" />
          {t("Remove picture")}
        </label>
      )}
      {uploading && <UploadProgress upload={uploading} />}
    </>
  );
}

interface ActsProps extends Pick<RowProps, "facts"> {
  list: readonly Partner[];
  index: number;
}

function Acts({ list, index, facts }: ActsProps) {
  const { busy, act } = useFactAction("partners", facts);
  const { name = "" } = list[index] ?? {};
  const acted = { index, list: JSON.stringify(list) };
  const move = (to: "earlier" | "later", place: number) => (
    <MoveButton
      of={name}
      to={to}
      off={busy || list[place] === undefined}
      onPress={() => act("move partner", { ...acted, to: place })}
    />
  );
  return (
    <>
      {move("earlier", index - 1)}
      {move("later", index + 1)}
      <ActionButton
        icon="trash"
        label={t("Remove")}
        what={name}
        danger
        busy={busy}
        onPress={() => act("remove partner", acted)}
      />
    </>
  );
}
