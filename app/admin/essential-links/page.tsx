import { ESSENTIAL_LINK_COPY } from "../../../shared/essential-links/essential-links.ts";
import { CrudPage } from "../crud/crud-page.tsx";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { essentialLinks } from "./actions.ts";
import { LinkForm } from "./form.tsx";
import { LinkList } from "./list.tsx";

export const meta = () => pageMeta("Manage Essential Links");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => essentialLinks.load(request);

export const shouldRevalidate = revalidateUnlessOpening;

export const clientAction = ({ request }: Route.ClientActionArgs) => essentialLinks.act(request);

export default function EssentialLinks({ loaderData: links }: Route.ComponentProps) {
  return (
    <CrudPage
      title="Manage Essential Links"
      doing={["Add New Link", "Edit Link"]}
      draft="essential-links"
      words={ESSENTIAL_LINK_COPY}
      items={links}
      form={LinkForm}
      listTitle="Essential Links"
      list={(cards) => <LinkList {...cards} />}
    />
  );
}
