import type { Page } from "@playwright/test";

interface Drawn {
  text: string;
  /** As large as those of a dotted circle. */
  spots: number;
  /** Ems. */
  above: number;
  below: number;
}

export async function drawText(
  page: Page,
  markup: string,
  texts: readonly string[],
): Promise<{ drawn: Drawn[]; faces: string[] }> {
  const drawn = await page.evaluate(
    async ([html, all]) => {
      const SIZE = 40;
      const holder = document.createElement("div");
      holder.id = "drawn";
      holder.innerHTML = html;
      document.querySelector("main")?.append(holder);
      let element: Element = holder;
      while (element.firstElementChild) element = element.firstElementChild;
      const { fontFamily, fontWeight, lineHeight, fontSize } = getComputedStyle(element);
      const line = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      const font = `${fontWeight} ${SIZE}px ${fontFamily}`;
      // Triggers loading of the fonts.
      element.textContent = "ക 1 \u25cc";
      element.getBoundingClientRect();
      await document.fonts.ready;
      const canvas = Object.assign(document.createElement("canvas"), { width: 260, height: 130 });
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("nothing can be drawn");
      context.font = font;

      /** Connected components. */
      const pieces = (text: string): { wide: number; high: number }[] => {
        const { width, height } = canvas;
        context.clearRect(0, 0, width, height);
        context.fillText(text, 30, 70);
        const { data } = context.getImageData(0, 0, width, height);
        const ink = new Uint8Array(width * height);
        for (let at = 0; at < ink.length; at += 1) ink[at] = (data[at * 4 + 3] ?? 0) > 100 ? 1 : 0;
        const found: { wide: number; high: number }[] = [];
        for (let start = 0; start < ink.length; start += 1) {
          if (!ink[start]) continue;
          let [left, right, top, bottom] = [width, 0, height, 0];
          const waiting = [start];
          ink[start] = 0;
          for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
            const [x, y] = [at % width, Math.floor(at / width)];
            [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
            for (const next of [at - 1, at + 1, at - width, at + width])
              if (ink[next]) {
                ink[next] = 0;
                waiting.push(next);
              }
          }
          found.push({ wide: right - left + 1, high: bottom - top + 1 });
        }
        return found;
      };

      const dots = pieces("\u25cc").map(({ wide }) => wide);
      const dot = Math.max(...dots);
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText("ക");
      const middle = (up - down) / 2 / SIZE;
      const drawn = all.map((text) => {
        const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(text);
        const spots = pieces(text).filter(({ wide, high }) => wide <= dot + 1 && high <= dot + 1).length;
        return {
          text,
          spots,
          above: actualBoundingBoxAscent / SIZE - (line / 2 + middle),
          below: actualBoundingBoxDescent / SIZE - (line / 2 - middle),
        };
      });
      element.textContent = all.join(" ");
      return drawn;
    },
    [markup, texts] as const,
  );
  const faces = await getFaces(page, "#drawn");
  await page.evaluate(() => document.getElementById("drawn")?.remove());
  return { drawn, faces };
}

export async function getFaces(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", {});
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId, selector: "*" });
  const all: string[] = [];
  for (const id of [nodeId, ...nodeIds]) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId: id });
    for (const { familyName, isCustomFont } of fonts) all.push(isCustomFont ? familyName : `${familyName} (device)`);
  }
  await session.detach();
  return [...new Set(all)];
}
