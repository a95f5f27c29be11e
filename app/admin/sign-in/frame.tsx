import type { ReactNode } from "react";
import { CAMPAIGN_NAME } from "../../../domain/campaign.ts";
import { Logo } from "../../logo.tsx";
import scene from "./scene.svg";

/** What the steps of the entry stand in: the picture beside them on large screens, the header and the small print. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <main className="sign-in">
      <div className="pic" aria-hidden="true">
        <p className="disp">Every step, a yes.</p>
        <img src={scene} alt="" />
      </div>
      <div className="col">
        <header>
          <span className="logo">
            <Logo lines={CAMPAIGN_NAME} />
          </span>
          <a className="btn line sm" href="/">
            Go to Website
          </a>
        </header>
        {children}
        <p className="small-print">
          Protected by a self-hosted CAPTCHA: your browser does a small proof-of-work, and no third party takes part.
          Developed by the campaign team.
        </p>
      </div>
    </main>
  );
}
