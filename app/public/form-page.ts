import type { HeadersArgs, ShouldRevalidateFunctionArgs } from "react-router";

/** Whether two addresses differ in nothing but what is open on the page, so that nothing need be loaded again. */
export function onlyOpensOrCloses(from: URL, to: URL): boolean {
  const [before, after] = [from, to].map((address) => {
    const left = new URL(address);
    for (const name of ["show", "add", "sent"]) left.searchParams.delete(name);
    return left.pathname + left.search;
  });
  return before === after && from.search !== to.search;
}

/** What stands on a page stays while a form of it is sent, and while something on it opens or closes. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => !formMethod && !onlyOpensOrCloses(currentUrl, nextUrl) && defaultShouldRevalidate;

/** Those of the answer to what was sent, such as when to try again. */
export const headers = ({ actionHeaders }: HeadersArgs): Headers => actionHeaders;
