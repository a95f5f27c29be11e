import { useState } from "react";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { getInitials } from "../../../shared/text/graphemes.ts";
import { useFileUrl } from "../lib/urls.ts";

/** Cache-busting version from the content hash. */
const pictureAddress = (path: string): string => `${path}?v=${path.replace(/\.\w+$/, "").slice(-8)}`;

interface AvatarProps {
  name: string;
  picture?: string | null | undefined;
}

/** A picture, or up to two initials. Decorative: the name is next to it. */
export function Avatar({ name, picture }: AvatarProps) {
  const getAddress = useFileUrl();
  const [broken, setBroken] = useState<string | null>(null);
  return picture && picture !== broken ? (
    <img
      className="avatar"
      src={getAddress(pictureAddress(picture))}
      alt=""
      width="44"
      height="44"
      onError={() => setBroken(picture)}
    />
  ) : (
    <span className="avatar" lang={detectLanguage(name)} aria-hidden="true">
      {getInitials(name)}
    </span>
  );
}
