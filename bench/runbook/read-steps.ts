import { readFileSync } from "node:fs";

/** A code block of the runbook: commands (`sh`) or settings (`ini`). */
export interface Step {
  kind: "sh" | "ini";
  task: string;
  on: string;
  file: string;
  text: string;
}

export function readRunbookSteps(): Step[] {
  const handbook = readFileSync(new URL("../../docs/operations/README.md", import.meta.url), "utf8");
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
