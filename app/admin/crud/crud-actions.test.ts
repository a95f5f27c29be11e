import { expect, it, onTestFinished, vi } from "vitest";
import { announceThrough, getToasts } from "../../components/toasts.ts";
import { districtContacts } from "../district-contacts/actions.ts";

const region = Symbol("region");

const act = (fetched: (...args: Parameters<typeof fetch>) => Promise<Response>, fields: Record<string, string>) => {
  onTestFinished(announceThrough(region, false));
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("localStorage", { getItem: () => "token" });
  vi.stubGlobal("location", new URL("http://localhost/admin/district-contact"));
  vi.stubGlobal("fetch", fetched);
  const body = new URLSearchParams(fields);
  return districtContacts.act(new Request(location.href, { method: "POST", body }));
};

it.each([
  [409, { message: "Too many people save at once.", code: "too-busy" }, "Too many people save at once."],
  [500, { message: "Something went wrong.", code: "unexpected" }, "Something went wrong."],
  [404, { message: "It is gone.", code: "district-gone" }, "This district is no longer there."],
  [502, {}, "Failed to delete district!"],
])("a failed deletion with status %i shows the server's message, else the default", async (status, body, shown) => {
  await act(async () => Response.json(body, { status }), { delete: "1", version: "1" });
  expect(getToasts(region).map(({ text }) => text)).toEqual([shown]);
});

it.each([
  [{ district: "Kannur", "phone-0": "98470 55667" }, "Something went wrong!"],
  [{ delete: "1", version: "1" }, "Failed to delete district!"],
])("%j without a connection says so, and that nothing is lost", async (fields, title) => {
  await act(() => Promise.reject(new TypeError("Failed to fetch")), fields);
  expect(getToasts(region)).toMatchObject([
    { title, text: expect.stringMatching(/no connection\. Nothing .* is lost/) },
  ]);
});

it.each(["98470 55667", "98470-55667", "+91 98470 55667", "098470 55667", "9847055667"])(
  "a district's phone number may be typed as %s",
  async (typed) => {
    const sent: unknown[] = [];
    const fetched = async (_: unknown, { body }: RequestInit = {}) => {
      sent.push(JSON.parse(String(body)));
      return Response.json({ message: "Added" }, { status: 201 });
    };
    await act(fetched, { district: "Kannur", "phone-0": typed });
    expect(sent).toEqual([{ district: "Kannur", contacts: ["9847055667"] }]);
  },
);
