import { type DistrictName, findDistrict } from "../../../shared/districts.ts";
import { t } from "../../../shared/i18n/admin-text.ts";

export const DISTRICT_LABELS: Readonly<Record<DistrictName, string>> = t({
  Thiruvananthapuram: "Thiruvananthapuram",
  Kollam: "Kollam",
  Pathanamthitta: "Pathanamthitta",
  Alappuzha: "Alappuzha",
  Kottayam: "Kottayam",
  Idukki: "Idukki",
  Ernakulam: "Ernakulam",
  Thrissur: "Thrissur",
  Palakkad: "Palakkad",
  Malappuram: "Malappuram",
  Kozhikode: "Kozhikode",
  Wayanad: "Wayanad",
  Kannur: "Kannur",
  Kasaragod: "Kasaragod",
});

/** A district's name by any of its spellings, in the language of the admin; other places as they are. */
export function districtLabel(name: string): string {
  const district = findDistrict(name)?.name;
  return district ? DISTRICT_LABELS[district] : name;
}
