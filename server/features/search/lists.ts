import { findDistrict, getSpellings } from "../../../shared/districts.ts";
import { contentPageUrl } from "../../../shared/pages/pages.ts";
import { can, type Role } from "../../../shared/permissions/permissions.ts";
import { foldText } from "../../../shared/search/fold-text.ts";
import { type FoundKind, MAX_RESULTS_PER_KIND } from "../../../shared/search/search.ts";
import { matchesAll, type SearchQuery } from "../../../shared/search/search-query.ts";
import type { Actor } from "../../actions/run-action.ts";
import { createTurns } from "../../lib/async.ts";
import type { SiteAddress } from "../../lib/site-path.ts";
import type { Announcements } from "../announcements/announcements.ts";
import type { Brochures } from "../brochures/brochures.ts";
import type { CannedReplies } from "../canned-replies/canned-replies.ts";
import type { Centres } from "../centres/centres.ts";
import type { DistrictContacts } from "../district-contacts/district-contacts.ts";
import type { EssentialLinks } from "../essential-links/essential-links.ts";
import type { Events } from "../events/events.ts";
import type { Materials } from "../materials/materials.ts";
import type { ContentPages } from "../pages/pages.ts";
import type { Staff } from "../staff/staff.ts";

/** A searchable item. */
export interface Listed {
  id: number;
  label: string;
  texts: string[];
  /** Searched but never shown. */
  also?: string;
  to: SiteAddress;
}

/** Features with lists short enough to scan. */
export interface Lists {
  events: Pick<Events, "list">;
  essentialLinks: Pick<EssentialLinks, "list">;
  districtContacts: Pick<DistrictContacts, "list">;
  centres: Pick<Centres, "list">;
  brochures: Pick<Brochures, "latest">;
  materials: Pick<Materials, "list">;
  ownPages: Pick<ContentPages, "listForAdmin" | "listPublished">;
  notices: Pick<Announcements, "listForAdmin" | "running">;
  readyAnswers: Pick<CannedReplies, "list">;
  staff: Pick<Staff, "list">;
}

type ListedKind = Exclude<FoundKind, "enquiry" | "testimonial">;

/** Scans all short lists. Roles that cannot edit an item get its public page. */
export function getLists(lists: Lists) {
  const {
    events,
    essentialLinks,
    districtContacts,
    centres,
    brochures,
    materials,
    ownPages,
    notices,
    readyAnswers,
    staff,
  } = lists;
  const all: Record<ListedKind, (role: Role, q: string) => Promise<Listed[]>> = {
    async event(role, q) {
      const mayEdit = can(role, "change event");
      const list = await events.list({ q, hidden: mayEdit, offset: 0, limit: MAX_RESULTS_PER_KIND });
      return (list?.events ?? []).map(({ id, key, title, location, description, ...more }) => ({
        id,
        label: title,
        texts: [
          [location, description].filter(Boolean).join(": "),
          more.title_ml,
          more.description_ml,
          more.venue,
          more.venue_ml,
          more.reason,
          more.reason_ml,
        ],
        to: mayEdit ? `/admin/events/${key}` : `/events/${id}?e=${key}`,
      }));
    },

    async "essential link"(role) {
      const mayEdit = can(role, "change essential link");
      return (await essentialLinks.list()).map(({ id, number, label, description, description_ml }) => ({
        id,
        label: `${number}, ${label}`,
        texts: [description, description_ml],
        to: mayEdit ? `/admin/essential-links?open=${id}` : "/essential-links",
      }));
    },

    async "district contact"(role) {
      const mayEdit = can(role, "change district contact");
      return (await districtContacts.list()).map(({ id, district, contacts }) => ({
        id,
        label: district,
        texts: [contacts.join(", ")],
        also: spellings(district).join(" "),
        to: mayEdit ? `/admin/district-contact#edit-${id}` : "/contact-us",
      }));
    },

    async centre(role) {
      const mayEdit = can(role, "change centre");
      return (await centres.list()).map(({ id, district, name, phones, ...more }) => ({
        id,
        label: name,
        texts: [more.address, more.offers, more.name_ml, more.address_ml, more.offers_ml, phones.join(", ")],
        also: spellings(district).join(" "),
        to: mayEdit ? `/admin/centres#edit-${id}` : "/centres",
      }));
    },

    async brochure(role) {
      const brochure = await brochures.latest();
      if (!brochure) return [];
      const { id, name, name_ml } = brochure;
      return [{ id, label: name, texts: [name_ml], to: can(role, "change brochure") ? "/admin/brochures" : "/" }];
    },

    async material(role) {
      const mayEdit = can(role, "change material");
      return (await materials.list()).map(({ id, title, title_ml }) => ({
        id,
        label: title,
        texts: [title_ml],
        to: mayEdit ? `/admin/materials#edit-${id}` : "/materials",
      }));
    },

    async page(role) {
      const mayEdit = can(role, "see pages that are not public");
      return (mayEdit ? await ownPages.listForAdmin() : await ownPages.listPublished()).map(
        ({ id, slug, title, body, title_ml, body_ml }) => ({
          id,
          label: title,
          texts: [body, title_ml, body_ml],
          to: mayEdit ? `/admin/pages?page=${id}` : contentPageUrl(slug),
        }),
      );
    },

    async notice(role) {
      const mayEdit = can(role, "change notice");
      return (mayEdit ? await notices.listForAdmin() : await notices.running()).map(({ id, text, text_ml }) => ({
        id,
        label: text,
        texts: [text_ml],
        to: mayEdit ? `/admin/notices#edit-${id}` : "/",
      }));
    },

    async "ready-made answer"(role) {
      if (!can(role, "change ready-made answer")) return [];
      return (await readyAnswers.list()).map(({ id, title, text, text_ml }) => ({
        id,
        label: title,
        texts: [text, text_ml],
        to: `/admin/ready-answers#edit-${id}`,
      }));
    },

    async staff(role) {
      if (!can(role, "see staff")) return [];
      return (await staff.list()).map(({ id, name, email }) => ({
        id,
        label: name,
        texts: [email],
        to: `/admin/staff?open=${id}`,
      }));
    },
  };

  /** Normalised texts of the previous search. */
  let folds = new Map<string, string>();
  return async (by: Actor, terms: SearchQuery, q: string): Promise<Record<ListedKind, Listed[]>> => {
    const before = folds;
    const now = new Map<string, string>();
    folds = now;
    const foldedOnce = (text: string): string => {
      const known = before.get(text) ?? foldText(text);
      now.set(text, known);
      return known;
    };
    const found: [string, Listed[]][] = [];
    const endTurn = createTurns();
    for (const [kind, list] of Object.entries(all)) {
      const matching: Listed[] = [];
      for (const item of await list(by.role, q)) {
        await endTurn();
        if (matchesAll(foldedOnce(getText(item)), terms)) matching.push(item);
      }
      found.push([kind, matching]);
    }
    return Object.fromEntries(found) as Record<ListedKind, Listed[]>;
  };
}

const spellings = (name: string): string[] => {
  const district = findDistrict(name);
  return district ? getSpellings(district) : [name];
};

const getText = ({ label, texts, also = "" }: Listed): string => [label, ...texts, also].join("\n");
