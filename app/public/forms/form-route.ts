import type { HeadersArgs, ShouldRevalidateFunctionArgs } from "react-router";

/** Only the open dialog differs. */
export function onlyDialogChanged(from: URL, to: URL): boolean {
  const [before, after] = [from, to].map((address) => {
    const left = new URL(address);
    for (const name of ["show", "add", "sent"]) left.searchParams.delete(name);
    return left.pathname + left.search;
  });
  return before === after && from.search !== to.search;
}

/** Submitting a form or opening a dialog does not reload the page. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => !formMethod && !onlyDialogChanged(currentUrl, nextUrl) && defaultShouldRevalidate;

/** Headers of the action, such as Retry-After. */
export const headers = ({ actionHeaders }: HeadersArgs): Headers => actionHeaders;
