import { PROFILE_WORDS } from "../../../domain/profile.ts";
import { confirmed } from "../parts/confirmation.tsx";

/** The three fields, by the names under which the form sends them. */
const NAMES = ["currentPassword", "newPassword", "confirmPassword"];

const QUESTION = {
  title: PROFILE_WORDS.discardPasswords,
  text: "The password fields are filled in, but the password was not updated.",
  verb: "Yes, discard them!",
};

const isFilled = (form: HTMLFormElement | null): boolean =>
  form !== null && NAMES.some((name) => new FormData(form).get(name) !== "");

/** Whether saving the rest may clear what was typed into the password fields: asks when there is something. */
export const mayDiscard = async (form: HTMLFormElement | null): Promise<boolean> =>
  !isFilled(form) || (await confirmed(QUESTION));
