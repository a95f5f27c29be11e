import { describe, expect, it } from "vitest";
import { FIRST_SCREEN, getReturnUrl, toLoginUrl } from "./urls.ts";

describe("redirect after login", () => {
  it.each(["/admin/testimonials", "/admin/testimonials?tab=approved&page=2", "/admin/campaign#helplines"])(
    "leads back to %s",
    (place) => {
      const login = new URL(toLoginUrl(new URL(place, "http://localhost")), "http://localhost");
      expect(login.pathname).toBe("/admin");
      expect(getReturnUrl(login.searchParams.get("back"))).toBe(place);
    },
  );

  it.each([
    null,
    "",
    "/",
    "/admin",
    "/testimonials",
    "//evil.test",
    "//evil.test/admin/",
    "/\\evil.test",
    "/\\/evil.test/admin/x",
    "\\\\evil.test",
    "/\t/evil.test/admin/x",
    "http://evil.test/admin/dashboard",
    "javascript:alert(1)",
    "/admin/../testimonials",
    "/admin/..//evil.test",
    "/admin@evil.test",
    "//[",
  ])("security 49: never leads outside the admin: %j", (asked) => {
    expect(getReturnUrl(asked)).toBe(FIRST_SCREEN);
  });
});
