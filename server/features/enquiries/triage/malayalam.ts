import { TOPIC_WORDS } from "./english-words.ts";
import { toSounds } from "./romanise.ts";

const gap = (count: number): string => `(?: [^ ]+){0,${count}}?`;

/* All in the sounds of `toSounds`. A stem matches the beginning of a word. */
const KIN = `(?:am[a]?|umm?a|acan|acchan|apan|upa|vapa|papa|pap|dadi|dad|mumy|mumi|makan|makal|maka|mon|mol|monu|kut(?:i|y)|kuñ|bary?[ay]|barþav|barþav|bartav|husband|hasband|vaip|wif|aniy|anuj|cet|ec?tan|etan|cec|peŋal|sahod|brod|sist|amayi|amavan|acamma|muþas|valy|koc|prayamay|maþapiþ|rak?sak|koþukar|kutukar|avan|aval|avar|ayal|ival|ivan|ivar|al[kl]?|prend|kamukan|kamuki|sir|sar|aþyapak|masþ|tica|randanac|ayalvasi|naþun|mumye|kure)`;
const ACC = `(?:ene|ñaŋal[e]|nam[e]|njaŋale|eneyum|ñaŋaleyum|${KIN}[^ ]*?(?<![tþd]|nr)(?:e|eyum|eyum)(?= ))`;
const SUBJECT = `(?:ente |en?re )?(?:${KIN})[^ ]*`;
const POISON = `(?:(?:eli)?visa(?:m|vum|mo|kaya|kay)(?= )|kidanas|kidnas|kitanas|harpik|penoyil|peny?i?l|pinoyil|pinayil|pinoil|asid|acid|manena|poison|detol|paraku|puradan|poyisan)[^ ]*`;
const PILL = `(?:kulika|kulik|urakakulik|tablet|tabl|tab|pils?|paraset|marunu?)[^ ]*`;
const MANY = `(?:kure|orupad|oþiri|kuduþal|kudþal|adikam|amiþam|amiþ|orumic|on?ic|muluvan|strip|stripu|ela|ere|valare|irupaþ|mupaþ|nalpaþ|anpaþ|ancu|paþu|paþin|num)[^ ]*`;
const ATE = `(?:kalic|kalik(?:an p|uk)|kudic|kudik(?:an p)|viluŋ|þin(?!am)|adicu kalic|ketit|kayat|kutivac|kuþivac|ak?aþ)`;
const BEAT = `(?:adi(?:k|c)|tal(?:u|i|ik|an)|þal(?:u|i|ik|an)|cavit|idi(?:k|c)|mar?di(?:k|c)|marþi(?:k|c)|upa?drav|pidip|pidan|kol(?:um|an|un|uo|arak)|kon(?:u|kal)|vet(?:i|um|an|uv)|kuþ(?:i|um|an|uv)|murivel|po[lk]ic|bisani|beeshani|vadi edu|kaþrik|podi)`;
const NOISE = `(?:kañav|cend|melam|visil|kol|kokal|lotar|pon|nambar|number|mail|meyil|velam|mdma|emdiem|kaiy?|kal|sbre|sp|bat|bol|tick|mani|belu|hon|saik|sel|like|post|kopi|tip|jak)[^ ]*`;
const FELL = `(?:il|ila|poy|poi|ket|nast|varunil|vanil|il?aþ|kuranu)`;
const PLACE = `(?:kinat|kinar|pala[tþ]|pula|trak|treyin|train|teras|terac|kadal|kayal|kulaþ|kulat|nilay|nila|bild|bilding|keti|railv|relv|palaŋ|pliyl|plat|maram|muk)[^ ]*`;
const TRY = `(?:þon|pok|pov|poy|srami|srem|akrah|nok|aŋ|istam|þiruman|þayar|anu|nalath|parañ|paray|enu|ennu|nik|maþi|poya|poku|pay)`;

const DANGER = [
  // Suicide and self-harm.
  `(?:cakan|cavan|cakum|cavum|cakuka|cavuka|cakat|cavat|cakukay|cakam|cavam)(?!al)`,
  `(?:ca[kv]|ca)(?:an)?anam`,
  `(?:caþ|cat)(?:al(?= )|al maþi|u kal|ukal|u kala|u pok|u poy|al maþi)`,
  `marik(?:anam|ana?m|aname|uva|ukay|aþe|anamen)|marikan${gap(1)} ${TRY}|marikum(?:enu|en| enu| en| avan)|marik(?:unaþ|unnaþ)[^ ]* nal|maric(?:al|u kal)${gap(1)} (?:maþi|mathi|ark|kolam|nalla)`,
  `maric(?:al) maþi|maricalmaþi|marikan va|ñan (?:marik|maric)[^ ]*(?:um|van|al)(?= )|maranam[^ ]*${gap(2)} (?:mathr|maþr|vali|maþi|nal)`,
  `jivik(?:anda|enda|ent|and|an(?: enik| eni)? (?:vay|þonunil|þon|akraham?[^ ]* ?il|akrahamil|istam ?il|istamil|þal(?:par|par)y?am?[^ ]* ?il|þalparyamila|kaliy?(?:unil|il)|paty?(?:unil|il)|patil|madi|pat[^ ]*il|arham|avil|kaþþil))`,
  `jiv[ia]þam[^ ]*${gap(1)} (?:mad|avasanip|þirk|þirt|maþiyak|venda|þula|kala)|jiv[ia]þamad|jivikanam(?:en|n)?[^ ]*il`,
  `jivan ?(?:e?oduk|oduk|kalay|ed|kal|odu)|jivano[dt]uk|jivan ?od`,
  `el[^ ]* avasanip[^ ]* (?:pok|pov|an|þon|va)|el[^ ]* avasanipikuk`,
  `þuŋi(?!(?: ?k)?ik?ida|kida| kida|kid|ya| ada)(?=[^ ]* (?:mar|ca|nok|c)|mar|cav|cak|cat|caþ)|${SUBJECT} þuŋi(?= $)|(?:kayar|þuk)[^ ]*${gap(1)} þuŋ|þuŋan (?:pok|pov)|tuŋimar`,
  `(?:kaiy?|kay|ñarab|ñaramb|kaiñar)[^ ]*${gap(2)} mur(?:ic|ik)(?!u kadak)|ñara?m?b[^ ]* ?mur`,
  `(?:svayam|sayam|þane|enetane|eneþane|svanþam)${gap(2)} (?:murivel|murip|kol|muri|upadr|adik)|svayamkol`,
  `i lokaþ[^ ]*${gap(2)} (?:pok|vit|vida)|lokam (?:vit|vedi)`,
  `ini ñan (?:il|und[ay]+avil|varil)|ñan ini (?:il|undavil|undakil)|ksami(?:k|c)[^ ]*${gap(4)} ini${gap(1)} (?:varil|u[nt]+d?avil|il|kan)|ene${gap(1)} (?:anvesikar|nokand|þirayar|þiray)`,
  `ñan il(?:aþ|at)[^ ]*ay`,
  `þikoluþ|þi koluþ|þi(?:yid|vek|vey|vac)|þi (?:vek|vey|id|vac|kat)|(?:manena|petrol|disal)[^ ]*${gap(1)} olic|olicu (?:kaþ|þi)`,
  `${PLACE}${gap(3)} (?:cadu?m|cadan|cadumen|cadum)|kina[tr][^ ]* cad|(?:trak|railv|palaþ|relv)[^ ]*${gap(3)} (?:kidan|kidak|cadi)`,

  // Poison, overdose, collapse.
  `${POISON}${gap(2)} ${ATE}`,
  `${PILL}${gap(3)} ${MANY}${gap(2)} ${ATE}|${MANY}${gap(3)} ${PILL}${gap(3)} ${ATE}`,
  `uraka ?(?:kulik|kulika|marunu|tablet)[^ ]*${gap(2)} (?:kalic|viluŋ|kudic)|${PILL} viluŋ`,
  `bod(?:a|ha)m?[^ ]{0,2}${gap(1)} ${FELL}|bodam?(?:il|ket|poy|nast|rahi)|aboda|anaŋunil|unarunil|unarnil|kulañuv|kulañu v|melinil`,
  `svasam[^ ]*${gap(1)} (?:kit|il|eduk[^ ]*il|ninu|nilac|pokunil|vidunil|mut[^ ]*un|niln)|svasamila|svasamed[^ ]*il|svasikunil|svasikan (?:pat|kal|va)`,
  `vay[^ ]*${gap(3)} (?:nur|pad|paþ)|(?:pits|apasmar|janni|jani|pix)[^ ]*${gap(1)} van`,
  `(?:cora|rakþam|raktam|blad)[^ ]*${gap(2)} (?:card|cardi|kure|varun|vanu kur|oliku|olik|vark|nilk|pok)|rakþam card|cora ola`,

  // Violence, and fear of it.
  `${ACC}${gap(4)} (?<!(?:${NOISE}) )${BEAT}(?![^ ]* valar)`,
  `${SUBJECT}(?: (?:enum|en?um|divas[^ ]*|daily|dayli|epo[^ ]*|kudic[^ ]*|madyapic[^ ]*|vanu?|van|raþri[^ ]*|veruþe|vitil|varum|vann?|vannal|varumbol|paisak|vendi|laharik?[^ ]*)){1,5} (?:adi(?:k|c)u?(?:um|un|kum)?|tal|þal|cavit|upadrav|mardi)`,
  `(?:tal|þal)(?:unu|un|um)(?! malsar| vand| kud)|(?:tal|þal)i ?(?:caþ|kol|þakar|odi)|${SUBJECT}(?: [^ ]+){0,2} talum`,
  `(?:mar?dan|mar?dikun|mar?dic|pidan|upadrav)[^ ]*${gap(1)} (?:sahik|þaŋ|kond)|pediyanu? (?:avan|acan|acchan|ayal|adi|tal)|pedi[^ ]*${gap(3)} (?:kol|adikum|talum|vetum)|${KIN}[^ ]* adikum(?= $)`,
  `${ACC}${gap(3)} (?:put(?:i|unn)|ketiy?it|puty)|puti?y?it[^ ]*${gap(2)} (?:ene|ñaŋal|kutik|am)|vitil put|muriyil put`,
  `kaþi[^ ]*${gap(1)} (?:kat|ed|vanu|und|kayil|vis|veesi|kanic)|kaþiy?(?:ed|um[ay])|kay[^ ]*${gap(1)} kaþi|bisani ?p[eþ]?[dt]?u?|bisanip|(?:kol|kaþi|sangam|ene|ñaŋ)[^ ]*${gap(4)} bisani`,
  `kaluþ[^ ]*${gap(1)} (?:ñeri|ñer|pidic|aru|muruk)`,
  `(?:kol)(?:um|an)(?:en| en| nok| van| var| srami|$| $| enu)|konu? ?kalay`,
  `bala(?:þ|t|l)saŋ|mosa?m[^ ]*${gap(1)} (?:þod|þot|perum)|(?:þod|þot)[^ ]* mosam|laiŋik[^ ]*${gap(1)} (?:upadr|pid)|${ACC}${gap(2)} (?:nasip|pidip)`,
  `(?:ene|ñaŋale)${gap(1)} raksik(?!um enu)`,
  `akrama?sak|akramam?[^ ]*${gap(2)} (?:tal|adik|kaþ)|bayankara akram`,
].join("|");
const DANGER_PATTERN = new RegExp(`(?:^| )(?:${DANGER})`);

/** A subject of classes and plays as much as of need. */
const TOPICS = /a[þt]h?ma?h?a[þt]h?[iy]|suy?isaid|suicid|ovar ?dos|overdos/;
/** A class, a play, a law; what harms society; animals. */
const GENERAL =
  /(?:^| )(?:[kc]las|seminar|þaday|tadayal|þadayan|praþirod|prathirod|bodaval|visayaþ|nadakam|niyamam|niyam|padipik|kampayin|posþar|poster|malsar|malsaram|sinima|cinima|cambayin|naya|nay[ky]|koþuk|kothuk|namude|samuh|yuva|banar|cikilsakend|resport|pþraparipadi|kalvar|lahari nam|lahari kol)/;
const HABIT = /(?:^| )(?:oda[mn]|nadakamo|pa[nŋ]kedukamo|patumo|kuñ?alapam)/;

/** True if a Malayalam sentence, in either script, tells of suicide, self-harm, poison, a medical emergency or violence. */
export function tellsOfDangerInMalayalam(sentence: string): boolean {
  const words = sentence.match(/[a-z\u0D00-\u0D7F']+|\d+/g) ?? [];
  const sounds = words.map((word) => (/^\d/.test(word) ? (word.length > 1 ? "num" : "few") : toSounds(word)));
  const text = `${sounds.join(" ")} `;
  if (GENERAL.test(text) || HABIT.test(text)) return false;
  const isTopic = words.some((word) => TOPIC_WORDS.has(word));
  return (TOPICS.test(text) && !isTopic) || DANGER_PATTERN.test(text);
}
