import { useEffect, useRef } from "react";

/** Falls back to the heading when the opener is gone. */
export function useRestoreFocus(opened: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(opened);
  useEffect(() => {
    if (before.current !== null && opened === null && document.activeElement === document.body)
      heading.current?.focus();
    before.current = opened;
  }, [opened]);
  return heading;
}
