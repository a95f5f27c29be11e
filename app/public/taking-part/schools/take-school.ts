import type { ActionFunctionArgs } from "react-router";
import type { PublicPath } from "../../../../domain/public-addresses.ts";
import { SCHOOL_LIMITS } from "../../../../domain/schools.limits.ts";
import { asCalled } from "../../contact-us/take-enquiry.ts";
import { type Ending, send, typedIn } from "../../send.ts";
import { take } from "../../take.ts";

export const SCHOOL = "school";

/** Loaded on first focus. */
export const schoolRules = () => import("../../../../domain/schools.rules.ts").then(({ schoolForm }) => schoolForm);

/** Without scripts. */
export const takeSchool = (args: ActionFunctionArgs, address: PublicPath) =>
  take(args, {
    rules: schoolRules,
    asCalled,
    act: ({ contactSubmissions }, school, visitor) => contactSubmissions.sendSchool(school, visitor),
    thanks: `${address}?sent=1#${SCHOOL}`,
  });

/** With scripts. */
export const sendSchool = async (request: Request): Promise<Ending> =>
  send(asCalled(typedIn(await request.formData())), {
    to: "/api/contact/school",
    rules: schoolRules,
    limits: SCHOOL_LIMITS,
  });
