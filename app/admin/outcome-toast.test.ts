import { expect, it, onTestFinished } from "vitest";
import { speakThrough, toastsOf } from "../ui/toasts.ts";
import { clearOutcome, showNotLoaded, showOutcome } from "./outcome-toast.ts";

const region = Symbol("region");
const said = () => toastsOf(region).map(({ words }) => words);

it("says that a list was not loaded, but not in place of why a save failed just before", () => {
  onTestFinished(speakThrough(region, false));
  showNotLoaded({ kind: "bad", words: "Failed to fetch districts" });
  expect(said()).toEqual(["Failed to fetch districts"]);
  showOutcome({ kind: "bad", words: "Something went wrong!" });
  showNotLoaded({ kind: "bad", words: "Failed to fetch districts" });
  expect(said()).toEqual(["Something went wrong!"]);
  clearOutcome();
  showNotLoaded({ kind: "bad", words: "Failed to fetch districts" });
  expect(said()).toEqual(["Failed to fetch districts"]);
});
