import { redirect } from "react-router";
import { addressIn } from "../../../shared/i18n/languages.ts";
import type { SharePicture } from "../../../shared/og-images/og-images.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import type { PageContext } from "../../page-context.ts";

type Pictures = PageContext["services"]["sharePictures"];

/** URL with a content hash. */
export const pictureAddress = (
  pictures: Pick<Pictures, "versionOf">,
  of: "event" | "page",
  name: string,
  picture: SharePicture,
): string =>
  `${addressIn(picture.language, `/shared/${of}.png` satisfies PublicLink)}?${new URLSearchParams({ of: name, v: pictures.versionOf(picture) })}`;

/** Redirects outdated hashes. */
export async function answerPicture(pictures: Pictures, request: Request, picture: SharePicture, address: string) {
  const { searchParams } = new URL(request.url);
  if (searchParams.get("v") !== pictures.versionOf(picture))
    return redirect(address, { headers: { "Cache-Control": "no-cache" } });
  const png = await pictures.draw(picture);
  if (!png) return new Response("Please ask again.\n", { status: 503, headers: { "Retry-After": "5", ...AS_TEXT } });
  return new Response(png, {
    headers: {
      "Content-Type": "image/png",
      "Content-Length": String(png.length),
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

const AS_TEXT = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

export const noPicture = (): Response => new Response("Not found\n", { status: 404, headers: AS_TEXT });
