import * as outsideChanges from "virtual:inline/outside-changes";
import * as publicPage from "virtual:inline/public-page";
import * as theme from "virtual:inline/theme";
import type { ReactNode } from "react";
import { toCspHash } from "./csp-hash.ts";
import { findScripts, InlineScript, LOADER_DATA, type ServerScripts } from "./page-scripts.tsx";
import { DEFERRED_SCRIPT, SPECULATION_RULES } from "./public-page.ts";

const RULES = JSON.stringify(SPECULATION_RULES);

interface PageOptions {
  /** Hydrate on the first interaction: module scripts stay inert, without preloads. */
  lazy: boolean;
  /** Loader data as the router encodes it. */
  data: string;
}

/** Scripts of one page; `hashes` is complete after its rendering. */
export function createServerScripts({ lazy, data }: PageOptions): ServerScripts & { hashes: Set<string> } {
  const hashes = new Set([theme.hash, outsideChanges.hash]);
  const renderBody = (router: ReactNode) => {
    const scripts = findScripts(router);
    for (const { props } of scripts) hashes.add(toCspHash(props.dangerouslySetInnerHTML.__html));
    const loaderData = <InlineScript id={LOADER_DATA} type="application/json" text={data.replaceAll("<", "\\u003c")} />;
    if (!lazy)
      return (
        <>
          {router}
          {loaderData}
        </>
      );
    hashes.add(toCspHash(RULES)).add(publicPage.hash);
    return (
      <>
        {scripts.map((script) =>
          script.props.type === "module" ? (
            <InlineScript key={script.key} type={DEFERRED_SCRIPT} text={script.props.dangerouslySetInnerHTML.__html} />
          ) : (
            script
          ),
        )}
        {loaderData}
        <InlineScript type="speculationrules" text={RULES} />
        <InlineScript text={publicPage.text} />
      </>
    );
  };
  return { theme: theme.text, outsideChanges: outsideChanges.text, renderBody, hashes };
}
