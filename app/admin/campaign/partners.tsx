import { useFetcher } from "react-router";
import { CAMPAIGN_WORDS } from "../../../domain/campaign-words.ts";
import { PICTURE_TYPES } from "../../../domain/media-types.ts";
import type { Partner } from "../../../domain/partners.ts";
import { Field } from "../../ui/field.tsx";
import { useFileAddress } from "../file-address.ts";
import { fieldsOf } from "../parts/fields-of.ts";
import { FileField } from "../parts/file-field.tsx";
import { Icon } from "../parts/icon.tsx";
import { MoveButton } from "../parts/move-button.tsx";
import { UploadProgress } from "../parts/upload-progress.tsx";
import { useUpload } from "../upload.ts";
import { type ActName, seenFacts } from "./acts.ts";
import { FactForm } from "./fact-form.tsx";
import { From, GoBack, type RowProps } from "./fact-row.tsx";
import { Add, Edit, Names, OpenedRow } from "./opened-row.tsx";
import styles from "./page.module.css";
import { PARTNERS } from "./rows.ts";

const words = CAMPAIGN_WORDS;
const MOST = 24;
const keyOf = (index: number) => `partner-${index}`;
/** Of the form that adds one: it stays the same form when there is one more. */
export const NEW_PARTNER = "partner-new";

/** Who helps the campaign: a list with pictures, in the order in which the site shows it. */
export function Partners({ facts, open, onOpen, onClose }: RowProps) {
  const seen = seenFacts(facts);
  const told = facts.data.partners;
  const list = (told.value ?? []) as unknown as Partner[];
  const form = (index: number, key: string, partner?: Partner) => (
    <FactForm
      label={partner ? `Edit ${partner.name}` : "Add partner"}
      act="save partner"
      seen={seen}
      draft={`campaign:${partner ? `partner ${partner.name}` : key}`}
      hidden={{ index: String(index), list: JSON.stringify(list) }}
      onClose={onClose}
      withFile
    >
      {(errors) => <PartnerFields partner={partner} errors={errors} />}
    </FactForm>
  );
  const act = (name: ActName, index: number, further: Record<string, number> = {}) => ({
    act: name,
    index,
    ...further,
    list: JSON.stringify(list),
    version: seen.version,
    seen: JSON.stringify(seen),
  });
  const row = { open, onOpen };
  return (
    <>
      <OpenedRow
        {...row}
        at={NEW_PARTNER}
        heading="Partners"
        says={
          <>
            <p className={styles.none}>{list.length === 0 ? words.noPartners : words.partnersAbout}</p>
            {told.from !== "default" && <From told={[told]} />}
          </>
        }
        acts={told.from === "office" && <GoBack row={PARTNERS} seen={seen} />}
        opens={list.length < MOST && <Add what="partner" />}
        form={() => form(list.length, NEW_PARTNER)}
      />
      {list.map((partner, index) => (
        <OpenedRow
          {...row}
          key={keyOf(index)}
          at={keyOf(index)}
          heading={partner.name}
          says={
            <>
              <Picture of={partner} />
              {partner.name_ml && <p lang="ml">{partner.name_ml}</p>}
              {partner.link && <p className={styles.none}>{partner.link}</p>}
            </>
          }
          acts={<Acts partner={partner} index={index} last={index + 1 === list.length} act={act} />}
          opens={<Edit what={partner.name} />}
          form={() => form(index, keyOf(index), partner)}
        />
      ))}
    </>
  );
}

/** As the site shows it; what comes with the product, as the sample's does, lies beside its pages. */
function Picture({ of: { picture } }: { of: Partner }) {
  const fileAddress = useFileAddress();
  if (!picture) return <p className={styles.none}>{words.noPicture}</p>;
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
      <Names label="Name" of={partner} errors={errors} />
      <Field
        label="Link"
        type="url"
        inputMode="url"
        optional
        autoComplete="off"
        {...fieldsOf(partner, errors)("link")}
      />
      <FileField
        name="picture"
        label={partner?.picture ? "Another picture (optional)" : "Picture (optional)"}
        accept={PICTURE_TYPES}
        hint={words.pictureHint}
        error={errors["picture"]}
      />
      {partner?.picture && (
        <label className={styles.called}>
          <input type="checkbox" name="without" />
          Take the picture off the site
        </label>
      )}
      {uploading && <UploadProgress upload={uploading} />}
    </>
  );
}

interface ActsProps {
  partner: Partner;
  index: number;
  last: boolean;
  act: (name: ActName, index: number, further?: Record<string, number>) => Record<string, string | number>;
}

/** Its place in the order, and the way off the site. */
function Acts({ partner, index, last, act }: ActsProps) {
  const { submit, state } = useFetcher({ key: "campaign partners" });
  const busy = state !== "idle";
  const move = (to: "earlier" | "later", off: boolean, place: number) => (
    <MoveButton
      of={partner.name}
      to={to}
      off={off || busy}
      onPress={() => submit(act("move partner", index, { to: place }), { method: "post" })}
    />
  );
  return (
    <>
      {move("earlier", index === 0, index - 1)}
      {move("later", last, index + 1)}
      <button
        className="button small outlined danger"
        type="button"
        aria-disabled={busy || undefined}
        onClick={() => busy || submit(act("remove partner", index), { method: "post" })}
      >
        <Icon name="trash" />
        Remove<span className="visually-hidden"> {partner.name}</span>
      </button>
    </>
  );
}
