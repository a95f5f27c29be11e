import {
  ESSENTIAL_LINK_SENTENCES,
  ESSENTIAL_LINK_WORDS,
  type EssentialLinkForm,
  type EssentialLinkOfStaff,
  essentialLinkForm,
} from "../../../shared/essential-links/essential-links.ts";
import { withoutSeparators } from "../../../shared/validation/phone.ts";
import { createCrudActions } from "../crud/crud-actions.ts";

export const essentialLinks = createCrudActions<EssentialLinkOfStaff, EssentialLinkForm>({
  kind: "essential link",
  calls: "/api/essential-links",
  rules: essentialLinkForm,
  sentences: ESSENTIAL_LINK_SENTENCES,
  words: ESSENTIAL_LINK_WORDS,
  read: (form) => ({ ...Object.fromEntries(form), number: withoutSeparators(String(form.get("number") ?? "")) }),
  // A deletion that fails has fixed words here (docs/reference/product.md, 6.3).
  reasonedDeletion: [],
  // Specified for this screen.
  time: 3000,
});
