import type { Page } from "@playwright/test";

/**
 * Removes newer APIs, popovers, `overflow: clip`, `:has` and the `scripting` media feature, to simulate
 * Safari 15, Chrome 109 and Firefox 115.
 */
export async function openAsIn2022(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const without = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    without(Array.prototype, "toSorted", "toReversed", "toSpliced", "with");
    without(Array, "fromAsync");
    without(Object, "groupBy");
    without(Map, "groupBy");
    without(Promise, "withResolvers", "try");
    without(String.prototype, "isWellFormed", "toWellFormed");
    without(Set.prototype, "union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom");
    without(Object.getPrototypeOf(Object.getPrototypeOf([].values())), "map", "filter", "flatMap", "some", "toArray");
    without(URL, "canParse", "parse");
    without(AbortSignal, "any", "timeout");
    without(Intl, "Segmenter");
    without(HTMLElement.prototype, "popover", "showPopover", "hidePopover", "togglePopover");
    without(HTMLFormElement.prototype, "requestSubmit");
    without(Element.prototype, "checkVisibility");
    without(Document.prototype, "startViewTransition");
    without(globalThis, "Iterator", "requestIdleCallback", "scheduler", "navigation");
  });
  await page.route("**/*", async (route) => {
    const kind = route.request().resourceType();
    if (kind !== "document" && kind !== "stylesheet") return route.continue();
    const response = await route.fetch();
    const unknown = (await response.text())
      .replace(/ popover(?==|target)/gi, " data-unknown-")
      .replaceAll(":popover-open", ":unknown")
      .replaceAll(":has(", ":unknown(")
      .replaceAll("(scripting:", "(unknown:")
      .replaceAll("overflow:clip", "overflow:unknown");
    await route.fulfill({ response, body: unknown });
  });
}
