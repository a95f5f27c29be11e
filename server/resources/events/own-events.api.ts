import * as z from "zod/mini";
import {
  EVENT_PICTURE_LIMITS,
  eventOfStaff,
  eventPictureChangeForm,
  eventPictureForm,
  OWN_EVENT_WORDS,
  override,
  overrideForm,
  ownEventChangeForm,
  ownEventForm,
} from "../../../domain/own-events.ts";
import { type Call, call } from "../../http/call.ts";
import { saying } from "../../http/saying.ts";
import type { StaffEvents } from "./events-of-staff.ts";

const saved = saying({ data: eventOfStaff });

/** What staff tell themselves, and what they lay over events of the feed. */
export const ownEventCalls = (events: StaffEvents): Call[] => [
  call({
    method: "POST",
    path: "/api/events/add",
    summary: "Add an event of the product's own; without a status it is planned",
    act: "add event",
    body: ownEventForm,
    answers: { 201: saved },
    handle: async ({ by, body }) => {
      const data = await events.add(by, body);
      return { status: 201, body: { data, message: OWN_EVENT_WORDS.added }, version: data.version };
    },
  }),
  call({
    method: "PUT",
    path: "/api/events/update/{key}",
    summary: "Change an event of the product's own; what is left out stays",
    act: "change event",
    versioned: true,
    body: ownEventChangeForm,
    answers: { 200: saved },
    handle: async ({ by, key, expected, body }) => {
      const data = await events.update(by, key, expected, body);
      return { status: 200, body: { data, message: OWN_EVENT_WORDS.updated }, version: data.version };
    },
  }),
  call({
    method: "DELETE",
    path: "/api/events/delete/{key}",
    summary: "Delete an event of the product's own",
    act: "delete event",
    versioned: true,
    answers: { 200: saying() },
    handle: async ({ by, key, expected }) => {
      await events.remove(by, key, expected);
      return { status: 200, body: { message: OWN_EVENT_WORDS.deleted } };
    },
  }),
  call({
    method: "POST",
    path: "/api/events/pictures/{key}",
    summary:
      "Add a picture to an event of the product's own, five at most; it is turned upright and loses what its camera wrote",
    act: "change event",
    versioned: true,
    body: eventPictureForm,
    upload: { picture: { atMost: EVENT_PICTURE_LIMITS.bytes, missing: "event-picture-missing" } },
    refuses: ["conflict"],
    answers: { 201: saved },
    handle: async ({ by, key, expected, body: { description }, files: { picture } }) => {
      const data = await events.addPicture(by, key, expected, { content: picture.content, description });
      return { status: 201, body: { data, message: OWN_EVENT_WORDS.pictureAdded }, version: data.version };
    },
  }),
  call({
    method: "PUT",
    path: "/api/events/pictures/{key}/{n}",
    summary: "Change what a picture of an event shows, or its place; places count from 1",
    act: "change event",
    versioned: true,
    body: eventPictureChangeForm,
    answers: { 200: saved },
    handle: async ({ by, key, n, expected, body }) => {
      const data = await events.changePicture(by, key, expected, { place: n, ...body });
      return { status: 200, body: { data, message: OWN_EVENT_WORDS.pictureUpdated }, version: data.version };
    },
  }),
  call({
    method: "DELETE",
    path: "/api/events/pictures/{key}/{n}",
    summary: "Delete a picture of an event",
    act: "change event",
    versioned: true,
    answers: { 200: saved },
    handle: async ({ by, key, n, expected }) => {
      const data = await events.removePicture(by, key, expected, n);
      return { status: 200, body: { data, message: OWN_EVENT_WORDS.pictureDeleted }, version: data.version };
    },
  }),
  call({
    method: "GET",
    path: "/api/events/overrides",
    summary: "List what staff laid over events of the feed, the oldest first",
    act: "see what is public",
    answers: { 200: z.object({ data: z.array(override) }) },
    handle: async ({ by }) => ({ status: 200, body: { data: await events.listOverrides(by) } }),
  }),
  call({
    method: "PUT",
    path: "/api/events/override/{key}",
    summary: "Lay fields over an event of the feed; what is left out stays, null is as the feed says it",
    act: "override event",
    versioned: true,
    body: overrideForm,
    answers: { 200: saying({ data: override }) },
    handle: async ({ by, key, expected, body }) => {
      const data = await events.override(by, key, expected, body);
      return { status: 200, body: { data, message: OWN_EVENT_WORDS.overridden }, version: data.version };
    },
  }),
  call({
    method: "DELETE",
    path: "/api/events/override/{key}",
    summary: "Take away what is laid over an event of the feed",
    act: "remove override",
    versioned: true,
    answers: { 200: saying() },
    handle: async ({ by, key, expected }) => {
      await events.removeOverride(by, key, expected);
      return { status: 200, body: { message: OWN_EVENT_WORDS.overrideDeleted } };
    },
  }),
];
