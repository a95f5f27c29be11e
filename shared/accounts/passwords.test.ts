import { describe, expect, it } from "vitest";
import { ERROR_MESSAGES } from "../../server/lib/error-messages.ts";
import { toMessages } from "../validation/errors.ts";
import { type FormRules, parseForm } from "../validation/form.ts";
import { newPasswordForm } from "./password-reset.ts";
import { getPasswordStrength, meetsAllCriteria, meetsProfileRule, PASSWORD_CRITERIA } from "./passwords.ts";
import { passwordChangeForm, passwordChangeScreen, usernameForm } from "./profile.schema.ts";

describe("password reset criteria", () => {
  it.each([
    ["Right-Horse-7", true],
    ["Abcdef1_", true],
    ["Abcdef1€", true],
    ["Abcdef1", false],
    ["Abcdefg-", false],
    ["Abcdefg1", false],
    ["ABCDEF1-", false],
    ["abcdef1-", false],
    ["Abcdef1 ", false],
  ])("%j: %s", (password, holds) => expect(meetsAllCriteria(password)).toBe(holds));

  it.each([
    ["", "Weak"],
    ["abc", "Weak"],
    ["abc1", "Weak"],
    ["abc1-", "Good"],
    ["abc1-A", "Good"],
    ["abc1-Axy", "Strong"],
  ])("%j is rated %s", (password, strength) => expect(getPasswordStrength(password)).toBe(strength));

  it("are five, each with its text", () => expect(new Set(PASSWORD_CRITERIA.map(({ words }) => words)).size).toBe(5));
});

describe("profile password rule", () => {
  it.each([
    ["Abcdef1@", true],
    ["Aa1@$!%*?&", true],
    ["Abcdef1-", false],
    ["Abcdef1@-", false],
    ["Abcdef1@ ", false],
    ["Abcdéf1@x", false],
    ["Abcde1@", false],
    ["abcdef1@", false],
    ["ABCDEF1@", false],
    ["Abcdefg@", false],
    ["Abcdefg1", false],
  ])("%j: %s", (password, holds) => expect(meetsProfileRule(password)).toBe(holds));
});

describe("form errors are in field order", () => {
  const inWords = <T>(form: FormRules<T>, sent: object) => {
    const parsed = parseForm(form, sent);
    return parsed.ok ? parsed : { ok: false, ...toMessages(parsed, ERROR_MESSAGES) };
  };
  const said = (sent: { newPassword?: string; confirmPassword?: string }) => inWords(newPasswordForm, sent);
  const SAME = "Right-Horse-7";

  it("for a reset", () => {
    expect(said({ newPassword: SAME })).toMatchObject({ message: "Both fields are required" });
    expect(said({ newPassword: "a", confirmPassword: "b" })).toMatchObject({ message: "Passwords do not match" });
    expect(said({ newPassword: "a", confirmPassword: "a" })).toMatchObject({ message: "Password is too weak" });
    expect(said({ newPassword: SAME, confirmPassword: SAME }).ok).toBe(true);
  });

  it("for a profile change", () => {
    const screen = (currentPassword: string, newPassword: string, confirmPassword: string) =>
      inWords(passwordChangeScreen, { currentPassword, newPassword, confirmPassword });
    expect(screen("a", "", "")).toMatchObject({ message: "Please fill out all password fields." });
    expect(screen("a", "a", "b")).toMatchObject({ message: "New password cannot be the same as current password." });
    expect(screen("a", "b", "c")).toMatchObject({
      message:
        "Password must be at least 8 characters long and include uppercase, lowercase, number, and special character.",
    });
    expect(screen("a", "Abcdef1@", "c")).toMatchObject({ message: "New passwords do not match." });
    expect(screen("a", "Abcdef1@", "Abcdef1@").ok).toBe(true);
    expect(parseForm(passwordChangeForm, { currentPassword: "a", newPassword: "Abcdef1@" }).ok).toBe(true);
  });

  it.each([
    ["Anu_7 K", true],
    ["അഞ്ജന ദേവി", true],
    ["x".repeat(20), true],
    ["x".repeat(21), false],
    ["Anu-K", false],
    ["Anu\tK", false],
    ["  ", false],
    [7, false],
  ])("for the username %j: %s", (name, ok) => expect(parseForm(usernameForm, { name }).ok).toBe(ok));
});
