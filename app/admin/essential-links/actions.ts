import {
  type AdminEssentialLink,
  ESSENTIAL_LINK_COPY,
  ESSENTIAL_LINK_ERRORS,
  type EssentialLinkForm,
  essentialLinkForm,
} from "../../../shared/essential-links/essential-links.ts";
import { withoutSeparators } from "../../../shared/validation/phone.ts";
import { createCrudActions } from "../crud/crud-actions.ts";

export const essentialLinks = createCrudActions<AdminEssentialLink, EssentialLinkForm>({
  kind: "essential link",
  calls: "/api/essential-links",
  rules: essentialLinkForm,
  sentences: ESSENTIAL_LINK_ERRORS,
  words: ESSENTIAL_LINK_COPY,
  read: (form) => ({ ...Object.fromEntries(form), number: withoutSeparators(String(form.get("number") ?? "")) }),
  // A deletion that fails has fixed words here (docs/reference/product.md, 6.3).
  reasonedDeletion: [],
  // Specified for this screen.
  time: 3000,
});
