import { describe, expect, it } from "vitest";
import { createProofs } from "../../server/rate-limit/proof-of-work.ts";
import { solve, type Task } from "./proof-of-work.ts";

describe("proof of work", () => {
  const proofs = createProofs({ clock: () => new Date(), secret: "a secret of this test" });

  it("solved in a browser is accepted by the server, and rejected for another challenge", async () => {
    const [task, other] = (await Promise.all([proofs.task(), proofs.task()])) as [Task, Task];
    const solved = await solve(task);
    const { solution } = JSON.parse(atob(solved));
    expect(await proofs.check(btoa(JSON.stringify({ challenge: other, solution })))).toBeNull();
    expect(await proofs.check(solved)).toMatchObject({ task: task.signature });
  });
});
