import { data } from "react-router";
import type { PublicTestimonial } from "../../../shared/testimonials/testimonials.schema.ts";

/**
 * The testimonial of `?show=12`.
 * @throws 404 if it is not public
 */
export async function findShown(
  request: Request,
  items: PublicTestimonial[],
  find: (id: number) => Promise<PublicTestimonial | null>,
): Promise<PublicTestimonial | null> {
  const asked = new URL(request.url).searchParams.get("show");
  if (asked === null) return null;
  const id = wholeNumber(asked);
  const found = id && (items.find((item) => item.id === id) ?? (await find(id)));
  if (!found) throw data(null, { status: 404 });
  return found;
}

/** Null if not a positive integer. */
export const wholeNumber = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
