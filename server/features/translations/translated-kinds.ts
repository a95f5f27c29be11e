import { announcementForm } from "../../../shared/announcements/announcements.schema.ts";
import type { AuditedKind } from "../../../shared/audit-log/audit-log.ts";
import { brochureForm } from "../../../shared/brochures/brochures.schema.ts";
import { cannedReplyForm } from "../../../shared/canned-replies/canned-replies.schema.ts";
import { centreForm } from "../../../shared/centres/centres.schema.ts";
import { essentialLinkForm } from "../../../shared/essential-links/essential-links.schema.ts";
import { localEventForm, overrideForm } from "../../../shared/events/events-admin.ts";
import { materialForm } from "../../../shared/materials/materials.schema.ts";
import { contentPageForm } from "../../../shared/pages/pages.schema.ts";
import type { WriteAction } from "../../../shared/permissions/permissions.ts";
import { pictureForm } from "../../../shared/pictures/pictures.schema.ts";
import type { FormRules } from "../../../shared/validation/form.ts";
import type { SiteAddress } from "../../lib/site-path.ts";

export interface TranslatedKind {
  /** English fields; the Malayalam ones end in `_ml`. */
  fields: readonly string[];
  form: FormRules<unknown>;
  /** Action that a saved translation is. */
  act: WriteAction;
  to(id: number): SiteAddress;
}

const EVENT_FIELDS = ["title", "description", "venue", "reason"];

/** In the order of the list. */
export const TRANSLATED: Partial<Record<AuditedKind, TranslatedKind>> = {
  page: { fields: ["title", "body"], form: contentPageForm, act: "change page", to: (id) => `/admin/pages?page=${id}` },
  event: { fields: EVENT_FIELDS, form: localEventForm, act: "change event", to: () => "/admin/events" },
  override: { fields: EVENT_FIELDS, form: overrideForm, act: "override event", to: () => "/admin/events" },
  notice: { fields: ["text"], form: announcementForm, act: "change notice", to: (id) => `/admin/notices#edit-${id}` },
  "essential link": {
    fields: ["description"],
    form: essentialLinkForm,
    act: "change essential link",
    to: (id) => `/admin/essential-links?open=${id}`,
  },
  centre: {
    fields: ["name", "address", "hours", "offers"],
    form: centreForm,
    act: "change centre",
    to: (id) => `/admin/centres#edit-${id}`,
  },
  brochure: { fields: ["name"], form: brochureForm, act: "change brochure", to: () => "/admin/brochures" },
  material: {
    fields: ["title"],
    form: materialForm,
    act: "change material",
    to: (id) => `/admin/materials#edit-${id}`,
  },
  picture: { fields: ["alt"], form: pictureForm, act: "change picture", to: (id) => `/admin/pictures/${id}` },
  "ready-made answer": {
    fields: ["text"],
    form: cannedReplyForm,
    act: "change ready-made answer",
    to: (id) => `/admin/ready-answers#edit-${id}`,
  },
};
