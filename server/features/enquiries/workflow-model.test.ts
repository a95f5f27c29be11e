import fc from "fast-check";
import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildEnquiry } from "../../../tests/support/factories.ts";
import { getEmails } from "../../../tests/support/outbox.ts";
import { startProduct } from "../../../tests/support/product.ts";

const PEOPLE = ["owner", "desk", "other"] as const;
type Person = (typeof PEOPLE)[number];
const NAMES: Record<Person, string> = { owner: "Admin", desk: "The desk", other: "Another" };

const verbs = [
  "take",
  "take anyway",
  "release",
  "answered",
  "reopen",
  "spam",
  "not-spam",
  "notes",
  "reply",
  "reply and answered",
];
const step = fc.record({
  by: fc.constantFrom(...PEOPLE),
  id: fc.integer({ min: 1, max: 3 }),
  verb: fc.constantFrom(...verbs),
  key: fc.constantFrom("a", "b"),
  stale: fc.boolean(),
});
interface Step {
  by: Person;
  id: number;
  verb: string;
  key: string;
  stale: boolean;
}

/** Model of `docs/reference/api.md`, 15. */
interface Enquiry {
  state: "new" | "taken" | "answered" | "spam";
  owner: Person | null;
  how: string | null;
  notes: number;
  letters: string[];
  version: number;
}

const NEW: Enquiry = { state: "new", owner: null, how: null, notes: 0, letters: [], version: 1 };

/** Null: forbidden. The same object: no change. */
function after(now: Enquiry, { by, verb, key }: Step): Enquiry | null {
  const { state, owner } = now;
  const waits = state === "new" || state === "taken";
  const answered = { state: "answered", owner: by, how: "mail" } as const;
  switch (verb) {
    case "take":
      if (state === "taken") return owner === by ? now : null;
      return state === "new" ? { ...now, state: "taken", owner: by } : null;
    case "take anyway":
      if (state === "taken" && owner === by) return now;
      return waits ? { ...now, state: "taken", owner: by } : null;
    case "release":
      return state === "taken" && (owner === by || by === "owner") ? { ...now, state: "new", owner: null } : null;
    case "answered":
      return waits ? { ...now, ...answered } : null;
    case "reopen":
      return state === "answered" ? { ...now, state: "taken", owner: by, how: null } : null;
    case "spam":
      return waits ? { ...now, state: "spam", owner: null } : null;
    case "not-spam":
      return state === "spam" ? { ...now, state: "new", owner: null } : null;
    case "notes":
      return { ...now, notes: now.notes + 1 };
    default: {
      if (now.letters.includes(key)) return now;
      if (state === "spam" || (state !== "new" && owner !== by)) return null;
      const emails = [...now.letters, key];
      if (verb === "reply and answered" && state !== "answered") return { ...now, ...answered, letters: emails };
      return state === "new" ? { ...now, state: "taken", owner: by, letters: emails } : { ...now, letters: emails };
    }
  }
}

const getPath = (verb: string) => verb.split(" ")[0];
const getBody = ({ verb, key }: Step): object | undefined => {
  const bodies: Record<string, object> = {
    "take anyway": { anyway: true },
    answered: { how: "mail" },
    notes: { text: "Noted" },
    reply: { text: `Answer ${key}`, key },
    "reply and answered": { text: `Answer ${key}`, key, answered: true },
  };
  return bodies[verb];
};

eachDatabase((database) => {
  it("follows the state diagram in docs/reference/api.md, whatever three users do", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 45 }), async (steps) => {
        const site = await database.use(startProduct);
        const tokens: Record<Person, string> = {
          owner: await site.token(),
          desk: await site.token("desk"),
          other: await site.token("reader"),
        };
        await site.database.db
          .updateTable("admins")
          .set({ role: "desk", name: NAMES.other })
          .where("id", "=", 3)
          .execute();
        const model = new Map<number, Enquiry>();
        for (const id of [1, 2, 3]) {
          await buildEnquiry(site);
          model.set(id, NEW);
        }
        let acts = 0;
        for (const step of steps) {
          const { by, id, verb, stale } = step;
          const before = model.get(id) ?? NEW;
          const isKnownEmail = verb.startsWith("reply") && before.letters.includes(step.key);
          const answer = await site.ask("POST", `/api/contact/${id}/${getPath(verb)}`, {
            token: tokens[by],
            json: getBody(step),
            headers: { "If-Match": `"${before.version - (stale ? 1 : 0)}"` },
          });
          const next = after(before, step);
          const expected = isKnownEmail ? [202] : stale ? [412] : next === null ? [409] : [200, 201, 202];
          expect([step, before, expected.includes(answer.status), answer.status]).toEqual([
            step,
            before,
            true,
            answer.status,
          ]);
          if (answer.status < 300 && next && next !== before) {
            model.set(id, { ...next, version: before.version + 1 });
            acts += 1;
          }
        }
        for (const [id, { state, owner, how, notes, letters, version }] of model) {
          const found = (await site.ask("GET", `/api/contact/${id}`, { token: tokens.owner })).json.data;
          expect({
            state: found.state,
            owner: found.owner?.name ?? null,
            how: found.answered_how,
            notes: found.notes.length,
            letters: found.letters.map(({ text }: { text: string }) => text),
            version: found.version,
            waits: found.waiting_since !== null,
          }).toEqual({
            state,
            owner: owner && NAMES[owner],
            how,
            notes,
            letters: letters.map((key) => `Answer ${key}`),
            version,
            waits: state === "new" || state === "taken",
          });
        }
        const all = [...model.values()];
        const { meta } = (await site.ask("GET", "/api/contact", { token: tokens.owner })).json;
        for (const state of ["new", "taken", "answered", "spam"] as const)
          expect(meta.counts[state]).toBe(all.filter((one) => one.state === state).length);
        expect(await getEmails(site)).toHaveLength(all.reduce((sum, { letters }) => sum + letters.length, 0));
        expect(await site.history.verify()).toEqual({ rows: acts, broken: null, cut: false });
      }),
      { numRuns: 6 },
    );
  });
});
