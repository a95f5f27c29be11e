import { ANNOUNCEMENT_COPY } from "../../../shared/announcements/announcements.ts";
import { CrudPage } from "../crud/crud-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { notices as kept } from "./actions.ts";
import { AnnouncementForm } from "./form.tsx";
import { AnnouncementLists } from "./lists.tsx";

export const meta = () => pageMeta("Manage Notices");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => kept.load(request);

export const clientAction = ({ request }: Route.ClientActionArgs) => kept.act(request);

export default function Announcements({ loaderData: announcements }: Route.ComponentProps) {
  return (
    <CrudPage
      title="Notices"
      doing={["Add Notice", "Edit Notice"]}
      draft="notices"
      words={ANNOUNCEMENT_COPY}
      items={announcements}
      form={AnnouncementForm}
      list={(cards) => <AnnouncementLists {...cards} />}
    />
  );
}
