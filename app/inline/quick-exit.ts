/** The attribute of links that leave for another site at once; its value `keys` lets three presses of Escape leave too. */
export const LEAVES_PAGE = "data-leaves-page";

const WITHIN_MS = 2000;

/** Session storage key: the visitor has left, and has not opened a page since. */
const LEFT_KEY = "left";

/** Leaves for another site in place of the page's history entry, and of those before it about help when Back leads to them. */
export function initQuickExit(): void {
  let presses: number[] = [];
  const findLink = () => document.querySelector<HTMLAnchorElement>(`[${LEAVES_PAGE}=keys]`);
  const leave = (link: HTMLAnchorElement) => {
    try {
      sessionStorage.setItem(LEFT_KEY, "1");
    } catch {
      // Storage is blocked.
    }
    location.replace(link.href);
  };
  const leaveAgain = (cameBack: boolean) => {
    try {
      const link = findLink();
      if (!cameBack) sessionStorage.removeItem(LEFT_KEY);
      else if (link && sessionStorage.getItem(LEFT_KEY)) leave(link);
    } catch {
      // Storage is blocked.
    }
  };
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  leaveAgain(opened?.type === "back_forward");
  addEventListener("pageshow", ({ persisted }) => persisted && leaveAgain(true));
  addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>(`[${LEAVES_PAGE}]`);
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      leave(link);
    },
    true,
  );
  addEventListener(
    "keydown",
    ({ key, repeat, timeStamp }) => {
      if (key !== "Escape" || repeat) return;
      presses = [...presses.filter((before) => timeStamp - before < WITHIN_MS), timeStamp];
      const link = findLink();
      if (link && presses.length > 2) leave(link);
    },
    true,
  );
}
