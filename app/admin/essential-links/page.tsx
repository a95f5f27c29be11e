import { ESSENTIAL_LINK_WORDS } from "../../../domain/essential-links.ts";
import { head } from "../head.ts";
import { KeptListScreen } from "../kept-list/kept-list-screen.tsx";
import { useBeginning } from "../parts/beginning.ts";
import { revalidateUnlessOpening } from "../parts/over.ts";
import type { Route } from "./+types/page.ts";
import { essentialLinks } from "./acts.ts";
import { LinkForm } from "./form.tsx";
import { LinkList } from "./list.tsx";

export const meta = () => head("Manage Essential Links");

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  links: await essentialLinks.load(request),
});

export const shouldRevalidate = revalidateUnlessOpening;

export const clientAction = ({ request }: Route.ClientActionArgs) => essentialLinks.act(request);

export default function EssentialLinks({ loaderData: { links } }: Route.ComponentProps) {
  const { key, item, editing, draft, heading, edit, anew } = useBeginning("essential-links", links);
  return (
    <KeptListScreen
      title="Manage Essential Links"
      doing={editing ? "Edit Link" : "Add New Link"}
      heading={heading}
      form={<LinkForm key={key} item={item} editing={editing} draft={draft} onSaved={anew} onCancel={anew} />}
      listTitle="Essential Links"
      list={links && <LinkList links={links} onEdit={edit} />}
      notLoaded={ESSENTIAL_LINK_WORDS.notLoaded}
    />
  );
}
