import { ADMIN } from "../../script/start-server.ts";
import { startS3 } from "../../tests/support/s3-server.ts";
import { ask } from "./ask.ts";
import { getSite } from "./site.ts";

export interface StorageDown {
  /** Before, during, after. */
  uploads: [number, number, number];
  reads: number[];
  /** Dangling file references. */
  rowsWithoutFile: number;
}

export async function stopStorage(): Promise<StorageDown> {
  const s3 = await startS3();
  const site = await getSite({ settings: s3.settings });
  try {
    await site.start();
    const { json } = await ask(site.origin, "POST", "/api/admin/login", { json: ADMIN });
    const { token } = json;
    const upload = async (name: string) => {
      const body = new FormData();
      body.set("name", name);
      body.set("file", new Blob([`%PDF-1.7\n% ${name}\n%%EOF\n`], { type: "application/pdf" }), "plan.pdf");
      return (await ask(site.origin, "POST", "/api/brochures/add", { token, body })).status;
    };
    const before = await upload("Before");
    await s3.stop();
    const during = await upload("During");
    const reads: number[] = [];
    for (const path of ["/", "/testimonials", "/api/brochures", "/readyz"])
      reads.push((await ask(site.origin, "GET", path)).status);
    await s3.start();
    const after = await upload("After");
    const brochures: { file_url: string }[] = (await ask(site.origin, "GET", "/api/brochures")).json;
    let rowsWithoutFile = 0;
    for (const { file_url } of brochures)
      if ((await ask(site.origin, "GET", file_url)).status !== 200) rowsWithoutFile += 1;
    return { uploads: [before, during, after], reads, rowsWithoutFile };
  } finally {
    await site.remove();
    await s3.remove();
  }
}
