import type { HeadersArgs, ShouldRevalidateFunctionArgs } from "react-router";

/** What stands on a page with a form stays while it is sent. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod ? false : defaultShouldRevalidate;

/** Those of the answer to what was sent, such as when to try again. */
export const headers = ({ actionHeaders }: HeadersArgs): Headers => actionHeaders;
