import { NOTICE_WORDS } from "../../../domain/notices.ts";
import { head } from "../head.ts";
import { KeptListScreen } from "../kept-list/kept-list-screen.tsx";
import { useBeginning } from "../parts/beginning.ts";
import type { Route } from "./+types/page.ts";
import { notices as kept } from "./acts.ts";
import { NoticeForm } from "./form.tsx";
import { NoticeLists } from "./lists.tsx";

export const meta = () => head("Manage Notices");

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({ notices: await kept.load(request) });

export const clientAction = ({ request }: Route.ClientActionArgs) => kept.act(request);

export default function Notices({ loaderData: { notices } }: Route.ComponentProps) {
  const { key, item, editing, draft, heading, edit, anew } = useBeginning("notices", notices);
  return (
    <KeptListScreen
      title="Notices"
      about={NOTICE_WORDS.about}
      doing={editing ? "Edit Notice" : "Add Notice"}
      heading={heading}
      form={<NoticeForm key={key} item={item} editing={editing} draft={draft} onSaved={anew} onCancel={anew} />}
      list={notices && <NoticeLists notices={notices} onEdit={edit} />}
      notLoaded={NOTICE_WORDS.notLoaded}
    />
  );
}
