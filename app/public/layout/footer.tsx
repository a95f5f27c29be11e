import { href, Link } from "react-router";
import type { Campaign } from "../../../domain/campaign.ts";
import { useChosenDistrict, withinDistrict } from "../chosen-district.ts";
import { Crew } from "./crew.tsx";
import { NAVIGATION, type NavigationItem } from "./navigation.ts";
import { SocialLinks } from "./social-links.tsx";

/** What the campaign is, where else to go, who made this. The facts are absent when they could not be loaded. */
export function Footer({ facts }: { facts?: Campaign }) {
  return (
    <footer className="foot">
      <Crew />
      <div className="ground">
        <div className="wrap">
          <div className="g">
            <div>
              <h2>
                Fourteen districts,
                <br />
                one crew.
              </h2>
              <p>
                A state-wide anti-drug awareness campaign by the State Sports Council under the State Sports Mission.
                Let's say YES to sports and NO to drugs.
              </p>
              {facts && <SocialLinks className="fsoc" social={facts.social} />}
            </div>
            <Places label="Campaign" items={NAVIGATION.slice(0, 4)} />
            <Places
              label="More"
              items={[...NAVIGATION.slice(4), { label: "Privacy", to: href("/privacy") }]}
              tollFree={facts?.tollFree}
            />
          </div>
          <div className="end">
            <p>© State Sports Council. All rights reserved.</p>
            <Credit designer={facts?.designer} />
          </div>
        </div>
      </div>
    </footer>
  );
}

interface PlacesProps {
  label: string;
  items: readonly NavigationItem[];
  tollFree?: string | undefined;
}

function Places({ label, items, tollFree }: PlacesProps) {
  const district = useChosenDistrict();
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item.label}>
          <Link to={withinDistrict(item.to, district)}>{item.label}</Link>
        </li>
      ))}
      {tollFree && (
        <li>
          <a href={`tel:${tollFree}`}>Toll-free {tollFree}</a>
        </li>
      )}
    </ul>
  );
}

function Credit({ designer }: { designer: Campaign["designer"] }) {
  if (!designer) return <p>Designed by the campaign team</p>;
  return <p>Designed by {designer.url ? <a href={designer.url}>{designer.name}</a> : designer.name}</p>;
}
