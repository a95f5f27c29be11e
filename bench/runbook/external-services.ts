import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { runOrThrow } from "../run.ts";
import type { Machine } from "./machines.ts";

/** A test CA, whose certificate also serves the mail server. */
interface Authority {
  certificate: string;
  key: string;
}

export async function makeAuthority(folder: string, mail: string): Promise<Authority> {
  mkdirSync(folder, { recursive: true });
  const [certificate, key] = [join(folder, "authority.crt"), join(folder, "authority.key")];
  const made = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 9 -subj /CN=Authority";
  const names = ["-addext", `subjectAltName=DNS:${mail}`];
  await runOrThrow([...made.split(" "), ...names, "-keyout", key, "-out", certificate]);
  return { certificate, key };
}

export async function trust(machine: Machine, { certificate }: Authority): Promise<void> {
  writeFileSync(join(machine.root, "usr/local/share/ca-certificates/runbook.crt"), readFileSync(certificate));
  await machine.must("update-ca-certificates");
}

export async function serveMail(host: string, { certificate, key }: Authority) {
  const emails: string[] = [];
  const server = new SMTPServer({
    secure: true,
    cert: readFileSync(certificate),
    key: readFileSync(key),
    onAuth: ({ username, password }, _session, done) =>
      username === "user" && password === "password" ? done(null, { user: "user" }) : done(new Error("wrong password")),
    async onData(stream, _session, done) {
      emails.push(Buffer.concat(await Array.fromAsync(stream as AsyncIterable<Buffer>)).toString("utf8"));
      done();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => void server.listen(465, host, resolve));
  return { emails, close: () => server.close(() => {}) };
}

const CADDYFILE = `{
	skip_install_trust
	pki {
		ca local {
			root {
				cert /etc/caddy/root.crt
				key /etc/caddy/root.key
			}
		}
	}
}
acme.example {
	tls internal
	acme_server
}
`;

/** Runs an ACME server. */
export async function certify({ root, must }: Machine, { certificate, key }: Authority): Promise<void> {
  await must("apt-get update -qq && apt-get install -y -qq --no-install-recommends caddy");
  writeFileSync(join(root, "etc/caddy/root.crt"), readFileSync(certificate));
  writeFileSync(join(root, "etc/caddy/root.key"), readFileSync(key), { mode: 0o644 });
  writeFileSync(join(root, "etc/caddy/Caddyfile"), CADDYFILE);
  await must("systemctl restart caddy");
}
