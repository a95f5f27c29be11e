import type { ReactNode, RefObject } from "react";
import { Link } from "react-router";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { Icon } from "./icon.tsx";

interface PageHeaderProps {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  back?: { to: string; label: string };
  children?: ReactNode;
}

export const PageHeader = ({ title, heading, back, children }: PageHeaderProps) => (
  <div className="screen-head">
    <h1 ref={heading} tabIndex={heading && -1}>
      {title}
    </h1>
    {back && (
      <Link className="text-link not-printed" to={back.to}>
        <Icon name="back" />
        <span lang={detectLanguage(back.label)}>{back.label}</span>
      </Link>
    )}
    {children && <div className="button-row not-printed">{children}</div>}
  </div>
);
