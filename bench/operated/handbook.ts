import { readFileSync } from "node:fs";

/** A block of docs/operating.md that an operator types (`sh`), or whose lines go into a file of settings (`ini`). */
export interface Step {
  kind: "sh" | "ini";
  task: string;
  /** Which machine it is meant for: the first one, unless the block says another. */
  on: string;
  /** Of `ini`: where the lines go. */
  file: string;
  text: string;
}

/** What the handbook has an operator do, in its order: the blocks whose heads name a task, as in ```` ```sh task=install ````. */
export function readSteps(): Step[] {
  const handbook = readFileSync(new URL("../../docs/operating.md", import.meta.url), "utf8");
  return [...handbook.matchAll(/^```(sh|ini) (.*task=.*)\n([\s\S]*?)^```$/gm)].map(([, kind, head = "", text = ""]) => {
    const said = Object.fromEntries(head.split(" ").map((word) => word.split("=")));
    return {
      kind: kind as Step["kind"],
      task: said["task"],
      on: said["on"] ?? "first",
      file: said["file"] ?? "",
      text,
    };
  });
}
