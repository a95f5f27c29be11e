/** The attribute of links that leave for another site at once; its value `keys` lets three presses of Escape leave too. */
export const LEAVES_PAGE = "data-leaves-page";

const WITHIN_MS = 2000;

/** Leaves for another site in place of the page's history entry. */
export function initQuickExit(): void {
  let presses: number[] = [];
  const leave = (link: HTMLAnchorElement) => location.replace(link.href);
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
      const link = document.querySelector<HTMLAnchorElement>(`[${LEAVES_PAGE}=keys]`);
      if (link && presses.length > 2) leave(link);
    },
    true,
  );
}
