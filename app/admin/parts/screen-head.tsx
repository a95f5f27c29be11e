import type { ReactNode, RefObject } from "react";
import { Link } from "react-router";
import { languageOf } from "../../ui/language.ts";
import { Icon } from "./icon.tsx";

interface ScreenHeadProps {
  title: string;
  /** Where the title takes the focus. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Where somebody came from. */
  back?: { to: string; label: string };
  /** What can be begun here. */
  children?: ReactNode;
}

/** The title of a screen, and beside it the way back or on. */
export const ScreenHead = ({ title, heading, back, children }: ScreenHeadProps) => (
  <div className="screen-head">
    <h1 ref={heading} tabIndex={heading && -1}>
      {title}
    </h1>
    {back && (
      <Link className="text-link not-printed" to={back.to}>
        <Icon name="back" />
        <span lang={languageOf(back.label)}>{back.label}</span>
      </Link>
    )}
    {children}
  </div>
);
