import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { createCli, getCommandName, getRunnable } from "./cli.ts";

/** The commands, what they would run, and what they print. */
function createTestCli() {
  const ran: unknown[][] = [];
  const run =
    () =>
    async (...args: unknown[]) =>
      void ran.push(args.slice(0, -1));
  const cli = createCli({ run, runAlone: run });
  let output = "";
  const print = (text: string) => void (output += text);
  const configure = (command: Command) => {
    command.exitOverride().configureOutput({ writeOut: print, writeErr: print });
    command.commands.forEach(configure);
  };
  configure(cli);
  const ask = async (...words: string[]) => {
    output = "";
    const exitCode = await cli.parseAsync(words, { from: "user" }).then(
      () => 0,
      ({ exitCode }: { exitCode: number }) => exitCode,
    );
    return { exitCode, output };
  };
  return { cli, ran, ask };
}

const NAMES = getRunnable(createTestCli().cli).map(getCommandName);

describe("help", () => {
  it("lists every command", async () => {
    const { ask } = createTestCli();
    const { exitCode, output } = await ask("--help");
    expect(exitCode).toBe(0);
    expect(NAMES).toEqual([
      ..."create,password,staff list,staff invite,staff role,staff remove,second-factor reset,mail test,mail file".split(
        ",",
      ),
      ..."events import,events export,mirror,sample remove,visitor export,visitor erase,history verify".split(","),
      ..."breach,backup,backup prove,backup now,backup copy,backup settings,backup facts,backup list".split(","),
      ..."backup fetch,restore,move-to,move-to cancel,check,migrate,advisories".split(","),
    ]);
    expect(output.match(/^[A-Z].*:$/gm)).toEqual([
      "Options:",
      "Accounts:",
      "Content and email:",
      "Personal data and audit log:",
      "Backups, database and checks:",
    ]);
    for (const name of NAMES) expect(output).toMatch(new RegExp(`^  ${name} .*[a-z]{3}`, "m"));
  });

  it.each(NAMES)("%s --help shows usage and purpose", async (name) => {
    const { ask, ran } = createTestCli();
    const { exitCode, output } = await ask(...name.split(" "), "--help");
    expect([exitCode, ran]).toEqual([0, []]);
    expect(output).toMatch(new RegExp(`^Usage: script/admin ${name} [^\\n]*\\n\\n[a-z][^\\n]{10,}`));
  });

  it("explains the options of a command", async () => {
    const { ask } = createTestCli();
    expect((await ask("restore", "--help")).output).toMatch(/--identity <KEY> +file[^]*--overwrite +replace/);
    expect((await ask("staff", "invite", "--help")).output).toMatch(/ROLE +owner, editor, desk, reader/);
  });
});

describe("arguments", () => {
  it.each([
    ["backup all.tar.gz", ["all.tar.gz", {}]],
    ["backup prove all.tar.gz --identity -", ["all.tar.gz", { identity: "-" }]],
    ["backup settings --identity=key.txt all.tar.gz", ["all.tar.gz", { identity: "key.txt" }]],
    ["restore all.tar.gz --overwrite", ["all.tar.gz", { overwrite: true }]],
    ["move-to", [undefined, {}]],
    ["move-to cancel", [{}]],
    ["staff invite anu@example.org desk Anu K --link", ["anu@example.org", "desk", ["Anu", "K"], { link: true }]],
    ["breach 2026-11-20 2026-11-22 --people", ["2026-11-20", "2026-11-22", undefined, { people: true }]],
  ])("%s", async (line, args) => {
    const { ask, ran } = createTestCli();
    expect(await ask(...line.split(" "))).toEqual({ exitCode: 0, output: "" });
    expect(ran).toEqual([args]);
  });

  it.each([
    ["frobnicate", "unknown command 'frobnicate'"],
    ["staff frobnicate", "unknown command 'frobnicate'"],
    ["chekc", "unknown command 'chekc'\n(Did you mean check?)"],
    ["check --frob", "unknown option '--frob'"],
    ["check --yes", "unknown option '--yes'"],
    ["visitor erase anu@example.org --yse", "unknown option '--yse'\n(Did you mean --yes?)"],
    ["check all", "too many arguments for 'check'. Expected 0 arguments but got 1."],
    ["restore", "missing required argument 'FILE'"],
    ["restore all.tar.gz --identity", "option '--identity <KEY>' argument missing"],
  ])("%s is refused with a message that points to the help", async (line, message) => {
    const { ask, ran } = createTestCli();
    const { exitCode, output } = await ask(...line.split(" "));
    expect([exitCode, ran]).toEqual([1, []]);
    expect(output).toBe(
      `error: ${message}\nRun script/admin --help for all commands, script/admin COMMAND --help for one.\n`,
    );
  });
});
