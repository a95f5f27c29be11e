import { useSearchParams } from "react-router";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import scene from "../art/heads/pledge.svg?no-inline";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import { Section } from "../components/section.tsx";
import type { Route } from "./+types/page.ts";
import { PledgeButton } from "./button.tsx";
import styles from "./page.module.css";
import { handlePledgePost, submitPledge } from "./submit-pledge.ts";

const ADDRESS = "/pledge" satisfies PublicLink;

export const meta: Route.MetaFunction = (page) => toMeta(page, "pledge", ({ messages }) => messages.pledge);

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    count: await context.get(pageContext).services.pledge.getShown(),
    messages: loadMessages(request, "pledge"),
  };
}

export const action = (args: Route.ActionArgs) => handlePledgePost(args, ADDRESS);

export { headers, shouldRevalidate } from "../forms/form-route.ts";

export const clientAction = () => submitPledge();

export default function Pledge({ loaderData: { count }, actionData }: Route.ComponentProps) {
  const messages = useMessages("pledge");
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader messages={messages} scene={scene} />
      <Section id="pledge" {...messages.pledge}>
        <div className="main-and-aside">
          <ol className={styles.lines}>
            {messages.lines.map(({ says, malayalam }) => (
              <li key={says}>
                <b>{says}</b>
                {malayalam && <p lang="ml">{malayalam}</p>}
              </li>
            ))}
          </ol>
          <div className={`hemmed ${styles.signing}`}>
            {count !== null && (
              <p className={styles.count}>
                <b className="small-title">{interpolate(messages.taken, { count: count.toLocaleString("en-IN") })}</b>{" "}
                {messages.byTheHour}
              </p>
            )}
            <PledgeButton action={ADDRESS} result={actionData} justTaken={parameters.has("taken")} />
          </div>
        </div>
      </Section>
    </>
  );
}
