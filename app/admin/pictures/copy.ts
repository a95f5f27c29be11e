import { t } from "../../../shared/i18n/admin-text.ts";
import type { Picture } from "../../../shared/pictures/pictures.schema.ts";
import { PICTURE_ERRORS, PICTURE_LIMITS } from "../../../shared/pictures/pictures.ts";
import { formatMessage } from "../../../shared/validation/errors.ts";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { createFileValidator } from "../lib/selected-file.ts";

export const SCREEN_COPY = t({
  notLoaded: "Failed to load pictures.",
  notSaved: "Failed to save the picture.",
  notDeleted: "Failed to delete the picture.",
  none: "No pictures yet. Upload the first one.",
  noneFound: "No pictures match.",
  confirm: "Are you sure?",
  confirmText: "This picture will be deleted. You can restore it from History for 30 days.",
  confirmButton: "Yes, delete it!",
  sayWhat: "Describe what the picture shows. It is read aloud to people who cannot see it.",
  used: "A picture that is used cannot be deleted. Remove it from these places first.",
  focus: "Tap the part that must stay visible. Arrow keys move the point by 1%, with Shift by 10%.",
  unusable: "{name} could not be used. Choose a JPEG, PNG or WebP picture of at most {megabytes} MB.",
  stopped: "Stopped. It was not uploaded.",
} as const);

export const ALT = countCharactersIn(PICTURE_ERRORS, PICTURE_LIMITS, "alt-too-long");
export const ALT_ML = countCharactersIn(PICTURE_ERRORS, PICTURE_LIMITS, "alt_ml-too-long");
export const CREDIT = countCharactersIn(PICTURE_ERRORS, PICTURE_LIMITS, "credit-too-long");

const MEGABYTES = PICTURE_LIMITS.bytes / 1024 ** 2;

const judge = createFileValidator({
  types: (type) => /^image\/(?:jpeg|png|webp|gif|avif)$/.test(type),
  bytes: PICTURE_LIMITS.bytes,
  invalid: "picture-invalid",
  tooLarge: "picture-invalid",
  lenient: true,
});

/** Client-side validation error of a file; undefined if valid. */
export const getFileError = (file: File): string | undefined =>
  judge(file) &&
  formatMessage(
    { unusable: SCREEN_COPY.unusable },
    { code: "unusable", params: { name: file.name, megabytes: MEGABYTES } },
  );

export const getUsage = ({ used_in }: Pick<Picture, "used_in">): string =>
  used_in.length === 0
    ? t("Not used")
    : used_in.length === 1
      ? t("Used in 1 place")
      : t("Used in {count} places", { count: used_in.length });
