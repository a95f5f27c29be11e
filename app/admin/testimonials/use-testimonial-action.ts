import { t } from "../../../shared/i18n/admin-text.ts";
import type { Testimonial, Wording } from "../../../shared/testimonials/testimonials.schema.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import type { ModerationAction } from "./moderate.ts";

const DELETION = {
  title: t("Are you sure?"),
  text: t("This testimonial will be permanently deleted."),
  verb: t("Yes, delete it!"),
};

/**
 * Actions on one testimonial.
 * @param onAct called before an action that may remove it
 */
export function useTestimonialAction(testimonial: Testimonial, onAct: () => void) {
  const { id, version, name, designation, title, description } = testimonial;
  const words: Wording = { name, designation, title, description };
  const { busy, post, ask } = usePostAction(`testimonial ${id}`);
  const act = (chosen: ModerationAction, reason = "") => {
    const { status, is_visible } = testimonial;
    const seen = JSON.stringify({ ...words, status, is_visible });
    const values = { act: chosen, id, version, seen, reason };
    if (chosen === "delete") return ask({ ...DELETION, target: `${name}, ${designation}` }, values, onAct);
    if (!busy) onAct();
    return post(values);
  };
  return { busy, act };
}
