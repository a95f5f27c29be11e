import { NOTICE_WORDS } from "../../../domain/notices.ts";
import { head } from "../head.ts";
import { KeptListScreen } from "../kept-list/kept-list-screen.tsx";
import type { Route } from "./+types/page.ts";
import { notices as kept } from "./acts.ts";
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
