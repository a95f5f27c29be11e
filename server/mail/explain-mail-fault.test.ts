import { expect, it } from "vitest";
import { startMailServer } from "../../tests/support/broken-mail-servers.ts";
import { explainMailError } from "./explain-mail-fault.ts";
import { createSmtp } from "./smtp.ts";
import { renderTestEmail } from "./templates/test-email.ts";

it("explains an email failure in plain words, with the server's response", async () => {
  const refusing = await startMailServer({
    onRcptTo: (_to, _session, done) => done(Object.assign(new Error("5.1.1 No such person"), { responseCode: 550 })),
  });
  const guarded = await startMailServer({}, "right");
  const gone = await startMailServer();
  await gone.disappear();
  const email = renderTestEmail({ to: "anu@example.org", language: "en", origin: "https://campaign.example" });
  for (const [url, said] of [
    [refusing.url, /^The mail server rejected the sender .* Response: 550 5\.1\.1 No such person$/],
    [guarded.url.replace("right", "wrong"), /^The mail server rejected the user or password in SMTP_URL/],
    [gone.url, /^Connection refused at the address and port of SMTP_URL/],
    [refusing.url.replace("smtp:", "smtps:"), /^The mail server offers no valid encryption/],
  ] as const) {
    const error = await createSmtp({ url, from: "no-reply@campaign.example" })
      .send(email)
      .then(
        () => null,
        (error: unknown) => error,
      );
    expect(explainMailError(error)).toMatch(said);
  }
});
