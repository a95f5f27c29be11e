import type { TestDatabase } from "./databases.ts";
import { startProduct, type TestProduct } from "./product.ts";

export const LINK = {
  number: "04710000001",
  label: "telephone",
  description: "A counsellor",
  description_ml: "കൗൺസിലർ",
};
export const KOLLAM = { district: "Kollam", contacts: ["9000000001", "9000000002"] };
export const PDF = "%PDF-1.7\n% one page\n%%EOF\n";
export const ML = "%PDF-1.7\n% ഒരു പേജ്\n%%EOF\n";

export async function startWithHistory(database: TestDatabase, settings: Record<string, string> = {}) {
  const site: TestProduct = await database.use(startProduct, { settings });
  const token = await site.token();
  const ask = (method: string, path: string, json?: unknown, by = token) => site.ask(method, path, { token: by, json });
  const history = async (query = "") => (await ask("GET", `/api/history${query}`)).json.data;
  const putBack = async (id: number, by = token) => {
    const { status, json } = await ask("POST", `/api/history/${id}/put-back`, undefined, by);
    return [status, json.code ?? json.message];
  };
  const brochure = (method: string, path: string, name: string, content: string | null = PDF, content_ml?: string) => {
    const body = new FormData();
    body.set("name", name);
    if (content_ml !== undefined) {
      body.set("name_ml", "പരിപാടികൾ");
      body.set("file_ml", new Blob([content_ml], { type: "application/pdf" }), "ml.pdf");
    }
    if (content !== null) body.set("file", new Blob([content], { type: "application/pdf" }), `${name}.pdf`);
    return site.ask(method, path, { token, body });
  };
  return { site, token, ask, history, putBack, brochure };
}
