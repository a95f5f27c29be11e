import { Form, Link } from "react-router";
import { centresByDistrict, type DistrictCentres, nearestWithCentres } from "../../../shared/centres/by-district.ts";
import { DISTRICTS_ON_THE_ROUTE, type DistrictName, findDistrict } from "../../../shared/districts.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import scene from "../art/heads/dusk-doorway.svg?no-inline";
import { Section } from "../components/section.tsx";
import { DuskHeader } from "../dusk/dusk-header.tsx";
import { inPlace, usePlaceNames } from "../lib/place-names.ts";
import { pageMeta } from "../seo/meta.ts";
import type { Route } from "./+types/page.ts";
import { CentreList } from "./centre-list.tsx";
import styles from "./page.module.css";

const ADDRESS = "/centres" satisfies PublicLink;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData.messages.centres;
  return pageMeta({
    title: loaderData.titleThere ?? title,
    description: interpolate(description, { state: loaderData.tollFree }),
    path: loaderData.district ? `${ADDRESS}?district=${loaderData.district}` : ADDRESS,
    picture: "essential-links",
    matches,
  });
};

/** Of one district among all, and of one alone. */
const LISTED = { amongAll: 10, alone: 200 } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, centres, quickExitUrl } = context.get(pageContext).services;
  const [{ facts }, all] = await Promise.all([campaign(), centres.list()]);
  const messages = loadMessages(request, "centres", "helplines", "leaving", "listening", "places");
  const district = findDistrict(new URL(request.url).searchParams.get("district") ?? "")?.name ?? null;
  const groups = centresByDistrict(all);
  const chosen = groups.filter((group) => group.district === district);
  const shown = district === null ? groups : chosen.length > 0 ? chosen : nearestWithCentres(groups, district);
  const most = chosen.length > 0 ? LISTED.alone : LISTED.amongAll;
  return {
    tollFree: facts.tollFree,
    district,
    found: chosen.length > 0,
    titleThere: district && interpolate(messages.centres.inDistrict, { there: inPlace(messages.places, district) }),
    groups: shown.map(({ centres: listed, ...group }) => ({
      ...group,
      centres: listed.slice(0, most),
      count: listed.length,
    })),
    quickExitUrl,
    messages,
  };
}

export default function Centres({ loaderData }: Route.ComponentProps) {
  const { tollFree, district, found, groups, quickExitUrl } = loaderData;
  const messages = useMessages("centres");
  const { how: leaveHow } = useMessages("leaving");
  const { there } = usePlaceNames();
  const lead = interpolate(messages.lead, { state: tollFree });
  return (
    <>
      <DuskHeader messages={{ ...messages, lead }} quickExitUrl={quickExitUrl} scene={scene} />
      <Section id="list" {...messages.list}>
        <Choice district={district} />
        {groups.length === 0 && <p className="intro">{messages.none}</p>}
        {groups.length > 0 && district && !found && (
          <p className="intro">{interpolate(messages.noneThere, { there: there(district) })}</p>
        )}
        {!found && <p className="intro">{interpolate(messages.callFirst, { state: tollFree })}</p>}
        {groups.map((group) => (
          <Group key={group.district} {...group} />
        ))}
        <p className={styles.leaving}>
          <small>{leaveHow}</small>
        </p>
      </Section>
    </>
  );
}

function Group({ district, centres, count }: DistrictCentres & { count: number }) {
  const messages = useMessages("centres");
  const address = useLocalizedHref();
  const { name, there } = usePlaceNames();
  return (
    <section className={styles.group} aria-labelledby={district}>
      <h3 id={district}>{name(district)}</h3>
      <CentreList centres={centres} />
      {count > centres.length && (
        <Link className="text-link" to={`${address(ADDRESS)}?district=${district}`}>
          {interpolate(messages.all, { count, there: there(district) })}
        </Link>
      )}
    </section>
  );
}

function Choice({ district }: { district: DistrictName | null }) {
  const { district: label } = useMessages("centres");
  const { allDistricts, show } = useMessages("eventList");
  const { name } = usePlaceNames();
  const address = useLocalizedHref();
  return (
    <Form className={styles.choice} action={address(ADDRESS)} preventScrollReset>
      <label htmlFor="centres-district">{label}</label>
      <select
        key={district}
        className="input"
        id="centres-district"
        name="district"
        defaultValue={district ?? ""}
        autoComplete="off"
      >
        <option value="">{allDistricts}</option>
        {DISTRICTS_ON_THE_ROUTE.map(({ name: value }) => (
          <option key={value} value={value}>
            {name(value)}
          </option>
        ))}
      </select>
      <button type="submit" className="button">
        {show}
      </button>
    </Form>
  );
}
