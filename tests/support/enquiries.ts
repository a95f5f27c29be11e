import type { TestProduct } from "./product.ts";

interface Asked {
  token?: string;
  json?: unknown;
  version?: number;
}

export async function createEnquiryClient(site: TestProduct) {
  const [owner, desk] = [await site.token(), await site.token("desk")];
  const act = (id: number, verb: string, { token = desk, json, version }: Asked = {}) =>
    site.ask("POST", `/api/contact/${id}/${verb}`, {
      token,
      ...(json !== undefined && { json }),
      ...(version !== undefined && { headers: { "If-Match": `"${version}"` } }),
    });
  const item = async (id: number) => (await site.ask("GET", `/api/contact/${id}`, { token: desk })).json.data;
  const list = async (query = "") => (await site.ask("GET", `/api/contact?${query}`, { token: desk })).json;
  const rows = async () => (await site.ask("GET", "/api/history?kind=enquiry", { token: owner })).json;
  const later = (milliseconds: number) => {
    site.now = new Date(site.now.getTime() + milliseconds);
    return site.now.toISOString();
  };
  return { site, owner, desk, act, one: item, list, rows, later };
}
