import { NOTICE_WORDS } from "../../../shared/announcements/announcements.ts";
import { KeptListScreen } from "../crud/crud-page.tsx";
import { head } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { notices as kept } from "./actions.ts";
import { NoticeForm } from "./form.tsx";
import { NoticeLists } from "./lists.tsx";

export const meta = () => head("Manage Notices");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => kept.load(request);

export const clientAction = ({ request }: Route.ClientActionArgs) => kept.act(request);

export default function Notices({ loaderData: notices }: Route.ComponentProps) {
  return (
    <KeptListScreen
      title="Notices"
      doing={["Add Notice", "Edit Notice"]}
      draft="notices"
      words={NOTICE_WORDS}
      items={notices}
      form={NoticeForm}
      list={(cards) => <NoticeLists {...cards} />}
    />
  );
}
