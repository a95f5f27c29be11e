import { useEffect, useRef, useState } from "react";
import type { Enquiry } from "../../../shared/enquiries/workflow.schema.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import type { ActionResult } from "./act-on-enquiry.ts";
import { versionFields } from "./version-fields.ts";

/** One action at a time. */
export interface EnquiryActionState {
  busy: boolean;
  tries: number;
  last: ActionResult | undefined;
  act(act: string, item: Enquiry, fields?: Record<string, string>): void;
}

export function useEnquiryAction(id: number): EnquiryActionState {
  const { busy, data, post } = usePostAction<ActionResult>(`case ${id}`);
  const seen = useRef(data);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (busy || data === seen.current) return;
    seen.current = data;
    setTries((before) => before + 1);
  }, [busy, data]);
  return {
    busy,
    tries,
    last: tries > 0 ? data : undefined,
    act(act, item, fields = {}) {
      void post({ ...fields, act, id, ...versionFields(item) });
    },
  };
}
