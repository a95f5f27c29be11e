import { SELECTION_ERRORS } from "../../../shared/enquiries/enquiries.ts";
import type { Viewer } from "../../../shared/enquiries/workflow.schema.ts";
import { usePolling } from "./use-polling.ts";

export function Viewers({ id }: { id: number }) {
  const heard = usePolling<{ data: Viewer[] }>("POST", `/api/contact/${id}/open`, true);
  return (
    <p role="status">{heard?.ok ? describeViewers(heard.body.data) : heard && SELECTION_ERRORS["enquiry-gone"]}</p>
  );
}

/** 'Anu is typing now. Latha has this open too.' */
function describeViewers(others: readonly Viewer[]): string {
  const names = (typing: boolean) => others.filter((item) => item.typing === typing).map(({ name }) => name);
  const [typing, reading] = [names(true), names(false)];
  return [
    typing.length > 0 && `${typing.join(", ")} ${typing.length > 1 ? "are" : "is"} typing now.`,
    reading.length > 0 && `${reading.join(", ")} ${reading.length > 1 ? "have" : "has"} this open too.`,
  ]
    .filter(Boolean)
    .join(" ");
}
