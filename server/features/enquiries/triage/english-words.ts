/**
 * Everyday spellings by the word that patterns use. A family member, partner, friend or neighbour is "kin":
 * whom one writes about matters less than that it is a person whom one knows.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  kin: `father dad daddy papa pappa appa achan acha mother mom mum mummy mommy amma umma vappa uppa ammachi appachan son sons
    daughter daughters brother brothers bro sister sisters sis wife husband hubby hus bf gf boyfriend girlfriend uncle aunt aunty
    grandfather grandmother grandpa grandma grandparents grandson granddaughter child children kid kids baby family parents parent
    friend frnd freind friends cousin neighbour neighbor neighbours student classmate roommate flatmate teacher sir stepfather
    stepmother stepdad fiance fiancee nephew niece toddler inlaws inlaw bestie partner ex mothers fathers dads moms wifes husbands neighbours daughter's relatives relative`,
  someone:
    "somebody stranger man men guy guys boys boy girl woman people gang dealer dealers goons goon thug thugs ragging seniors senior",
  self: "myself himself herself themselves themself ourselves yourself oneself mysellf hisself meself",
  not: "dont doesnt didnt don't isnt wont wouldnt arent aint nt never nomore without dnt nvr",
  cannot: "cant couldnt cnt unable can't",
  none: "nobody noone",
  want: "wants wanted wanna wanting wnt wnat wana wish wishes wished wishing desire longing",
  gonna:
    "will shall planning plan plans planned decided ready willing prepared ganna gunna wil ll may might attempt attempts attempted attempting try tries tried trying tryin intend intends intending",
  think: "thinking thinks thought thoughts considering contemplating feel feeling feels felt",
  say: "says saying said tells telling told keeps talks talking talk speaks",
  die: "dies dieing dye",
  dying: "dyin",
  kill: "kills killed killing kil kiling kll murder murders murdered murdering slaughter finish",
  live: "living alive exist existing lives liv",
  end: "ending ends ended finishing",
  life: "lyf lfe lifes",
  hang: "hanging hanged hung",
  cut: "cuts cutting slit slits slitting slash slashed slashing",
  wrist: "wrists vein veins",
  jump: "jumping jumped jumping jumps leap",
  take: "takes took taken taking tuk eat eats ate eaten eating swallow swallows swallowed swallowing swalowed drink drinks drank drunken drinking consume consumes consumed consuming ingest ingested gulp gulped gulping popped injected injecting injects inhaled inhaling snorted",
  poison: `poisons pesticide pesticides insecticide weedicide herbicide furadan paraquat harpic phenyl phenol phenyle lysol acid kerosene
    bleach cyanide lizol dettol detergent thinner rodenticide ratol othalanga datura baygon hit20`,
  pill: "pills tablet tablets tabs capsule capsules paracetamol paracetamols dolo medicines meds stamps tabletts sleepingpills alprax nitravet nitrazepam tramadol",
  many: "several whole full entire all lots lot handful bunch together strip strips bottle bottles packet much dozen dozens fifty twenty thirty forty hundred ten fifteen excess extra",
  unconscious: "unconcious unconsious uncontious unresponsive fainted fainting faint",
  collapsed: "collapse collapsing",
  breathe: "breathing breath breathes breathin brething breth breathless",
  wake: "waking wakes woke awake wakeup",
  respond: "responding response respondng",
  seizure: "seizures fits convulsion convulsions convulsing epileptic",
  overdose: "overdosed overdosing overdoses oded odd'd od overdoze",
  suicide: "suicidal suicides sucidel suisidal sucide sucidal suiside suicde suside selfharm",
  beat: `beats beating beaten beated beet hit hits hitting slap slaps slapped slapping kick kicks kicked kicking punch punched punches
    punching thrash thrashed thrashes thrashing bash bashes bashed assault assaulted assaults assaulting attack attacks attacked attacking
    hurt hurts hurting torture tortures tortured torturing abuse abuses abused abusing strangle strangled strangling strangles choke choked
    choking stab stabs stabbed stabbing harass harasses harassed harassing threaten threatens threatened threatening threatned
    threatning drag drags dragged molest molested molests molesting rape rapes raped raping blackmail blackmails blackmailing
    blackmailed harm harms harmed harming bully bullying bullied injure injures injured burned burnt push pushed pushes pushing shove shoved bit bitten threw scratches scratched scratching starves starving`,
  lock: "locked locks locking tie tied ties tying chained kidnap kidnapped confined trapped kidnapping abducted",
  knife: "axe chopper gun sword machete sickle weapon hammer crowbar pistol knifes knives",
  scared: "afraid fear fears terrified frightened fearing scare",
  violent: "violence aggressive violant voilent",
  touch: "touches touching touched grope gropes groped groping",
  dog: "dogs mosquito mosquitoes snake snakes elephant elephants bees wasps animals animal cat cats monkey monkeys boar",
  drug: "drugs alcohol smoking tobacco ganja mdma liquor weed",
  me: "us mee",
  sleep: "sleeping slept",
  goodbye: "bye byee farewell",
  forever: "permanently eternally ever",
  track: "tracks train",
  high: "bridge building terrace roof rooftop flat balcony cliff window well river lake sea quarry tower dam",
};

/** Words that tell of a class, a play, a law: the subject is discussed, no one is in danger. */
export const TOPIC_WORDS = new Set(
  `class classes seminar prevention preventing prevent awareness aware poster posters play script essay topic study project movie film
  squad programme program session sessions workshop training train trained statistics rate rates research policy quiz slogan drama song
  speech article law laws certificate course counsellors campaign lesson contest competition webinar conference signs symptoms notes
  book report reports how treat query stall skit exhibition helpline day club volunteers volunteer debate teachers presentation study
  thesis documentary lecture act college topic question rally people march year years quiz`.split(/\s+/),
);

const FUZZY =
  `suicide poison unconscious breathing overdose swallowed tablets threatening pesticide strangle molested torture violent
  seizure collapsed beating kerosene`.split(/\s+/);
/** Real words that are one letter away from one of those. */
const OTHER_WORDS = new Set(
  "prison heating eating bearing beaming seating boating beading tables table reading breeding treating".split(" "),
);

const CANONICAL = new Map<string, string>();
for (const [word, spellings] of Object.entries(SPELLINGS)) {
  CANONICAL.set(word, word);
  for (const spelling of spellings.split(/\s+/)) CANONICAL.set(spelling, word);
}

const FUZZY_BY_INITIAL = Map.groupBy(FUZZY, (word) => word.charAt(0));
const MIN_FUZZY_LENGTH = 6;
const MAX_FUZZY_LENGTH = 14;

/** The word that patterns use for a word as typed: one spelling, one form, one word for what means the same. */
export function toCanonicalWord(typed: string): string {
  const known = CANONICAL.get(typed);
  if (known) return known;
  if (typed.length < MIN_FUZZY_LENGTH || typed.length > MAX_FUZZY_LENGTH || OTHER_WORDS.has(typed)) return typed;
  const near = FUZZY_BY_INITIAL.get(typed.charAt(0))?.find((word) => isOneEditAway(typed, word));
  return near ? (CANONICAL.get(near) ?? near) : typed;
}

/** One letter more, less, other, or two swapped. */
function isOneEditAway(one: string, other: string): boolean {
  const difference = one.length - other.length;
  if (Math.abs(difference) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  if (difference === 1) return one.slice(start + 1) === other.slice(start);
  if (difference === -1) return one.slice(start) === other.slice(start + 1);
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return rest(one, 1) === rest(other, 1) || (isSwapped && rest(one, 2) === rest(other, 2));
}
