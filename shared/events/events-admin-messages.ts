import type { EventStatus } from "./event.ts";

export const EVENT_ADMIN_COPY = {
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
  noneComing: "No event is coming. Add one, or give an event of the past a new day.",
  nonePast: "No past events and no news yet.",
  noneFound: "No event here holds these words. The other tab may have some.",
  noneGone: "Every event of the feed that was changed here is still in the feed.",
  confirm: "Are you sure?",
  confirmText: "This event will be deleted, with its pictures. It can be put back from the history.",
  confirmButton: "Yes, delete it!",
  confirmFeed:
    "All that was changed here goes away, and the site shows what the feed says. It can be put back from the history.",
  confirmFeedButton: "Yes, use the feed's!",
  confirmGone: "What was changed here of this event will be deleted. It can be put back from the history.",
  goneDeleted: "What was changed here of the event is deleted.",
  moved: {
    title: "Tell visitors that it moved?",
    text: "It was announced for {before}. Now it says {after}.",
    yes: "Yes, it moved",
    no: "No, this corrects a mistake",
  },
  reasonMissing: "Please say why. Visitors read it beside the event.",
  startMissing: "Please choose the new day, or a new place.",
  malayalamOptional: "Malayalam may be left empty: then the English shows there too.",
  fromFeed: "This event comes from the feed. What you change here lies over it and stays when the feed is read again.",
  leftFeed:
    "The feed tells of this event no more, so the site does not show it. What was changed here is kept until it is deleted.",
  pictureKinds: "JPEG, PNG or WebP, also straight from the camera. Say what it shows for people who cannot see it.",
  confirmPicture: "This picture will be deleted. It can be put back from the history.",
  pictureNotSaved: "Failed to save the picture.",
  uploadCancelled: "The upload was cancelled. Nothing was changed.",
} as const;

export const EVENT_STATUS_NAMES: Readonly<Record<EventStatus, string>> = {
  planned: "Planned",
  moved: "Moved",
  postponed: "Postponed",
  cancelled: "Cancelled",
  done: "Took place",
};
