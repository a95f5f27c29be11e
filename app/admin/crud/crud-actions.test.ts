import { expect, it, onTestFinished, vi } from "vitest";
import { announceThrough, getToasts } from "../../components/toasts.ts";
import { districtContacts } from "../district-contacts/actions.ts";

const region = Symbol("region");

it.each([
  [409, { message: "Too many people save at once.", code: "too-busy" }, "Too many people save at once."],
  [500, { message: "Something went wrong.", code: "unexpected" }, "Something went wrong."],
  [404, { message: "It is gone.", code: "district-gone" }, "This district is no longer there."],
  [502, {}, "Failed to delete district!"],
])("a failed deletion with status %i shows the server's message, else the default", async (status, body, shown) => {
  onTestFinished(announceThrough(region, false));
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("localStorage", { getItem: () => "token" });
  vi.stubGlobal("location", new URL("http://localhost/admin/district-contact"));
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
  const form = new URLSearchParams({ delete: "1", version: "1" });
  await districtContacts.act(new Request(location.href, { method: "POST", body: form }));
  expect(getToasts(region).map(({ text }) => text)).toEqual([shown]);
});
