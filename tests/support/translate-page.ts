import type { Page } from "@playwright/test";

/**
 * Translates the page as Chrome does, now and after every later load: each text node is replaced by
 * `<font><font>text</font></font>`, also every one that comes later. The words stay the same, so a journey reads as before.
 * https://github.com/facebook/react/issues/11538
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(translateAfterLoad);
  await page.evaluate(translateAfterLoad);
}

/** Runs in the browser. */
function translateAfterLoad(): void {
  const SKIPPED = "font, script, style, noscript, textarea, svg, [contenteditable], .notranslate, [translate=no]";

  const translate = (text: Text): void => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(SKIPPED)) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const begin = (): void => {
    document.documentElement.classList.add("translated-ltr");
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records)
        if (type === "characterData") translateIn(target);
        else addedNodes.forEach(translateIn);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
