import { Link, type LinkProps } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { languageOf } from "../ui/language.ts";

interface OnwardProps extends LinkProps {
  says: string;
  /** The title of what it leads to, for those who hear it away from there. */
  about?: string;
}

/** A link to another page, with an arrow behind its words. */
export const Onward = ({ says, about, className = "text-link", ...link }: OnwardProps) => (
  <Link {...link} className={className}>
    {says}
    {about !== undefined && <span className="visually-hidden" lang={languageOf(about)}>{` ${about}`}</span>}
    <Icon name="arrow" />
  </Link>
);
