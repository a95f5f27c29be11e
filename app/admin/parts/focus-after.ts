import { useEffect, useRef } from "react";

/** What opened a dialog may be gone when it closes: the focus then goes to a heading. */
export function useFocusAfter(opened: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(opened);
  useEffect(() => {
    if (before.current !== null && opened === null && document.activeElement === document.body)
      heading.current?.focus();
    before.current = opened;
  }, [opened]);
  return heading;
}
