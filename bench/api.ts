import { compareWithBare } from "./compare.ts";
import { startSite, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

const LIST = "/api/testimonials?status=approved&page=1&limit=12";

export async function benchApi(): Promise<Figure[]> {
  const site = await startSite();
  try {
    await warmUp(site, LIST);
    return await compareWithBare(site, { name: "list of testimonials", path: LIST, aim: 0.8 });
  } finally {
    await site.stop();
  }
}
