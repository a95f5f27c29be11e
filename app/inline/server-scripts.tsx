import * as outsideChanges from "virtual:inline/outside-changes";
import * as publicPage from "virtual:inline/public-page";
import * as theme from "virtual:inline/theme";
import type { ReactNode } from "react";
import { toCspHash } from "./csp-hash.ts";
import { findScripts, InlineScript, type ServerScripts } from "./page-scripts.tsx";
import { DEFERRED_SCRIPT, SPECULATION_RULES } from "./public-page.ts";

const RULES = JSON.stringify(SPECULATION_RULES);
const RULES_HASH = toCspHash(RULES);

interface PageOptions {
  /** Hydrate on the first interaction: module scripts stay inert, without preloads. */
  lazy: boolean;
  loaderData: string;
}

/** Scripts of one page; `hashes` is complete after its rendering. */
export function createServerScripts({ lazy, loaderData }: PageOptions): ServerScripts & { hashes: Set<string> } {
  const hashes = new Set([theme.hash, outsideChanges.hash]);
  const renderBody = (router: ReactNode) => {
    const scripts = findScripts(router);
    for (const { props } of scripts) hashes.add(toCspHash(props.dangerouslySetInnerHTML.__html));
    if (!lazy) return router;
    hashes.add(RULES_HASH).add(publicPage.hash);
    return (
      <>
        {scripts.map((script) =>
          script.props.type === "module" ? (
            <InlineScript key="module" type={DEFERRED_SCRIPT} text={script.props.dangerouslySetInnerHTML.__html} />
          ) : (
            script
          ),
        )}
        <InlineScript type="speculationrules" text={RULES} />
        <InlineScript text={publicPage.text} />
      </>
    );
  };
  return {
    theme: theme.text,
    outsideChanges: outsideChanges.text,
    loaderData: loaderData.replaceAll("<", "\\u003c"),
    renderBody,
    hashes,
  };
}
