import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import type { Machine } from "./debian.ts";
import { must } from "./shell.ts";

/** A test CA. */
interface Authority {
  certificate: string;
  key: string;
}

export async function makeAuthority(folder: string): Promise<Authority> {
  mkdirSync(folder, { recursive: true });
  const [certificate, key] = [join(folder, "authority.crt"), join(folder, "authority.key")];
  const made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "9"];
  await must(["openssl", "req", "-x509", ...made, "-subj", "/CN=Authority", "-keyout", key, "-out", certificate]);
  return { certificate, key };
}

export async function trust(machine: Machine, { certificate }: Authority): Promise<void> {
  writeFileSync(join(machine.root, "usr/local/share/ca-certificates/operated.crt"), readFileSync(certificate));
  await machine.must("update-ca-certificates");
}

export async function serveMail(host: string, folder: string, { certificate, key }: Authority) {
  const [own, request, ownKey] = ["mail.crt", "mail.csr", "mail.key"].map((name) => join(folder, name));
  const names = join(folder, "mail.names");
  writeFileSync(names, "subjectAltName=DNS:mail.example\n");
  const made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj", "/CN=mail.example"];
  await must(["openssl", "req", ...made, "-keyout", `${ownKey}`, "-out", `${request}`]);
  const signing = ["-req", "-in", `${request}`, "-CA", certificate, "-CAkey", key, "-CAcreateserial", "-days", "9"];
  await must(["openssl", "x509", ...signing, "-extfile", names, "-out", `${own}`]);
  const emails: string[] = [];
  const server = new SMTPServer({
    secure: true,
    cert: readFileSync(`${own}`),
    key: readFileSync(`${ownKey}`),
    onAuth: ({ username, password }, _session, done) =>
      username === "user" && password === "password" ? done(null, { user: "user" }) : done(new Error("wrong password")),
    async onData(stream, _session, done) {
      emails.push(Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>)).toString("utf8"));
      done();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => void server.listen(465, host, resolve));
  return { letters: emails, close: () => server.close(() => {}) };
}

/** Runs an ACME server. */
export async function certify(machine: Machine, { certificate, key }: Authority): Promise<void> {
  await machine.must("apt-get update -qq && apt-get install -y -qq --no-install-recommends caddy");
  for (const [name, file] of [
    ["root.crt", certificate],
    ["root.key", key],
  ] as const)
    writeFileSync(join(machine.root, "etc/caddy", name), readFileSync(file), { mode: 0o644 });
  writeFileSync(
    join(machine.root, "etc/caddy/Caddyfile"),
    "{\n\tskip_install_trust\n\tpki {\n\t\tca local {\n\t\t\troot {\n\t\t\t\tcert /etc/caddy/root.crt\n\t\t\t\tkey /etc/caddy/root.key\n\t\t\t}\n\t\t}\n\t}\n}\n" +
      "acme.example {\n\ttls internal\n\tacme_server\n}\n",
  );
  await machine.must("systemctl restart caddy");
}
