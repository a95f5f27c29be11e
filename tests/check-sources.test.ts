import { expect, it } from "vitest";
import { findSecrets, findUnsafePackages } from "../script/check-sources.ts";

it("security 58: a committed secret is found, a placeholder is not", () => {
  const body = "A".repeat(64);
  const planted = {
    [`-----BEGIN OPENSSH ${"PRIVATE KEY"}-----\n${body}`]: "a private key",
    [`AGE-SECRET-${"KEY"}-1${"Q".repeat(58)}`]: "an age key",
    [`key=AK${"IA"}${"B".repeat(16)}`]: "an AWS key",
    [`gh${"p_"}${"c".repeat(36)}`]: "a token of a forge",
  };
  for (const [text, what] of Object.entries(planted)) expect(findSecrets(text)).toEqual([what]);
  expect(findSecrets("SMTP_URL=smtps://user:password@mail.example:465\nAGE-SECRET-KEY-1…")).toEqual([]);
});

it("security 58: a package from elsewhere, or without a hash, is found", () => {
  const integrity = "sha512-x";
  const packages = {
    "": {},
    "node_modules/good": { version: "1.0.0", resolved: "https://registry.npmjs.org/good/-/good-1.0.0.tgz", integrity },
    "node_modules/omitted": { version: "1.0.0", integrity },
    "node_modules/git": { resolved: "git+ssh://git@forge.example/git.git", integrity },
    "node_modules/unsigned": { version: "1.0.0" },
  };
  expect(findUnsafePackages({ packages })).toEqual([
    "node_modules/git is not from https://registry.npmjs.org/",
    "node_modules/unsigned has no SHA-512",
  ]);
});
