import type { TestProduct } from "./product.ts";

export const PDF = "%PDF-1.7\n% one page\n%%EOF\n";

interface Sending {
  name?: string;
  content?: BlobPart | null;
  type?: string;
  fileName?: string;
  name_ml?: string;
  content_ml?: BlobPart;
  without_file_ml?: string;
}

export async function createBrochureClient(site: TestProduct) {
  const token = await site.token();
  const send = (
    method: string,
    path: string,
    { name = "Event brochure", content = PDF, type, fileName, content_ml, ...more }: Sending,
  ) => {
    const body = new FormData();
    body.set("name", name);
    for (const [field, value] of Object.entries(more)) body.set(field, value);
    if (content_ml !== undefined)
      body.set("file_ml", new Blob([content_ml], { type: type ?? "application/pdf" }), "ബ്രോഷർ.pdf");
    if (content !== null)
      body.set("file", new Blob([content], { type: type ?? "application/pdf" }), fileName ?? "brochure.pdf");
    return site.ask(method, path, { token, body });
  };
  return {
    site,
    token,
    add: (sending: Sending = {}) => send("POST", "/api/brochures/add", sending),
    update: (id: number, sending: Sending) => send("PUT", `/api/brochures/update/${id}`, sending),
    list: async () => (await site.ask("GET", "/api/brochures")).json,
    stored: () => site.storage.list("brochures"),
  };
}
