import { useFetcher } from "react-router";
import type { Testimonial } from "../../../domain/testimonials.rules.ts";
import { confirmed } from "../parts/confirmation.tsx";
import { type Act, DELETE_IT } from "./decide.ts";

const DELETION = {
  title: "Are you sure?",
  text: "This testimonial will be permanently deleted.",
  verb: DELETE_IT,
};

/**
 * The acts on one testimonial, wherever their buttons stand; `busy` while one is under way.
 * @param onAct told before an act that may take it away
 */
export function useAct(testimonial: Testimonial, onAct: () => void) {
  const { id, version, name, designation } = testimonial;
  const fetcher = useFetcher({ key: `testimonial ${id}` });
  const busy = fetcher.state !== "idle";
  const act = async (chosen: Act, reason = "") => {
    if (busy || (chosen === "delete" && !(await confirmed({ ...DELETION, what: `${name}, ${designation}` })))) return;
    onAct();
    const { title, description, status, is_visible } = testimonial;
    const seen = JSON.stringify({ name, designation, title, description, status, is_visible });
    fetcher.submit({ act: chosen, id, version, seen, reason }, { method: "post" });
  };
  return { busy, act };
}
