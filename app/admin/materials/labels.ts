import type { MaterialKind, MaterialLanguage } from "../../../shared/materials/materials.ts";

export const KIND_LABELS: Readonly<Record<MaterialKind, string>> = {
  poster: "Poster",
  picture: "Picture",
  logo: "Logo",
  document: "Document",
};

export const LANGUAGE_LABELS: Readonly<Record<MaterialLanguage, string>> = {
  en: "English",
  ml: "Malayalam",
  both: "English and Malayalam",
  none: "No words on it",
};
