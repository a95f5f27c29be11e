import { useEffect, useState } from "react";
import type { Viewer } from "../../../domain/cases.rules.ts";
import { askQuietly } from "./ask-quietly.ts";

/** How often a screen says that it shows a case, and hears who else does, in milliseconds (docs/calls.md, 15). */
const SAY_EVERY = 5000;

/** Who else has the case open at this moment. */
export function OthersHere({ id }: { id: number }) {
  const [others, setOthers] = useState<Viewer[]>([]);
  useEffect(() => {
    const path = `/api/contact/${id}/open`;
    let here = true;
    const say = async () => {
      if (document.hidden) return;
      const heard = await askQuietly<{ data: Viewer[] }>("POST", path);
      if (here && heard) setOthers(heard.data);
    };
    void say();
    const saying = setInterval(say, SAY_EVERY);
    return () => {
      here = false;
      clearInterval(saying);
      void askQuietly("DELETE", path);
    };
  }, [id]);
  return (
    <p role="status">
      {others.length > 0 &&
        `${others.map(({ name }) => name).join(", ")} ${others.length > 1 ? "have" : "has"} this open too.`}
    </p>
  );
}
