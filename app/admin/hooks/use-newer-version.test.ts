import { expect, it } from "vitest";
import type { AuditEntry } from "../../../shared/audit-log/audit-log.ts";
import { getUnseenChanges } from "./use-newer-version.ts";

const act = (minute: number, fields: AuditEntry["fields"] = { name: { before: "A", after: "B" } }): AuditEntry => ({
  id: minute,
  at: `2026-11-22T10:0${minute}:00.000Z`,
  who: { id: 1, name: "Anu" },
  act: "change essential link",
  about: { kind: "essential link", id: 7, label: null },
  fields,
  can_put_back: false,
});
const [oldest, known, newer, newest] = [act(1), act(2), act(3), act(4)];

it("lists changes after the form's version, and earlier ones for an older draft", () => {
  expect(getUnseenChanges([newest, newer, known, oldest], known.at, 0)).toEqual([newest, newer]);
  expect(getUnseenChanges([known, oldest], known.at, 0)).toEqual([]);
  expect(getUnseenChanges([known, oldest], known.at, 1)).toEqual([known]);
  expect(getUnseenChanges([newest, newer], known.at, 0)).toEqual([newest, newer]);
  expect(getUnseenChanges([oldest], undefined, 0)).toEqual([oldest]);
  expect(getUnseenChanges([act(4, {}), known], known.at, 0)).toEqual([]);
});
