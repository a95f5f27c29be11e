import type { ReactNode } from "react";
import { Link } from "react-router";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { Trans } from "../../i18n/trans.tsx";
import { useDateFormat } from "../../i18n/use-date-format.ts";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import scene from "../art/heads/accessibility.svg?no-inline";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import { getNoon, Topic, Topics } from "../privacy/topic.tsx";
import type { Route } from "./+types/page.ts";
import { ACCESSIBILITY_CHECK, type AccessibilityCheck } from "./last-check.ts";

export const meta: Route.MetaFunction = (page) =>
  toMeta(page, "accessibility", ({ messages }) => messages.accessibility);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { facts } = await context.get(pageContext).services.campaign();
  const { pages, ...check } = ACCESSIBILITY_CHECK;
  return {
    phone: facts.phone,
    email: facts.email,
    check: { ...check, pages: pages.length },
    messages: loadMessages(request, "accessibility"),
  };
}

/** Accessibility statement, from the last check's result. */
export default function Accessibility({ loaderData: { phone, email, check } }: Route.ComponentProps) {
  const messages = useMessages("accessibility");
  const address = useLocalizedHref();
  const { day } = useDateFormat();
  const { follows, checked, lacking, complain } = messages;
  return (
    <>
      <PageHeader messages={messages} scene={scene} />
      <Topics label={messages.title}>
        <Topic title={follows.title}>
          <p>
            <Trans
              message={follows.says}
              values={{
                standard: <Name>WCAG 2.2 AA</Name>,
                guidelines: <Name>GIGW 3.0</Name>,
                asked: <Name>WCAG 2.1 AA</Name>,
              }}
            />
          </p>
        </Topic>
        <Topic title={checked.title}>
          <p>
            <Trans
              message={checked.says}
              values={{
                day: day(getNoon(check.day)),
                pages: check.pages,
                tool: <Name>{check.tool}</Name>,
                browser: <Name>{check.browser}</Name>,
              }}
            />
          </p>
          <Found found={check.found} />
          <p>{checked.ways}</p>
        </Topic>
        <Topic title={lacking.title}>
          <ul>
            {[lacking.program, lacking.people, lacking.files, lacking.pictures, lacking.languages].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Topic>
        <Topic title={complain.title} text={complain.says}>
          <ul>
            {email && (
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
            {phone && (
              <li>
                <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{formatPhone(phone)}</a>
              </li>
            )}
            <li>
              <Link to={`${address("/contact-us")}#enquiry`}>{complain.form}</Link>
            </li>
          </ul>
          <p>{complain.further}</p>
        </Topic>
      </Topics>
    </>
  );
}

const Name = ({ children }: { children: ReactNode }) => <span lang="en">{children}</span>;

function Found({ found }: Pick<AccessibilityCheck, "found">) {
  const { checked } = useMessages("accessibility");
  const language = useLanguage();
  if (found.length === 0) return <p>{checked.none}</p>;
  return (
    <>
      <p>{interpolate(checked.found, { count: found.length }, language)}</p>
      <ul>
        {found.map(({ rule, text, pages }) => (
          <li key={rule}>
            <Trans message={checked.fault} values={{ fault: <Name>{text}</Name>, pages: pages.join(", ") }} />
          </li>
        ))}
      </ul>
    </>
  );
}
