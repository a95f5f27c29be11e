import { expect, it, onTestFinished, vi } from "vitest";
import { runEnquiryAction } from "./use-enquiry-action.ts";

const ANU = { id: 2, name: "Anu" };

/** Answers version 1 with 412 and the current state, any other with success; returns the versions that were sent. */
function serve(current: { state: string; owner: typeof ANU | null }): (string | null)[] {
  const sent: (string | null)[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("localStorage", { getItem: () => "token" });
  vi.stubGlobal("location", new URL("http://localhost/admin/contact-submissions"));
  vi.stubGlobal("fetch", async (_url: unknown, { headers }: RequestInit) => {
    const version = new Headers(headers).get("If-Match");
    sent.push(version);
    if (version !== '"1"') return Response.json({ message: "Done.", version: 3 });
    const body = { message: "Changed.", code: "changed-meanwhile", current: { ...current, version: 2, changed: null } };
    return Response.json(body, { status: 412 });
  });
  return sent;
}

const answer = (seen: { state: string; owner: typeof ANU | null }) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: "7", act: "answered", how: "call", version: "1" }))
    form.set(name, value);
  form.set("seen", JSON.stringify(seen));
  return runEnquiryAction(new Request(location.href), form);
};

it("is sent again without a question when only notes or emails raised the version", async () => {
  const seen = { state: "taken", owner: ANU };
  const sent = serve(seen);
  expect(await answer(seen)).toEqual({ done: true, action: "answered" });
  expect(sent).toEqual(['"1"', '"2"']);
});

it("asks first when a colleague has it meanwhile", async () => {
  const sent = serve({ state: "taken", owner: ANU });
  void answer({ state: "new", owner: null });
  await vi.waitFor(() => expect(sent).toEqual(['"1"']));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual(['"1"']);
});
