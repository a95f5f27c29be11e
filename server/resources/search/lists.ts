import { mayDo, type Role } from "../../../domain/acts.ts";
import { findDistrict, spellingsOf } from "../../../domain/districts.ts";
import type { EventUpdate } from "../../../domain/event-update.ts";
import { folded } from "../../../domain/folded.ts";
import type { FoundKind } from "../../../domain/search.ts";
import { holdsAll, type Sought } from "../../../domain/sought.ts";
import type { Actor } from "../../acts/acts.ts";
import type { Brochures } from "../brochures/brochures.ts";
import type { DistrictContacts } from "../district-contacts/district-contacts.ts";
import type { EssentialLinks } from "../essential-links/essential-links.ts";
import type { Events } from "../events/events.ts";
import type { Staff } from "../staff/staff.ts";

/** A thing with what is looked through in it: its label and its texts. */
export interface Listed {
  id: number;
  label: string;
  texts: string[];
  /** Looked through as well, and never shown. */
  also?: string;
  to: string;
}

/** Whose lists are short enough to be looked through whole. */
export interface Lists {
  events: Pick<Events, "list">;
  essentialLinks: Pick<EssentialLinks, "list">;
  districtContacts: Pick<DistrictContacts, "list">;
  brochures: Pick<Brochures, "latest">;
  staff: Pick<Staff, "list">;
}

type ListedKind = Exclude<FoundKind, "enquiry" | "testimonial">;

/** Things that hold all the words, of every kind that is a short list. Whoever may not change one is led to the public page. */
export function listsOf({ events, essentialLinks, districtContacts, brochures, staff }: Lists) {
  const all: Record<ListedKind, (role: Role) => Promise<Listed[]>> = {
    async event() {
      const list = await events.list({ offset: 0, limit: Number.POSITIVE_INFINITY });
      return (list?.events ?? []).map(eventListed);
    },

    async "essential link"(role) {
      const office = mayDo(role, "change essential link");
      return (await essentialLinks.list()).map(({ id, number, label, description, description_ml }) => ({
        id,
        label: `${number}, ${label}`,
        texts: [description, description_ml],
        to: office ? `/admin/essential-links?open=${id}` : "/essential-links",
      }));
    },

    async "district contact"(role) {
      const office = mayDo(role, "change district contact");
      return (await districtContacts.list()).map(({ id, district, contacts }) => ({
        id,
        label: district,
        texts: [contacts.join(", ")],
        also: spellings(district).join(" "),
        to: office ? `/admin/district-contact#edit-${id}` : "/contact-us",
      }));
    },

    async brochure(role) {
      const brochure = await brochures.latest();
      if (!brochure) return [];
      const { id, name, name_ml } = brochure;
      return [{ id, label: name, texts: [name_ml], to: mayDo(role, "change brochure") ? "/admin/brochures" : "/" }];
    },

    async staff(role) {
      if (!mayDo(role, "see staff")) return [];
      return (await staff.list()).map(({ id, name, email }) => ({
        id,
        label: name,
        texts: [email],
        to: `/admin/staff?open=${id}`,
      }));
    },
  };

  return async (by: Actor, sought: Sought): Promise<Record<ListedKind, Listed[]>> => {
    const found = Object.entries(all).map(async ([kind, list]) => {
      const things = await list(by.role);
      return [kind, things.filter((thing) => holdsAll(foldedThing(thing), sought))] as const;
    });
    return Object.fromEntries(await Promise.all(found)) as Record<ListedKind, Listed[]>;
  };
}

const spellings = (name: string): string[] => {
  const district = findDistrict(name);
  return district ? spellingsOf(district) : [name];
};

/** Lists of events stay the same objects until there is a newer one, and may be long: each is folded once. */
const events = new WeakMap<EventUpdate, Listed>();
const folds = new WeakMap<Listed, string>();

function eventListed(event: EventUpdate): Listed {
  const { id, key, title, description, location } = event;
  const known = events.get(event) ?? {
    id,
    label: title,
    texts: [[location, description].filter(Boolean).join(": ")],
    to: `/events/${id}?e=${encodeURIComponent(key)}`,
  };
  events.set(event, known);
  return known;
}

function foldedThing(thing: Listed): string {
  const known = folds.get(thing) ?? folded([thing.label, ...thing.texts, thing.also ?? ""].join("\n"));
  folds.set(thing, known);
  return known;
}
