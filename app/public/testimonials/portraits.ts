import type { PublicTestimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import boy from "../art/portraits/boy.svg?no-inline";
import captain from "../art/portraits/captain.svg?no-inline";
import coach from "../art/portraits/coach.svg?no-inline";
import driver from "../art/portraits/driver.svg?no-inline";
import fisherman from "../art/portraits/fisherman.svg?no-inline";
import grandmother from "../art/portraits/grandmother.svg?no-inline";
import racer from "../art/portraits/racer.svg?no-inline";
import rings from "../art/portraits/rings.svg?no-inline";
import teacher from "../art/portraits/teacher.svg?no-inline";
import type { PicturedTestimonial } from "./cards.tsx";

/** Those who used drugs, and their families: a drawn face could be taken for theirs. */
const SENSITIVE =
  /\b(?:addict\w*|recover\w*|rehab\w*|users?|mother|father|parents?|uncle|aunt|brother|sister|wife|husband|son|daughter|family)\b|ലഹരി(?!വിരുദ്ധ)|അമ്മ|അച്ഛ|മകൻ|മകൾ|സഹോദര|ഭാര്യ|ഭർത്താ|രക്ഷിതാ|മുത്തശ്ശൻ/iu;

const BY_ROLE: readonly (readonly [RegExp, string])[] = [
  [/grandmother|മുത്തശ്ശി/iu, grandmother],
  [/wheelchair|വീൽചെയർ/iu, racer],
  [/captain|ക്യാപ്റ്റൻ/iu, captain],
  [/\b(?:coach|PE)\b|കോച്ച്|പരിശീലക|കായികാധ്യാപ/iu, coach],
  [/teacher|headmistress|അധ്യാപിക|ടീച്ചർ/iu, teacher],
  [/driver|ഡ്രൈവർ/iu, driver],
  [/fisher|rower|മത്സ്യ|തുഴക്കാ/iu, fisherman],
  [/student|pupil|വിദ്യാർ[ഥത്ഥ]/iu, boy],
  // The Malayalam ending says that it is a man.
  [/കാരൻ/u, driver],
];

/** For other roles. */
const ANY: readonly string[] = [captain, coach, boy, driver, teacher, fisherman];

type Storyteller = Pick<PublicTestimonial, "id" | "name" | "designation">;

/** URLs of drawn portraits by role, else by id; neighbours differ. Sensitive roles get the ground alone. Loaders only. */
function choosePortraits(items: readonly Storyteller[]): string[] {
  const chosen: string[] = [];
  for (const { id, name, designation } of items) {
    const role = `${name} ${designation}`;
    const before = chosen.at(-1);
    const fitting = BY_ROLE.flatMap(([pattern, portrait]) => (pattern.test(role) ? [portrait] : []));
    const others = ANY.map((_, index) => ANY[(id + index) % ANY.length] ?? boy);
    const portraits = fitting.length === 0 && SENSITIVE.test(role) ? [rings] : [...fitting, ...others];
    chosen.push(portraits.find((portrait) => portrait !== before) ?? rings);
  }
  return chosen;
}

export const addPortraits = (items: readonly PublicTestimonial[]): PicturedTestimonial[] => {
  const portraits = choosePortraits(items);
  return items.map((item, index) => ({ ...item, portrait: portraits[index] ?? rings }));
};

/** Without its ground; undefined if the story may not have a face. */
export function getCutOut(item: Storyteller): string | undefined {
  const [portrait] = choosePortraits([item]);
  return portrait === rings ? undefined : `${portrait}#cut`;
}
