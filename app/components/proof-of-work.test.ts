import { describe, expect, it } from "vitest";
import { createProofs } from "../../server/rate-limit/proof-of-work.ts";
import { solve, type Task } from "./proof-of-work.ts";

describe("proof of work", () => {
  const proofs = createProofs({ clock: () => new Date(), secret: "a secret of this test" });

  it("solved in a browser is accepted by the server", async () => {
    const task = (await proofs.task()) as Task;
    expect(await proofs.check(await solve(task))).toMatchObject({ task: task.signature });
  });

  it("for another challenge is rejected", async () => {
    const [one, other] = (await Promise.all([proofs.task(), proofs.task()])) as [Task, Task];
    const { solution } = JSON.parse(atob(await solve(one)));
    expect(await proofs.check(btoa(JSON.stringify({ challenge: other, solution })))).toBeNull();
  });
});
