import { type Asked, ORIGIN, type TestProduct } from "./product.ts";

/** Form-level message (without scripts the page's text on success) and field errors. */
export interface Answer {
  taken: boolean;
  status: number;
  message: string;
  errors: Record<string, string>;
  /** Field values of the returned page. */
  kept?: Record<string, string>;
}

type Sent = Record<string, string>;

export interface SubmitMethod {
  name: string;
  send(site: TestProduct, sent: Sent): Promise<Answer>;
}

/** Via the API. */
export const viaApi = (path: string): SubmitMethod => ({
  name: `POST ${path}`,
  async send(site, json) {
    const { status, json: answer } = await site.ask("POST", path, { json });
    return { taken: status === 201, status, message: answer.message, errors: answer.errors ?? {} };
  },
});

/** Native form post without scripts; messages are read as screen readers do. */
export const viaPage = (path: string): SubmitMethod => ({
  name: `the form of ${path}`,
  async send(site, sent) {
    const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: ORIGIN };
    // Browsers send CRLF.
    const body = new URLSearchParams(sent).toString().replaceAll("%0A", "%0D%0A");
    const posted = await site.ask("POST", path, { body, headers });
    if (posted.status !== 303) return { taken: false, status: posted.status, ...readForm(posted) };
    const thanks = await site.ask("GET", posted.headers.get("Location") ?? "");
    return { taken: thanks.status === 200, status: posted.status, message: getText(thanks.text), errors: {} };
  },
});

function readForm({ text: html }: Asked): Pick<Answer, "message" | "errors"> & { kept: Sent } {
  const errors: Sent = {};
  const kept: Sent = {};
  for (const [, tag = "", attributes = "", inside = ""] of html.matchAll(
    /<(input|textarea)\b([^>]*)>(?:([^<]*)<\/textarea>)?/g,
  )) {
    const { name, type, value = "", checked, "aria-describedby": describedBy = "" } = getAttributes(attributes);
    if (name === undefined) continue;
    if (type === "checkbox") kept[name] = [kept[name], checked === undefined ? "" : value].filter(Boolean).join(",");
    // HTML drops the first line break of a textarea.
    else kept[name] = tag === "textarea" ? getText(inside).replace(/^\n/, "") : value;
    const about = describedBy.split(" ").find((id) => id.endsWith("-error"));
    if (about) errors[name] = wordsIn(html, `id="${about}"`);
  }
  for (const [, attributes = "", choices = ""] of html.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    const { name = "", "aria-describedby": about } = getAttributes(attributes);
    const chosen = [...choices.matchAll(/<option\b([^>]*)>/g)].find(([, option = ""]) => option.includes(" selected"));
    kept[name] = getAttributes(chosen?.[1] ?? "")["value"] ?? "";
    if (about) errors[name] = wordsIn(html, `id="${about}"`);
  }
  return { message: wordsIn(html, 'role="alert"'), errors, kept };
}

const getAttributes = (attributes: string): Sent =>
  Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, getText(value)]),
  );

function wordsIn(html: string, attribute: string): string {
  const [, inside = ""] = new RegExp(`${attribute}[^>]*>([\\s\\S]*?)</(?:p|div)>`).exec(html) ?? [];
  return getText(inside).trim();
}

const ENTITIES: Sent = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

const getText = (html: string): string =>
  html
    .replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, "")
    .replaceAll(/&\w+;|&#x27;/g, (entity) => ENTITIES[entity] ?? entity);
