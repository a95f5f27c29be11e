import { href, Link } from "react-router";
import type { Campaign } from "../../../domain/campaign.ts";
import { PoliceChannel, StateHelpline } from "../essential-links/campaign-helplines.tsx";
import { SectionHead } from "../section-head.tsx";

/** The two fixed ways to help, and the way to all others. */
export const EssentialLinks = ({ facts }: { facts: Campaign }) => (
  <section className="sec" aria-labelledby="essential-links">
    <div className="wrap">
      <SectionHead id="essential-links" title="Essential Links" malayalam="സഹായം ഒരു വിളിയകലെ" />
      <div className="help">
        <PoliceChannel facts={facts} />
        <StateHelpline facts={facts} />
        <article className="hc more">
          <h3 className="num">More Links</h3>
          <p className="what">All helplines and services in one place.</p>
          <Link className="btn gold" to={href("/essential-links")}>
            View All<span className="sr"> essential links</span>
          </Link>
        </article>
      </div>
    </div>
  </section>
);
