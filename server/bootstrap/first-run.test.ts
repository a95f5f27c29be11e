import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readConfig } from "../config/config.ts";
import { createContainer } from "../container/container.ts";
import { createLog } from "../lib/logger.ts";
import { runFirstStart } from "./first-run.ts";

it.each(["0", "1"])(
  "security 59: prints the first password only with PRINT_FIRST_PASSWORD=1, not %s",
  async (print) => {
    const folder = mkdtempSync(join(tmpdir(), "campaign-first-"));
    const config = readConfig({ DATA_DIR: folder, SAMPLE_CONTENT: "0", PRINT_FIRST_PASSWORD: print });
    const product = await createContainer(config, { log: createLog("silent") });
    onTestFinished(async () => {
      await product.close();
      rmSync(folder, { recursive: true });
    });
    const printed = await runFirstStart(product, config);
    if (print === "1") return expect(printed).toMatch(/^Password: \S{16,} \(shown this once\)$/m);
    const file = join(folder, "first-password");
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
    expect(printed).toContain(`Password: in the file ${file}.`);
    expect(printed).not.toContain(readFileSync(file, "utf8").trim());
  },
);
