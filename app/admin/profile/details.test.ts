import { describe, expect, it } from "vitest";
import { MAX_PICTURE_BYTES } from "../../../shared/accounts/profile.ts";
import { validateFile } from "./details.tsx";

describe("chosen picture", () => {
  it.each(["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"])("may be %s", (type) =>
    expect(validateFile({ type, size: MAX_PICTURE_BYTES })).toBeUndefined(),
  );

  it.each(["", "image/svg+xml", "image/heic", "application/pdf", "text/html"])("may not be %j", (type) =>
    expect(validateFile({ type, size: 1 })).toEqual({ code: "picture-invalid" }),
  );

  it("may not exceed the server's size limit", () =>
    expect(validateFile({ type: "image/png", size: MAX_PICTURE_BYTES + 1 })).toEqual({
      code: "picture-too-large",
      params: { megabytes: 5 },
    }));
});
