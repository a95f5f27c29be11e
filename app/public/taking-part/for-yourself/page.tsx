import type { PublicLink } from "../../../../shared/public-routes.ts";
import { loadMessages } from "../../../i18n/load-messages.ts";
import { useLocalizedHref, useMessages } from "../../../i18n/use-messages.ts";
import { pageContext } from "../../../page-context.ts";
import scene from "../../art/heads/dusk-bench.svg?no-inline";
import { ArrowLink, Section } from "../../components/section.tsx";
import { DuskHeader } from "../../dusk/dusk-header.tsx";
import { pageMeta } from "../../seo/meta.ts";
import { Begin, CallBand, WhenYouCall, WhoLearns } from "../help-sections.tsx";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData.messages.forYourself;
  const path = "/for-yourself" satisfies PublicLink;
  return pageMeta({ title, description, path, picture: "essential-links", matches });
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, quickExitUrl } = context.get(pageContext).services;
  const { facts } = await campaign();
  const messages = loadMessages(request, "forYourself", "parents", "helplines", "leaving", "listening");
  return { facts, quickExitUrl, messages };
}

export default function ForYourself({ loaderData: { facts, quickExitUrl } }: Route.ComponentProps) {
  const messages = useMessages("forYourself");
  const { state } = useMessages("helplines");
  const { places } = useMessages("layout");
  const address = useLocalizedHref();
  return (
    <>
      <DuskHeader messages={messages} quickExitUrl={quickExitUrl} scene={scene} />
      <Begin begin={messages.begin} sayings={messages.sayings} aside={messages.isHard} asides={messages.ways} />
      <CallBand number={facts.tollFree} says={messages.mayCall} malayalam={messages.mayCallMalayalam} />
      <WhenYouCall facts={facts} who={state.what} steps={messages.steps} />
      <Section id="treatment" {...messages.treatment}>
        <p className="intro">{messages.byDistrict}</p>
        <ArrowLink to={address("/centres")} text={places.centres} />
      </Section>
      <WhoLearns more={[messages.whatsapp]} />
    </>
  );
}
