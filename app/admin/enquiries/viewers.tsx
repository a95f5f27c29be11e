import { SELECTION_SENTENCES } from "../../../shared/enquiries/enquiries.ts";
import type { Viewer } from "../../../shared/enquiries/workflow.schema.ts";
import { usePolled } from "./use-polling.ts";

export function OthersHere({ id }: { id: number }) {
  const heard = usePolled<{ data: Viewer[] }>("POST", `/api/contact/${id}/open`, true);
  return (
    <p role="status">{heard?.ok ? othersInWords(heard.body.data) : heard && SELECTION_SENTENCES["enquiry-gone"]}</p>
  );
}

/** 'Anu is typing now. Latha has this open too.' */
function othersInWords(others: readonly Viewer[]): string {
  const names = (typing: boolean) => others.filter((one) => one.typing === typing).map(({ name }) => name);
  const [typing, reading] = [names(true), names(false)];
  return [
    typing.length > 0 && `${typing.join(", ")} ${typing.length > 1 ? "are" : "is"} typing now.`,
    reading.length > 0 && `${reading.join(", ")} ${reading.length > 1 ? "have" : "has"} this open too.`,
  ]
    .filter(Boolean)
    .join(" ");
}
