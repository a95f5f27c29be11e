import { describe, expect, it } from "vitest";
import { getStep, stepUrl } from "./steps.ts";

describe("sign-in steps", () => {
  it("have their own URLs and preserve the redirect target", () => {
    const from = "?index&step=otp&back=%2Fadmin%2Fprofile";
    expect(stepUrl("reset-password", from)).toBe("/admin?step=reset-password&back=%2Fadmin%2Fprofile");
    expect(stepUrl("login", from)).toBe("/admin?back=%2Fadmin%2Fprofile");
    expect(stepUrl("login", "?step=otp")).toBe("/admin");
    expect(getStep(from)).toBe("otp");
  });

  it.each(["", "?step=", "?step=nowhere", "?step=toString", "?step=__proto__"])(
    "start with the login at %j",
    (search) => expect(getStep(search)).toBe("login"),
  );
});
