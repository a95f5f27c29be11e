import { expect, it, onTestFinished } from "vitest";
import { announceThrough, dropToast, getToasts } from "../../components/toasts.ts";
import { clearResultToast, markForbidden, showNotLoaded, showResultToast } from "./result-toast.ts";

const region = Symbol("region");
const from = new Request("http://localhost/admin/district-contact");
const said = () => getToasts(region).map(({ text }) => text);

it("says that a list was not loaded, but not in place of why a save failed just before", () => {
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

it("says nothing of a list that is for other roles: the screen itself does", () => {
  onTestFinished(announceThrough(region, false));
  for (const { id } of getToasts(region)) dropToast(id);
  markForbidden(from);
  showNotLoaded(from, { kind: "bad", text: "Failed to fetch districts" });
  expect(said()).toEqual([]);
});
