import { redirect } from "react-router";
import { addressIn } from "../../../domain/languages.ts";
import type { PublicLink } from "../../../domain/public-addresses.ts";
import type { SharePicture } from "../../../domain/share-pictures.ts";
import type { PageContext } from "../../services.ts";

type Pictures = PageContext["services"]["sharePictures"];

/** Where a picture is found: by what it tells of, and by a version that changes with each word on it. */
export const pictureAddress = (
  pictures: Pick<Pictures, "versionOf">,
  of: "event" | "page",
  name: string,
  picture: SharePicture,
): string =>
  `${addressIn(picture.language, `/shared/${of}.png` satisfies PublicLink)}?${new URLSearchParams({ of: name, v: pictures.versionOf(picture) })}`;

/** A picture under its address of today; one that was asked for as it was before is shown where it is now. */
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
