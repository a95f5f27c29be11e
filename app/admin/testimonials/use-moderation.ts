import { getWords, type Testimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import { DELETE_ACTION, type ModerationAction } from "./moderate.ts";

const DELETION = {
  title: "Are you sure?",
  text: "This testimonial will be permanently deleted.",
  verb: DELETE_ACTION,
};

/**
 * Actions on one testimonial.
 * @param onAct called before an action that may remove it
 */
export function useTestimonialAction(testimonial: Testimonial, onAct: () => void) {
  const { id, version, name, designation } = testimonial;
  const { busy, post, ask } = usePostAction(`testimonial ${id}`);
  const act = (chosen: ModerationAction, reason = "") => {
    const { status, is_visible } = testimonial;
    const seen = JSON.stringify({ ...getWords(testimonial), status, is_visible });
    const values = { act: chosen, id, version, seen, reason };
    if (chosen === "delete") return ask({ ...DELETION, what: `${name}, ${designation}` }, values, onAct);
    if (!busy) onAct();
    return post(values);
  };
  return { busy, act };
}
