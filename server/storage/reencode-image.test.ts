import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, it } from "vitest";
import { reencodeImage } from "./reencode-image.ts";

it("a valid picture that timed out is not reported as invalid: it may be sent again", async () => {
  const size = { width: 5000, height: 5000, channels: 3 } as const;
  const noise = Buffer.alloc(size.width * size.height * size.channels, randomBytes(1_000_003));
  const picture = await sharp(noise, { raw: size }).jpeg({ quality: 50 }).toBuffer();
  const late = reencodeImage(picture, { field: "picture", pixels: 25_000_000, quality: 80, format: "png", seconds: 1 });
  await expect(late).rejects.toMatchObject({ kind: "unavailable", retryAfter: 60 });
  const broken = reencodeImage(picture.subarray(0, 5000), { field: "picture", pixels: 25_000_000, quality: 80 });
  await expect(broken).rejects.toMatchObject({ kind: "invalid" });
});
