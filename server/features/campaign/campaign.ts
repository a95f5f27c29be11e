import type { Kysely } from "kysely";
import type { Campaign as CampaignFacts } from "../../../shared/campaign/campaign.ts";
import {
  type AdminFactMap,
  type AdminFacts,
  FACT_NAMES,
  type FactName,
  type Facts,
  type FactsChange,
  isFactName,
  LISTED_FACTS,
} from "../../../shared/campaign/campaign-facts.schema.ts";
import type { CampaignOverrides } from "../../../shared/campaign/campaign-texts.ts";
import type { Partner } from "../../../shared/campaign/partners.ts";
import type { EnquiryDetail } from "../../../shared/enquiries/workflow.schema.ts";
import type { AuditRecorder } from "../../actions/audit-recorder.ts";
import type { Actor } from "../../actions/run-action.ts";
import { type AuditedEntity, packFields } from "../../audit-log/audited-entity.ts";
import { type IfMatch, lockForUpdate, toAdminView } from "../../audit-log/versions.ts";
import { createCachedQuery } from "../../database/cached-query.ts";
import type { ContentVersion } from "../../database/content-version.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import type { InTransaction, StoredFile } from "../../storage/file-references.ts";
import { toFileUrl } from "../../storage/storage.ts";
import { getDefaults, getLayers, getOverrides, getPartners, type Layers, toAdminFacts, toCampaign } from "./facts.ts";
import { getPartnerFiles, partnerPicture, validatePictures, withPicture } from "./partners.ts";

/** Campaign facts. */
export interface Campaign {
  /** Facts for pages, and whether sample content is present. */
  shown(): Promise<{ facts: CampaignFacts; written: CampaignOverrides; partners: readonly Partner[]; sample: boolean }>;
  /** For staff who answer an urgent enquiry; `say` is null without words of the staff. */
  urgentHelp(): Promise<NonNullable<EnquiryDetail["help"]>>;
  /** Never fails: the last known number while the database is down. */
  tollFree(): Promise<string>;
  /** The council's address, never the sample's. */
  email(): Promise<string | undefined>;
  getForAdmin(): Promise<AdminFacts>;
  /**
   * Sets some facts; null returns to the next layer.
   * @throws AppError "stale"; "invalid" when a partner references a foreign picture
   */
  change(by: Actor, expected: IfMatch, facts: FactsChange): Promise<AdminFacts>;
  /**
   * Sets or removes the picture of the partner at `place` (from 1); all partners then come from the admin.
   * @throws AppError "not-found", "stale"; "invalid" when it is no picture
   */
  changePicture(by: Actor, expected: IfMatch, place: number, sent: Uint8Array | null): Promise<AdminFacts>;
  kind: AuditedEntity<Row>;
}

interface Deps extends PickDeps<"db" | "actions" | "uploads"> {
  publicContent: Pick<ContentVersion, "version">;
  file: Facts;
  hasSample(): Promise<boolean>;
}

/** Facts set in the admin; null: not set. */
type Row = { id: number; version: number } & Record<FactName, string | null>;

const ID = 1;
const NUMBERS = ["tollFree", "nationalHelpline", "policeWhatsapp", "helplines"] as const;

interface Known {
  layers: Layers;
  sample: boolean;
  facts: CampaignFacts;
  written: CampaignOverrides;
  partners: readonly Partner[];
}

export function createCampaign({ db, actions, publicContent, uploads, file, hasSample }: Deps): Campaign {
  const read = async (): Promise<Known> => {
    const [row, sample] = await Promise.all([
      db.selectFrom("campaign").select("facts").where("id", "=", ID).executeTakeFirst(),
      hasSample(),
    ]);
    return known(getLayers(factsIn(row?.facts ?? "{}"), file, sample));
  };
  const known = (layers: Layers): Known => ({
    layers,
    sample: layers.sample !== undefined,
    facts: toCampaign(layers),
    written: getOverrides(layers),
    partners: getPartners(layers),
  });

  /** Valid until public content changes. */
  let last = known(getLayers({}, file, false));
  const readCached = createCachedQuery(publicContent, read);
  const now = async (): Promise<Known> => {
    last = await readCached();
    return last;
  };

  const kind = {
    name: "campaign facts",
    table: "campaign",
    jsonColumn: "facts",
    fields: FACT_NAMES,
    lists: LISTED_FACTS,
    // The checking date refers to these numbers.
    contextFields: NUMBERS.map((number) => [number, "helplinesCheckedOn"] as const),
    shown(row) {
      const layers = getLayers(getStaffFacts(row), file, last.sample);
      return { data: toAdminFacts(layers), defaults: getDefaults(layers) };
    },
    notFoundCode: "campaign-gone",
    undo: {
      hasShortRetention({ fields: { partners } }) {
        const [before, after] = [partners?.before, partners?.after].map((list) =>
          filesIn({ partners: JSON.stringify(list ?? null) }),
        );
        return before?.some((key) => !after?.includes(key)) === true;
      },
      withFiles: uploads.restoring(filesIn),
    },
  } satisfies AuditedEntity<Row>;

  const toStaffView = async (on: Kysely<Tables>, row: Row): Promise<AdminFacts> => {
    const [seen] = await toAdminView<Row, { data: AdminFactMap; defaults: AdminFacts["defaults"] }>(on, kind, [row]);
    return seen as AdminFacts;
  };

  const readRow = async (): Promise<Row> => {
    const row = await db.selectFrom("campaign").selectAll().where("id", "=", ID).executeTakeFirst();
    return toRow(row ?? { id: ID, facts: "{}", version: 1 });
  };

  /** Updates the facts under the row lock; `leaving` are files expected to be released. */
  const set = async (
    by: Actor,
    expected: IfMatch,
    files: { fresh?: StoredFile[]; leaving: string[] },
    to: (before: readonly Partner[], trx: Kysely<Tables>) => FactsChange | Promise<FactsChange>,
  ): Promise<AdminFacts> => {
    const { sample } = await now();
    const act: InTransaction<[AuditRecorder]> = (work) => actions.run(by, "change campaign facts", [ID], work);
    const row = await uploads.change(files, act, async (trx, recorder) => {
      await trx
        .insertInto("campaign")
        .values({ id: ID, facts: "{}" })
        .onConflict((existing) => existing.column("id").doNothing())
        .execute();
      const before = await lockForUpdate(trx, kind, ID, expected);
      const partners = getPartners(getLayers(getStaffFacts(before), file, sample));
      const after = { ...before, ...getColumns(await to(partners, trx)) };
      await trx
        .updateTable("campaign")
        .set(packFields(kind, before, after))
        .where("id", "=", ID)
        .execute();
      recorder.recordChange(kind, before, after);
      const named = filesIn(after);
      return { done: after, left: filesIn(before).filter((key) => !named.includes(key)) };
    });
    return toStaffView(db, row);
  };

  return {
    kind,

    async shown() {
      const { facts, written, partners, sample } = await now();
      return { facts, written, partners, sample };
    },

    tollFree: async () => (await now().catch(() => last)).facts.tollFree,

    async urgentHelp() {
      const { facts, layers } = await now();
      const fixed = (["tollFree", "nationalHelpline"] as const).map((of) => ({
        of,
        number: facts[of],
        name: "",
        name_ml: "",
      }));
      const further = facts.helplines
        .filter(({ how }) => how === "call")
        .map(({ number, name, name_ml }) => ({ of: "helplines" as const, number, name, name_ml }));
      return { say: layers.office?.urgentAdvice ?? layers.file?.urgentAdvice ?? null, ring: [...fixed, ...further] };
    },

    async email() {
      const { office, file } = (await now()).layers;
      return office?.email ?? file?.email;
    },

    async getForAdmin() {
      await now();
      return toStaffView(db, await readRow());
    },

    async change(by, expected, facts) {
      const { partners } = facts;
      if (partners === undefined) return set(by, expected, { leaving: [] }, () => facts);
      const named = getPartnerFiles(partners ?? []);
      const releasedFiles = filesIn(await readRow()).filter((key) => !named.includes(key));
      return set(by, expected, { leaving: releasedFiles }, async (before, trx) => {
        await validatePictures(trx, partners ?? [], before);
        return facts;
      });
    },

    async changePicture(by, expected, place, sent) {
      const fresh = sent === null ? [] : [await partnerPicture(sent)];
      const picture = fresh[0] ? toFileUrl(fresh[0].key) : "";
      const releasedFiles = getPartnerFiles((await now()).partners.slice(place - 1, place));
      return set(by, expected, { fresh, leaving: releasedFiles }, (before) => ({
        partners: withPicture(before, place, picture),
      }));
    },
  };

  function toRow({ facts, ...row }: { id: number; version: number; facts: string }): Row {
    return { ...row, ...getColumns(factsIn(facts), FACT_NAMES) } as Row;
  }
}

const isListed = (name: FactName) => LISTED_FACTS.some((listed) => listed === name);

function getColumns(facts: FactsChange, names = Object.keys(facts).filter(isFactName)): Partial<Row> {
  const entries = names.map((name) => {
    const value = facts[name] ?? null;
    return [name, value !== null && isListed(name) ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(entries) as Partial<Row>;
}

function getStaffFacts(row: Row): Facts {
  const set = FACT_NAMES.flatMap((name) => {
    const value = row[name];
    return value === null ? [] : [[name, isListed(name) ? JSON.parse(value) : value]];
  });
  return Object.fromEntries(set) as Facts;
}

/** Storage keys. */
const filesIn = ({ partners }: Partial<Row>): string[] => getPartnerFiles(JSON.parse(partners ?? "null") ?? []);

/** Skips facts that this version does not know. */
const factsIn = (column: string): Facts =>
  Object.fromEntries(Object.entries(JSON.parse(column)).filter(([name]) => isFactName(name))) as Facts;
