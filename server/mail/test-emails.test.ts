import { expect, it } from "vitest";
import { hangs, startMailServer, startTarpit } from "../../tests/support/broken-mail-servers.ts";
import { eachDatabase } from "../../tests/support/databases.ts";
import { getEmails } from "../../tests/support/outbox.ts";
import { ADMIN, startProduct, type TestProduct } from "../../tests/support/product.ts";

const send = async (site: TestProduct) => {
  const { status, json } = await site.ask("POST", "/api/staff/test-letter", { token: await site.token() });
  return { status, ...json };
};
const told = async (site: TestProduct) =>
  (await site.ask("GET", "/api/history", { token: await site.token() })).json.data.map(
    ({ act, who, fields }: { act: string; who: { name: string }; fields: Record<string, { after: unknown }> }) =>
      `${who.name}: ${act}, ${fields["letter"]?.after}`,
  );

eachDatabase((database) => {
  const start = (SMTP_URL: string) => database.use(startProduct, { settings: { SMTP_URL } });

  it("an owner sends a test email, a few times, and sees that the mail server accepted it", async () => {
    const server = await startMailServer();
    const site = await start(server.url);
    expect(await send(site)).toEqual({
      status: 200,
      letter: "sent",
      message: `The mail server accepted the email to ${ADMIN.email}. Check your inbox and spam folder.`,
    });
    expect(server.taken.map(({ to }) => to)).toEqual([[ADMIN.email]]);
    expect(await told(site)).toEqual(["Admin: send test letter, sent"]);
    for (const _ of [2, 3, 4, 5]) expect((await send(site)).status).toBe(200);
    expect(await send(site)).toMatchObject({ status: 429, code: "too-many-requests" });
    expect(server.taken).toHaveLength(5);
  });

  it("an owner sees why a mail server rejects it, in the server's words", async () => {
    const refusing = await startMailServer({
      onRcptTo: (_to, _session, done) => done(Object.assign(new Error("5.7.1 Relaying denied"), { responseCode: 550 })),
    });
    const site = await start(refusing.url);
    expect(await send(site)).toEqual({
      status: 200,
      letter: "not sent",
      message: expect.stringMatching(/^The email could not be sent\. .*Response: 550 5\.7\.1 Relaying denied$/),
    });
    await refusing.disappear();
    expect((await send(site)).message).toMatch(/Connection refused at the address and port of SMTP_URL/);
    expect(await told(site)).toEqual(["Admin: send test letter, not sent", "Admin: send test letter, not sent"]);
  });

  it("an owner sees that no mail server is configured, or that it does not respond", async () => {
    const without = await database.use(startProduct);
    expect(await send(without)).toMatchObject({
      letter: "no mail server",
      message: expect.stringContaining("no emails are sent"),
    });
    expect(await getEmails(without)).toHaveLength(1);
    const slow = await start(await startTarpit(hangs));
    expect((await slow.testLetters.sendTo(ADMIN.email, 50)).letter).toBe("no answer");
  });
});
