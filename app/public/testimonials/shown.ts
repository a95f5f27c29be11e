import { data } from "react-router";
import type { PublicTestimonial } from "../../../domain/testimonials.rules.ts";

/**
 * The testimonial that an address asks to show (`?show=12`), looked for among those on the page first.
 * @throws 404 when the address asks for one that is not there to be read.
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

/** A positive whole number of an address, or null. */
export const wholeNumber = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
