import * as z from "zod/mini";
import {
  adminEvent,
  EVENT_PICTURE_LIMITS,
  eventPictureChangeForm,
  eventPictureForm,
  LOCAL_EVENT_COPY,
  localEventChangeForm,
  localEventForm,
  override,
  overrideForm,
} from "../../../shared/events/events-admin.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { StaffEvents } from "./admin-events.ts";

export const localEventEndpoints = (events: StaffEvents) => [
  defineEndpoint("POST /api/events/add", {
    summary: "Add a local event; the default status is planned",
    act: "add event",
    body: localEventForm,
    message: LOCAL_EVENT_COPY.added,
    data: adminEvent,
    status: 201,
    handle: ({ by, body }) => events.add(by, body),
  }),
  defineEndpoint("PUT /api/events/update/{key}", {
    summary: "Change a local event; omitted fields stay unchanged",
    act: "change event",
    versioned: true,
    body: localEventChangeForm,
    message: LOCAL_EVENT_COPY.updated,
    data: adminEvent,
    handle: ({ by, key, expected, body }) => events.update(by, key, expected, body),
  }),
  defineEndpoint("DELETE /api/events/delete/{key}", {
    summary: "Delete a local event",
    act: "delete event",
    versioned: true,
    message: LOCAL_EVENT_COPY.deleted,
    handle: ({ by, key, expected }) => events.remove(by, key, expected),
  }),
  defineEndpoint("POST /api/events/pictures/{key}", {
    summary:
      "Add a picture to a local event, at most five: a file, which is turned upright and loses its metadata, or picture_id of the library",
    act: "change event",
    versioned: true,
    body: eventPictureForm,
    upload: { picture: { atMost: EVENT_PICTURE_LIMITS.bytes } },
    errors: ["conflict"],
    message: LOCAL_EVENT_COPY.pictureAdded,
    data: adminEvent,
    status: 201,
    handle: ({ by, key, expected, body: { description, picture_id }, files }) => {
      const picture = files.picture?.content ?? picture_id;
      if (picture === undefined) throw new AppError("invalid", "event-picture-missing", { field: "picture" });
      return events.addPicture(by, key, expected, { picture, description });
    },
  }),
  defineEndpoint("PUT /api/events/pictures/{key}/{n}", {
    summary: "Change the description or position of an event's picture; positions count from 1",
    act: "change event",
    versioned: true,
    body: eventPictureChangeForm,
    message: LOCAL_EVENT_COPY.pictureUpdated,
    data: adminEvent,
    handle: ({ by, key, n, expected, body }) => events.changePicture(by, key, expected, { place: n, ...body }),
  }),
  defineEndpoint("DELETE /api/events/pictures/{key}/{n}", {
    summary: "Delete a picture of an event",
    act: "change event",
    versioned: true,
    message: LOCAL_EVENT_COPY.pictureDeleted,
    data: adminEvent,
    handle: ({ by, key, n, expected }) => events.removePicture(by, key, expected, n),
  }),
  defineEndpoint("GET /api/events/overrides", {
    summary: "List overrides of feed events, oldest first",
    act: "see what is public",
    data: z.array(override),
    handle: ({ by }) => events.listOverrides(by),
  }),
  defineEndpoint("PUT /api/events/override/{key}", {
    summary: "Override fields of a feed event; omitted fields stay unchanged, null restores the feed value",
    act: "override event",
    versioned: true,
    body: overrideForm,
    message: LOCAL_EVENT_COPY.overridden,
    data: override,
    handle: ({ by, key, expected, body }) => events.override(by, key, expected, body),
  }),
  defineEndpoint("DELETE /api/events/override/{key}", {
    summary: "Delete the overrides of a feed event",
    act: "remove override",
    versioned: true,
    message: LOCAL_EVENT_COPY.overrideDeleted,
    handle: ({ by, key, expected }) => events.removeOverride(by, key, expected),
  }),
];
