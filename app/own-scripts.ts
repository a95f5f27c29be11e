import { createHash } from "node:crypto";

/** A page, and what the policy must name so that it works. */
interface Named {
  html: string;
  /** Sources of the policy, one for each text. */
  hashes: string[];
}

/**
 * Takes the marks off the inline scripts that the renderer placed and names these, and no others, by their hash: a script
 * that got into a page in any other way does not bear the mark of this one rendering, so no browser runs it.
 */
export function nameOwnScripts(page: string, { mark, known }: { mark: string; known: readonly string[] }): Named {
  const attribute = ` nonce="${mark}"`;
  const marked = [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = "", text = ""]) =>
    attributes.includes(attribute) && !/\ssrc=/.test(attributes) ? [text] : [],
  );
  const texts = new Set([...known, ...marked]);
  return { html: page.replaceAll(attribute, ""), hashes: [...texts].map(hashOf) };
}

/** A source of the policy that names an inline text by its hash (CSP Level 3). */
export const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
