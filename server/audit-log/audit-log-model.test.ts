import fc from "fast-check";
import { expect, it } from "vitest";
import type { AuditEntry } from "../../shared/audit-log/audit-log.ts";
import { eachDatabase } from "../../tests/support/databases.ts";
import { buildTestimonial } from "../../tests/support/factories.ts";
import { startProduct } from "../../tests/support/product.ts";

const PEOPLE = ["owner", "editor", "desk"] as const;
const DISTRICTS = ["Kollam", "Kannur"] as const;
const few = fc.integer({ min: 1, max: 3 });
const link = fc.record({
  number: fc.constantFrom("04710000001", "04710000002"),
  label: fc.constant("telephone"),
  description: fc.constantFrom("One", "Two", "Three"),
  description_ml: fc.constantFrom("", "ഒന്ന്"),
});
const district = fc.record({
  district: fc.constantFrom(...DISTRICTS),
  contacts: fc.constantFrom(["9000000001"], ["9000000002", "9000000003"]),
});
const wording = fc.record({
  name: fc.constant("A runner"),
  designation: fc.constant("Club member"),
  title: fc.constantFrom("The first kilometre", "The last kilometre"),
  description: fc.constantFrom("It was the longest.", "It was long."),
});
const asked = (method: string, path: fc.Arbitrary<string>, json: fc.Arbitrary<unknown> = fc.constant(undefined)) =>
  fc.record({ by: fc.constantFrom(...PEOPLE), method: fc.constant(method), path, json });
const at = (path: string) => few.map((id) => `${path}/${id}`);
const act = fc.oneof(
  asked("POST", fc.constant("/api/essential-links/add"), link),
  asked("PUT", at("/api/essential-links/update"), link),
  asked("DELETE", at("/api/essential-links/delete")),
  asked("POST", fc.constant("/api/district-contacts/add"), district),
  asked("PUT", at("/api/district-contacts/update"), district),
  asked("DELETE", at("/api/district-contacts/delete")),
  asked("PUT", at("/api/testimonials/update"), wording),
  ...["approve", "reject", "restore", "reopen"].map((verb) => asked("PUT", at(`/api/testimonials/${verb}`))),
  asked("PUT", at("/api/testimonials/visibility"), fc.record({ is_visible: fc.constantFrom(0, 1) })),
  asked("DELETE", at("/api/testimonials/delete")),
  {
    weight: 6,
    arbitrary: asked(
      "POST",
      fc.integer({ min: 1, max: 20 }).map((id) => `/api/history/${id}/put-back`),
    ),
  },
);

type Values = Record<string, unknown>;
type State = Record<string, Values>;

function after(state: State, { about: { kind, id }, fields }: AuditEntry): State {
  const key = `${kind} ${id}`;
  const { [key]: thing, ...others } = state;
  const changes = Object.entries(fields);
  const left = Object.fromEntries(changes.map(([field, change]) => [field, change.after]));
  const deleted = changes.length > 0 && changes.every(([, change]) => change.after === null);
  return deleted ? others : { ...others, [key]: { ...thing, ...left } };
}

eachDatabase((database) => {
  it("records every state and undoes each change, whatever several users do", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 25, maxLength: 40 }), async (acts) => {
        const site = await database.use(startProduct);
        const owner = await site.token();
        const tokens = { owner, editor: await site.token("editor"), desk: await site.token("desk") };
        for (let count = 0; count < 3; count += 1) await buildTestimonial(site);
        const ask = async (method: string, path: string, json?: unknown, by: keyof typeof tokens = "owner") =>
          site.ask(method, path, { token: tokens[by], json });

        const getWording = async (id: number) =>
          (await site.database.db.selectFrom("testimonials").select("wording").where("id", "=", id).executeTakeFirst())
            ?.wording;
        const now = async (): Promise<State> => {
          const state: State = {};
          for (const { id, ...link } of (await ask("GET", "/api/essential-links")).json) {
            const { number, label, description, description_ml } = link;
            state[`essential link ${id}`] = { number, label, description, description_ml };
          }
          for (const { id, district, contacts } of (await ask("GET", "/api/district-contacts")).json)
            state[`district contact ${id}`] = { district, contacts };
          for (const status of ["pending", "approved", "rejected"])
            for (const { id, is_visible } of (await ask("GET", `/api/testimonials?status=${status}`)).json.data)
              state[`testimonial ${id}`] = { status, is_visible, wording: await getWording(id) };
          return state;
        };
        const rows = async (): Promise<AuditEntry[]> => (await ask("GET", "/api/history?limit=100")).json.data;

        let [state, written] = [await now(), await rows()];
        for (const { by, method, path, json } of acts) {
          const answer = await ask(method, path, json, by);
          const [next, all] = [await now(), await rows()];
          const done = answer.status < 300;
          expect(all.length).toBe(written.length + Number(done));
          if (!done) expect(next).toEqual(state);
          const undone = written.find(({ id }) => path === `/api/history/${id}/put-back`);
          const [row] = all;
          if (done && row) {
            expect(row.who.name).toBe(by === "owner" ? "Admin" : `The ${by}`);
            expect(after(state, row)).toEqual(next);
            if (undone) {
              expect(undone.can_put_back).toBe(true);
              for (const [field, { before }] of Object.entries(undone.fields))
                expect(next[`${undone.about.kind} ${undone.about.id}`]?.[field]).toEqual(before);
            }
          } else if (undone?.can_put_back && answer.status === 409) {
            // Undo only conflicts with another entity of the same value.
            expect(["link-exists", "put-back-in-place"]).toContain(answer.json.code);
          }
          [state, written] = [next, all];
        }
        expect(await site.history.verify()).toEqual({ rows: written.length, broken: null, cut: false });
      }),
      { numRuns: 4 },
    );
  });
});
