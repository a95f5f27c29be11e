import { Link } from "react-router";
import { SPAM_RETENTION_DAYS } from "../../../shared/enquiries/workflow.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { PRIVACY_NOTICE } from "../../../shared/privacy/privacy-notice.ts";
import { DRAFT_HOURS, UNDO_DAYS } from "../../../shared/privacy/retention.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { Trans } from "../../i18n/trans.tsx";
import { useDateFormat } from "../../i18n/use-date-format.ts";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import scene from "../art/heads/privacy.svg?no-inline";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import type { Route } from "./+types/page.ts";
import { getRetentionPeriods } from "./privacy-notice.tsx";
import { getNoon, Topic, Topics } from "./topic.tsx";

export const meta: Route.MetaFunction = (page) => toMeta(page, "privacy", ({ messages }) => messages.privacy);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { facts } = await services.campaign();
  return {
    shownSince: PRIVACY_NOTICE,
    phone: facts.phone,
    email: facts.email,
    days: services.retention.days,
    offlineHelp: services.offlineHelp,
    countsVisits: services.visits.on,
    messages: loadMessages(request, "privacy"),
  };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { phone, email, days, offlineHelp, countsVisits, shownSince } = loaderData;
  const messages = useMessages("privacy");
  const address = useLocalizedHref();
  const language = useLanguage();
  const { day } = useDateFormat();
  const { look, visits, enquiry, sheet, pledge, story, draft, offline, floods, removed, complain, young, notice, out } =
    messages;
  return (
    <>
      <PageHeader messages={messages} scene={scene} />
      <Topics label={messages.about}>
        <Topic title={look.title} text={look.says}>
          <p>{countsVisits ? visits.counted : visits.off}</p>
        </Topic>
        <Topic title={enquiry.title} text={enquiry.says}>
          <p>{enquiry.school}</p>
          <p>{enquiry.volunteer}</p>
          <p>{enquiry.noted}</p>
          <p>{getRetentionPeriods(enquiry, days, language)}</p>
          <p>{interpolate(enquiry.spam, { days: SPAM_RETENTION_DAYS })}</p>
        </Topic>
        <Topic title={sheet.title} text={sheet.says} />
        <Topic title={pledge.title} text={pledge.says} />
        <Topic title={story.title} text={story.says}>
          <p>{story.mended}</p>
          <p>{interpolate(story.takenDown, { rejected: getRetentionPeriods(story, days, language) })}</p>
          <p>{interpolate(story.broughtBack, { days: UNDO_DAYS })}</p>
        </Topic>
        <Topic title={draft.title} text={interpolate(draft.says, { hours: DRAFT_HOURS })} />
        {offlineHelp && (
          <Topic title={offline.title}>
            <p>
              <Trans message={offline.says} values={{ help: <a href={address("/help")}>{offline.helpPage}</a> }} />
            </p>
          </Topic>
        )}
        <Topic title={floods.title} text={floods.says} />
        <Topic title={removed.title}>
          <WhomToAsk phone={phone} email={email} />
          <p>{removed.whatFollows}</p>
          <p>{removed.corrected}</p>
        </Topic>
        <Topic title={complain.title} text={complain.says} />
        <Topic title={young.title} text={young.says} />
        <Topic title={notice.title} text={interpolate(notice.says, { day: day(getNoon(shownSince)) })} />
        <Topic title={out.title}>
          <p>
            <Trans message={out.says} values={{ links: <Link to={address("/essential-links")}>{out.links}</Link> }} />
          </p>
        </Topic>
      </Topics>
    </>
  );
}

/** Falls back to the enquiry form. */
function WhomToAsk({ phone, email }: { phone: string | undefined; email: string | undefined }) {
  const { removed } = useMessages("privacy");
  const address = useLocalizedHref();
  const contact = email ? (
    <a href={`mailto:${email}`}>{email}</a>
  ) : (
    <Link to={`${address("/contact-us")}#enquiry`}>{removed.form}</Link>
  );
  const call = phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{formatPhone(phone)}</a>;
  return (
    <p>
      {call ? (
        <Trans message={email ? removed.writeToOrCall : removed.writeByOrCall} values={{ way: contact, phone: call }} />
      ) : (
        <Trans message={email ? removed.writeTo : removed.writeBy} values={{ way: contact }} />
      )}{" "}
      {removed.bestFrom}
    </p>
  );
}
