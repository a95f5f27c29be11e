import { redirect } from "react-router";
import { localizeUrl } from "../../../shared/i18n/languages.ts";
import type { OgImage } from "../../../shared/og-images/og-images.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import type { PageContext } from "../../page-context.ts";

type Pictures = PageContext["services"]["sharePictures"];

/** URL with a content hash. */
export const ogImageUrl = (
  pictures: Pick<Pictures, "versionOf">,
  of: "event" | "page",
  name: string,
  picture: OgImage,
): string =>
  `${localizeUrl(picture.language, `/shared/${of}.png` satisfies PublicLink)}?${new URLSearchParams({ of: name, v: pictures.versionOf(picture) })}`;

/** Redirects outdated hashes. */
export async function sendOgImage(pictures: Pictures, request: Request, picture: OgImage, address: string) {
  const { searchParams } = new URL(request.url);
  if (searchParams.get("v") !== pictures.versionOf(picture))
    return redirect(address, { headers: { "Cache-Control": "no-cache" } });
  const png = await pictures.draw(picture);
  if (!png)
    return new Response("Please ask again.\n", { status: 503, headers: { "Retry-After": "5", ...TEXT_HEADERS } });
  return new Response(png, {
    headers: {
      "Content-Type": "image/png",
      "Content-Length": String(png.length),
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

const TEXT_HEADERS = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

export const toNotFound = (): Response => new Response("Not found\n", { status: 404, headers: TEXT_HEADERS });
