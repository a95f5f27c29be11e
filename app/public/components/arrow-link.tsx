import { Link, type LinkProps } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { detectLanguage } from "../../components/language.ts";

interface ArrowLinkProps extends LinkProps {
  says: string;
  /** Title of the target, for screen readers. */
  about?: string;
}

export const ArrowLink = ({ says, about, className = "text-link", ...link }: ArrowLinkProps) => (
  <Link {...link} className={className}>
    {says}
    {about !== undefined && <span className="visually-hidden" lang={detectLanguage(about)}>{` ${about}`}</span>}
    <Icon name="arrow" />
  </Link>
);
