import { useEffect, useRef, useState } from "react";
import { data, Link, useSearchParams } from "react-router";
import { languageAt, localizeUrl } from "../../../shared/i18n/languages.ts";
import { getPageCount } from "../../../shared/pagination.ts";
import { TESTIMONIAL_LIMITS, TESTIMONIALS_PER_PAGE } from "../../../shared/testimonials/testimonials.limits.ts";
import { OPENS_DIALOG } from "../../components/dialog.tsx";
import { Icon } from "../../components/icon.tsx";
import { Pager } from "../../components/pager.tsx";
import { loadMessages } from "../../i18n/load-messages.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import scene from "../art/heads/testimonials.svg?no-inline";
import { PageHeader } from "../components/page-header.tsx";
import { handleFormPost } from "../forms/handle-form-post.ts";
import { readFormFields, type SubmitResult, submitForm } from "../forms/submit-form.ts";
import { getFormPrivacyNotice } from "../privacy/form-notice.ts";
import { pageMeta } from "../seo/meta.ts";
import type { Route } from "./+types/page.ts";
import styles from "./cards.module.css";
import {
  ADD_LINK,
  findShown,
  NoTestimonials,
  ownLanguageFirst,
  TestimonialCards,
  testimonialsPage,
  wholeNumber,
  withParameter,
} from "./cards.tsx";
import { TestimonialDetail } from "./detail.tsx";
import { TestimonialForm, testimonialRules } from "./form.tsx";
import { addPortraits } from "./portraits.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { whole, description } = loaderData.messages.testimonials;
  return pageMeta({
    title: whole,
    description,
    path: testimonialsPage(loaderData.page),
    picture: "testimonials",
    matches,
  });
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { testimonials, retention } = context.get(pageContext).services;
  const page = wholeNumber(new URL(request.url).searchParams.get("page") ?? "1");
  if (!page) throw data(null, { status: 404 });
  const list = await testimonials.listPublic({ page, limit: TESTIMONIALS_PER_PAGE });
  if (page > getPageCount(list)) throw data(null, { status: 404 });
  return {
    ...list,
    items: addPortraits(ownLanguageFirst(languageAt(new URL(request.url).pathname), list.items)),
    shown: await findShown(request, list.items, testimonials.findPublic),
    notice: getFormPrivacyNotice(request, "story", retention.days),
    messages: loadMessages(request, "testimonials", "testimonialForm"),
  };
}

/** Without scripts. */
export const action = (args: Route.ActionArgs) =>
  handleFormPost(args, {
    rules: testimonialRules,
    submit: ({ testimonials }, sent, visitor) => testimonials.submit(sent, visitor),
    thanks: "/testimonials?sent=1",
  });

export { headers, shouldRevalidate } from "../forms/form-route.ts";

const SENDING = {
  to: "/api/testimonials/add",
  rules: testimonialRules,
  limits: TESTIMONIAL_LIMITS,
} as const;

export async function clientAction({ request }: Route.ClientActionArgs): Promise<SubmitResult> {
  return submitForm(readFormFields(await request.formData()), SENDING);
}

export default function Testimonials({ loaderData, actionData }: Route.ComponentProps) {
  const { items, page, shown, notice } = loaderData;
  const [parameters] = useSearchParams();
  const messages = useMessages("testimonials");
  const { statusPicture } = useMessages("testimonialForm");
  const language = useLanguage();
  const getAddress = (number: number) => localizeUrl(language, testimonialsPage(number));
  const address = getAddress(page);
  const adding = parameters.has("add");
  const [sentNow, setSentNow] = useState(false);
  return (
    <>
      <Head address={address} onAdd={() => setSentNow(false)} />
      <section className={`section ${styles.testimonials}`} aria-label={messages.list}>
        <div className="page-width">
          {!adding && (sentNow || parameters.has("sent")) && <Thanks now={sentNow} />}
          {items.length > 0 ? <TestimonialCards items={items} address={address} heading="h2" /> : <NoTestimonials />}
          <Pager page={page} pages={getPageCount(loaderData)} hrefOf={getAddress} label={messages.pages} />
        </div>
      </section>
      <TestimonialDetail items={items} shown={shown} address={address} statusPicture={statusPicture} />
      {adding && (
        <TestimonialForm address={address} result={actionData} notice={notice} onSent={() => setSentNow(true)} />
      )}
    </>
  );
}

function Head({ address, onAdd }: { address: string; onAdd: () => void }) {
  const messages = useMessages("testimonials");
  return (
    <PageHeader
      messages={messages}
      scene={scene}
      action={
        <Link
          className="button"
          id={ADD_LINK}
          to={withParameter(address, "add", 1)}
          state={OPENS_DIALOG}
          preventScrollReset
          onClick={onAdd}
        >
          {messages.add}
          <Icon name="arrow" />
        </Link>
      }
    />
  );
}

/** Receives focus after submission. */
function Thanks({ now }: { now: boolean }) {
  const messages = useMessages("testimonials");
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (now) note.current?.focus();
  }, [now]);
  return (
    <p ref={note} className="note" role={now ? undefined : "status"} tabIndex={now ? -1 : undefined}>
      <Icon name="check" />
      <span>
        {messages.submitted}
        <br />
        {messages.thanks}
      </span>
    </p>
  );
}
