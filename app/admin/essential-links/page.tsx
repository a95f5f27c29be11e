import { useRevalidator } from "react-router";
import { ESSENTIAL_LINK_WORDS } from "../../../domain/essential-links.ts";
import { head } from "../head.ts";
import { useBeginning } from "../parts/beginning.ts";
import { revalidateUnlessOpening } from "../parts/over.ts";
import { Failed } from "../parts/state.tsx";
import type { Route } from "./+types/page.ts";
import { act, loadLinks } from "./acts.ts";
import { LinkForm } from "./form.tsx";
import { LinkList } from "./list.tsx";

export const meta = () => head("Manage Essential Links");

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({ links: await loadLinks(request) });

export const shouldRevalidate = revalidateUnlessOpening;

export const clientAction = ({ request }: Route.ClientActionArgs) => act(request);

export default function EssentialLinks({ loaderData: { links } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const { key, item, editing, draft, heading, edit, anew } = useBeginning("essential-links", links);
  return (
    <>
      <h1>Manage Essential Links</h1>
      <div className="desk">
        <section className="panel" aria-labelledby="form-title">
          <h2 id="form-title" ref={heading} tabIndex={-1}>
            {editing ? "Edit Link" : "Add New Link"}
          </h2>
          <LinkForm key={key} link={item} editing={editing} draft={draft} onSaved={anew} onCancel={anew} />
        </section>
        <section aria-labelledby="list-title">
          <h2 id="list-title">Essential Links</h2>
          {links ? (
            <LinkList links={links} onEdit={edit} />
          ) : (
            <Failed sentence={ESSENTIAL_LINK_WORDS.notLoaded} busy={state !== "idle"} onRetry={revalidate} />
          )}
        </section>
      </div>
    </>
  );
}
