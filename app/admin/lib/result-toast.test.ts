import { expect, it, onTestFinished } from "vitest";
import { dropToast, speakThrough, toastsOf } from "../../components/toasts.ts";
import { clearOutcome, noteClosed, showNotLoaded, showOutcome } from "./result-toast.ts";

const region = Symbol("region");
const from = new Request("http://localhost/admin/district-contact");
const said = () => toastsOf(region).map(({ words }) => words);

it("says that a list was not loaded, but not in place of why a save failed just before", () => {
  onTestFinished(speakThrough(region, false));
  showNotLoaded(from, { kind: "bad", words: "Failed to fetch districts" });
  expect(said()).toEqual(["Failed to fetch districts"]);
  showOutcome({ kind: "bad", words: "Something went wrong!" });
  showNotLoaded(from, { kind: "bad", words: "Failed to fetch districts" });
  expect(said()).toEqual(["Something went wrong!"]);
  clearOutcome();
  showNotLoaded(from, { kind: "bad", words: "Failed to fetch districts" });
  expect(said()).toEqual(["Failed to fetch districts"]);
});

it("says nothing of a list that is for other roles: the screen itself does", () => {
  onTestFinished(speakThrough(region, false));
  for (const { id } of toastsOf(region)) dropToast(id);
  noteClosed(from);
  showNotLoaded(from, { kind: "bad", words: "Failed to fetch districts" });
  expect(said()).toEqual([]);
});
