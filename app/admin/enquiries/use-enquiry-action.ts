import { useEffect, useRef, useState } from "react";
import type { EnquiryCase } from "../../../shared/enquiries/workflow.schema.ts";
import { usePost } from "../hooks/use-post-action.ts";
import type { Tried } from "./act-on-enquiry.ts";
import { seenCase } from "./version-fields.ts";

/** One action at a time. */
export interface Acting {
  busy: boolean;
  tries: number;
  last: Tried | undefined;
  act(act: string, item: EnquiryCase, fields?: Record<string, string>): void;
}

export function useCaseAct(id: number): Acting {
  const { busy, data, post } = usePost<Tried>(`case ${id}`);
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
      void post({ ...fields, act, id, ...seenCase(item) });
    },
  };
}
