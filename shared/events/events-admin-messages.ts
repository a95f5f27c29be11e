import { t } from "../i18n/admin-text.ts";
import type { EventStatus } from "./event.ts";

export const EVENT_ADMIN_COPY = t({
  labels: {
    title: "Title",
    title_ml: "Title in Malayalam",
    description: "Description",
    description_ml: "Description in Malayalam",
    district: "District",
    starts_at: "Starts",
    ends_at: "Ends",
    venue: "Place",
    venue_ml: "Place in Malayalam",
    status: "Status",
    reason: "Reason",
    reason_ml: "Reason in Malayalam",
  },
  notLoaded: "Failed to load events.",
  notSaved: "Failed to save the event.",
  notDeleted: "Failed to delete the event.",
  noneComing: "No upcoming events.",
  nonePast: "No past events or news yet.",
  noneFound: "No events here match. Try the other tab.",
  noneGone: "No locally edited events have been removed from the feed.",
  confirm: "Are you sure?",
  confirmText: "This event and its pictures will be deleted. You can restore them from History.",
  confirmButton: "Yes, delete it!",
  confirmFeed:
    "All local changes will be removed, and the site shows the event as in the feed. You can restore them from History.",
  confirmFeedButton: "Yes, use feed values!",
  confirmGone: "The local changes of this event will be deleted. You can restore them from History.",
  goneDeleted: "Local changes deleted.",
  moved: {
    title: "Tell visitors that it moved?",
    text: "It was announced for {before}. Now it says {after}.",
    yes: "Yes, it moved",
    no: "No, this corrects a mistake",
  },
  publishAt: "Show on the site from",
  publishAtOptional: "Leave it empty to show the event at once.",
  hiddenUntil: "Hidden until {when}",
  reasonMissing: "Please give a reason. Visitors see it with the event.",
  startMissing: "Please choose a new date or place.",
  malayalamOptional: "Malayalam is optional: without it, the English is shown.",
  fromFeed: "This event comes from the feed. Changes you make here are kept when the feed is updated.",
  leftFeed:
    "This event is no longer in the feed, so the site does not show it. Its local changes are kept until you delete them.",
  pictureKinds: "JPEG, PNG or WebP, also straight from the camera. Describe it for people who cannot see it.",
  confirmPicture: "This picture will be deleted. You can restore it from History.",
  pictureNotSaved: "Failed to save the picture.",
  uploadCancelled: "Upload cancelled. Nothing was changed.",
} as const);

export const EVENT_STATUS_NAMES: Readonly<Record<EventStatus, string>> = t({
  planned: "Planned",
  moved: "Moved",
  postponed: "Postponed",
  cancelled: "Cancelled",
  done: "Took place",
});
