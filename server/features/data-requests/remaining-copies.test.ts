import { expect, it } from "vitest";
import { readConfig } from "../../config/config.ts";
import { describeRemainingCopies } from "./remaining-copies.ts";

it("tells where erased data remains outside of the machine, and how long", async () => {
  const DATA_DIR = "/nowhere";
  const keys = { S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
  const config = readConfig({ DATA_DIR, STORAGE_URL: "s3://files?endpoint=https://s3.example", ...keys });
  expect((await describeRemainingCopies(config, "sqlite")).split("\n")).toEqual(
    expect.arrayContaining([
      "  copies by Litestream, if you use it: for its retention, 30 days unless you changed it",
      "  older versions of files in s3://files, if the bucket has versions: until you delete them",
    ]),
  );
  const onDisk = await describeRemainingCopies(readConfig({ DATA_DIR }), "postgres");
  expect(onDisk).not.toMatch(/bucket|Litestream/);
});
