import { useCallback, useRef, useState } from "react";
import { CAMPAIGN_COPY } from "../../../shared/campaign/campaign-messages.ts";
import type { Partner } from "../../../shared/campaign/partners.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { pictureIdIn, toPictureReference } from "../../../shared/pictures/pictures.ts";
import { Field } from "../../components/field.tsx";
import { ActionButton, MoveButton } from "../components/buttons.tsx";
import { getFieldProps } from "../lib/field-props.ts";
import { loadOnTouch } from "../lib/load-on-touch.tsx";
import { useFileUrl } from "../lib/urls.ts";
import { usePictures } from "../pictures/use-pictures.ts";
import { Names, useFactAction } from "./fact-form.tsx";
import { type Listed, ListedRow, type RowProps, SourceLabel, UseDefault } from "./fact-row.tsx";
import styles from "./page.module.css";
import { PARTNERS } from "./rows.ts";

const PictureChooser = loadOnTouch(async () => (await import("../pictures/chooser.tsx")).PictureChooser);

const copy = CAMPAIGN_COPY;

export function Partners(rows: RowProps) {
  const { facts } = rows;
  const fact = facts.data.partners;
  const list = (fact.value ?? []) as unknown as Partner[];
  const listed: Listed<Partner> = {
    ...rows,
    one: "partner",
    list,
    max: 24,
    draftOf: ({ name }) => `partner ${name}`,
    fields: (partner, errors) => <PartnerFields partner={partner} errors={errors} />,
  };
  return (
    <>
      <ListedRow
        {...listed}
        index={list.length}
        heading={t("Partners")}
        text={
          <>
            <p className="quiet">{list.length === 0 ? copy.noPartners : copy.partnersAbout}</p>
            {fact.from !== "default" && <SourceLabel facts={[fact]} />}
          </>
        }
        actions={fact.from === "office" && <UseDefault row={PARTNERS} facts={facts} />}
      />
      {list.map((partner, index) => (
        <ListedRow
          {...listed}
          key={index}
          index={index}
          heading={partner.name}
          text={
            <>
              <Picture of={partner} />
              {partner.name_ml && <p lang="ml">{partner.name_ml}</p>}
              {partner.link && <p className="quiet">{partner.link}</p>}
            </>
          }
          actions={<Actions list={list} index={index} facts={facts} />}
        />
      ))}
    </>
  );
}

/** Sample pictures are part of the build. */
function Picture({ of: { picture } }: { of: Pick<Partner, "picture"> }) {
  const fileAddress = useFileUrl();
  const id = pictureIdIn(picture);
  const known = usePictures(id === null ? [] : [id]);
  if (!picture) return <p className="quiet">{copy.noPicture}</p>;
  const src = id === null ? picture : known.get(id)?.url;
  if (src === undefined) return null;
  return (
    <p className={styles.plate}>
      <img src={src.startsWith("/files/") ? fileAddress(src) : src} alt="" />
    </p>
  );
}

const OPENER = "choose-partner-picture";

function PartnerFields({ partner, errors }: { partner: Partner | undefined; errors: Record<string, string> }) {
  const [picture, setPicture] = useState(partner?.picture ?? "");
  const [choosing, setChoosing] = useState(false);
  const close = useCallback(() => setChoosing(false), []);
  const field = useRef<HTMLInputElement>(null);
  const choose = (value: string) => {
    if (!field.current) return;
    field.current.value = value;
    // The draft of the form keeps it.
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
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
      <div className="field">
        <span className="label">{t("Picture (optional)")}</span>
        <input
          ref={field}
          hidden
          name="picture"
          defaultValue={picture}
          onInput={({ currentTarget }) => setPicture(currentTarget.value)}
        />
        <Picture of={{ picture }} />
        <p className="quiet">{copy.pictureHint}</p>
        <div className="button-row">
          <ActionButton
            id={OPENER}
            icon="picture"
            label={picture ? t("Choose another picture") : t("Add a picture")}
            onPress={() => setChoosing(true)}
          />
          {picture && <ActionButton label={t("Remove picture")} onPress={() => choose("")} />}
        </div>
      </div>
      {choosing && (
        <PictureChooser
          openedBy={OPENER}
          verb={t("Choose")}
          onClose={close}
          onChoose={({ id }) => {
            close();
            choose(toPictureReference(id));
          }}
        />
      )}
    </>
  );
}

interface ActionsProps extends Pick<RowProps, "facts"> {
  list: readonly Partner[];
  index: number;
}

function Actions({ list, index, facts }: ActionsProps) {
  const { busy, act } = useFactAction("partners", facts);
  const { name = "" } = list[index] ?? {};
  const acted = { index, list: JSON.stringify(list) };
  const move = (to: "earlier" | "later", place: number) => (
    <MoveButton
      target={name}
      to={to}
      disabled={busy || list[place] === undefined}
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
        target={name}
        danger
        busy={busy}
        onPress={() => act("remove partner", acted)}
      />
    </>
  );
}
