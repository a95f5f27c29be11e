import { beforeEach, expect, it, onTestFinished } from "vitest";
import { announceThrough, dropToast, getToasts } from "../../components/toasts.ts";
import { clearResultToast, markForbidden, showNotLoaded, showResultToast } from "./result-toast.ts";
import { showUndoable } from "./undo-toast.ts";

const region = Symbol("region");
const from = new Request("http://localhost/admin/district-contact");
const said = () => getToasts(region).map(({ text }) => text);

// Other tests of the same worker show toasts.
beforeEach(clearResultToast);

it("reports a list that failed to load, but not over an earlier save error", () => {
  onTestFinished(announceThrough(region, false));
  showNotLoaded(from, { kind: "bad", text: "Failed to fetch districts" });
  expect(said()).toEqual(["Failed to fetch districts"]);
  showResultToast({ kind: "bad", text: "Something went wrong!" });
  showNotLoaded(from, { kind: "bad", text: "Failed to fetch districts" });
  expect(said()).toEqual(["Something went wrong!"]);
  clearResultToast();
  showNotLoaded(from, { kind: "bad", text: "Failed to fetch districts" });
  expect(said()).toEqual(["Failed to fetch districts"]);
});

it("does not report lists of other roles, as the screen does", () => {
  onTestFinished(announceThrough(region, false));
  for (const { id } of getToasts(region)) dropToast(id);
  markForbidden(from);
  showNotLoaded(from, { kind: "bad", text: "Failed to fetch districts" });
  expect(said()).toEqual([]);
});

it("offers Undo for 10 seconds, and shows other results as long as is usual at their place", () => {
  onTestFinished(announceThrough(region, false));
  showUndoable("Campaign facts reset.", "campaign facts", [1]);
  expect(getToasts(region)).toMatchObject([{ time: 10_000, undo: { label: "Undo" } }]);
  showResultToast({ kind: "ok", text: "Saved!" });
  expect(getToasts(region).map(({ time, undo }) => [time, undo])).toEqual([[undefined, undefined]]);
});
