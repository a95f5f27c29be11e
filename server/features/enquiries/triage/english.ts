import { TOPIC_WORDS, toCanonicalWord } from "./english-words.ts";

/** Words without weight in a pattern. */
const FILLERS = new Set(
  `a an the just really so very please plz pls to too only even also now always still again that u ur 2 own completely almost
  badly right already actually maybe`.split(/\s+/),
);

/** Up to `count` words in between. */
const gap = (count: number): string => `(?: \\S+){0,${count}}?`;

const PERSON = "(?:kin|he|she|i|they|we|someone|who)";
const OTHER_PERSON = "(?:kin|he|she|they|someone|who)";
const VICTIM = "(?:me|him|her|them|(?:(?:my|our|his|their|your|old|little|small|step|elder|younger) ){0,3}kin)";
const BODY = "(?:my|his|her|our) (?:face|head|hair|throat|neck|arm|hand|leg|nose|teeth|body|back|stomach)";
const PURPOSE = "(?:want|gonna|going|think|say|like|about|let|better|rather|need)";

/** What tells of danger to a person, whatever else the sentence is about. */
const DANGER = [
  // Suicide and self-harm.
  "(?:nothing|none|not anything)(?: left)?(?: (?:to|for))* live|no hope(?: left| anymore| more|$)|(?:everything|many) is over(?: for me| now|$)",
  "my (?:existence|life|live|being here) (?:is|has|means) (?:not|no|pointless|meaningless|useless|waste|nothing|worthless|over)",
  "want (?:to )?(?:disappear|vanish|not (?:be here|live|exist|wake))(?: from| forever| this|$)|(?:cannot|not) do this (?:anymore|more|any|longer)",
  "(?:kill|hang|beat|cut|burn|shoot|starve|drown|end|poison) self",
  "(?:kill|hang|beat|cut) (?:my|him|her) self",
  `${PURPOSE}${gap(2)} (?:be )?(?:die|dead)`,
  "(?:want|better off) (?:i|he|she)? ?(?:was|were|be|am)? ?(?:dead|gone)(?! by| from| on)",
  "(?:better|happier) (?:off )?(?:dead|not me|if i (?:die|was dead|am dead))",
  "(?:i|he|she) (?:am|is|was) (?:gonna |going )?(?:die|dying)(?! want)",
  "(?:am|is) (?:i|he|she) (?:gonna|going) (?:die|dying)",
  "kin is (?:gonna |going )?(?:die|dying)",
  "(?:think|like|about|from) dying",
  `say about dying`,
  `if i (?:die|was gone|am gone|were gone|was dead|disappear)`,
  "(?:do )?(?:not|none) (?:longer )?(?:want|think|deserve|like|need|interested)(?: like)?(?: in| be)? (?:live|life|here|wake)",
  "no longer want live|not (?:be )?worth live|not worth (?:it )?live|worthless life|life is (?:not worth|worthless|meaningless|pointless|over|useless)",
  "no (?:reason|point|gonna|hope|use|meaning|purpose|energy)(?: left)?(?: (?:in|of|for|my|this))* (?:live|life)",
  "cannot (?:live|go on|continue)(?: like| any| without| more| this| on| anymore|$)",
  "cannot (?:take|bear|stand|tolerate) (?:it|this|pain|any)",
  "(?:tired|sick|fed up|bored|done)(?: of| with)? (?:my |this |being )*(?:life|live)",
  "hate (?:my |this |being )*(?:life|live)|stop (?:being )?live|want (?:never|not) (?:been )?born|not been born|never been born",
  "(?:end|take|kill|losing?) (?:my|his|her|their|this) life",
  "(?:end|over)(?: with)? (?:it|this|everything) ?(?:all|many|tonight)?$|end it many|end everything|(?:want|gonna)(?: \\S+){0,3} be over",
  "(?:gonna|want|going|should|say|on|about|and|from|think|i|she|he|kin)(?: \\S+){0,4} jump (?:from|off|into|in|front|down|before)(?: \\S+){0,2} (?:high|track)",
  "(?:gonna|want|say|is|and)(?: \\S+){0,2} (?:gonna|will) jump$",
  "(?:lie|lay|lying|laid|ran|run|sit|sitting|standing|stand|went|go|sleep)(?: \\S+){0,3} (?:railway|rail) track",
  "(?:standing|sitting|am|is) on (?:\\S+ )?high(?: edge)?$",
  "(?:standing|sitting|on)(?: \\S+){0,3} high (?:and|say|want|gonna)(?: \\S+){0,3} jump",
  "sleep(?: \\S+){0,3} (?:not wake|forever)|not wake up$|disappear (?:for )?(?:ever|forever)",
  "(?:my|this is|final|last)(?: \\S+){0,2} last (?:message|msg|night|letter|words|mail|goodbye)|my last (?:message|letter|note|msg)",
  "goodbye (?:everyone|world|kin|everybody|forever|many|everything|cruel)|say goodbye$|leave this world|leaving this world|goodbye forever",
  "(?:sorry|forgive)(?: me)?(?: \\S+){0,2} kin(?: \\S+){0,4} (?:leaving|leave|going|gone|cannot)|before i go sorry|this before i (?:go|die|leave)",
  "(?:none|everyone|no one|they|everybody)(?: \\S+){0,4} (?:miss me|if i die|happy (?:if|when) i|me die|me dead)",
  "death (?:is|be|seems)(?: my)? (?:only|best|way|better|answer|solution)|(?:is|left|way|by|option) death$|death (?:can|will|gonna) save|option (?:left |is )*death|death is way",
  "(?:bought|found|has|got|have|with|tying)(?: \\S+){0,1} rope(?!(?: \\S+){0,2} (?:for|tug|banner|walk))",
  "(?:blade|rope) in (?:my|his|her) (?:hand|room|bag)",
  `cut (?:my |his |her |on |their )*(?:wrist(?! band| bands)|hand|hands|arms?)`,
  "do something (?:bad )?(?:stupid |wrong )?(?:about |with |on )?self|\\bkms\\b|unalive",
  `(?:i|he|she|kin|my)(?: \\S+){0,4} (?:gonna|commit|comit|committed|commiting|comitting|think|say|talked|threatens|want|twice)(?: \\S+){0,3} (?:suicide|self harm)`,

  // Overdose, poison, collapse.
  "(?:gave|fed|give|giving|mixed)(?: \\S+){0,2} poison|(?:had|have)(?: \\S+)? (?:number|many)(?: \\S+){0,1} (?:sleep )?pill|(?:kin|baby|he|she) take (?:\\S+ )?(?:battery|coin|needle|magnet|blade)",
  `${PERSON} take (?:\\S+ )?many$|(?:trouble|difficulty|problem|cannot|struggling) (?:in |with )?breathe$|(?:i|me|kin|self) lock$|(?:he|she|kin|baby) (?:is |are )?not (?:moving|move|conscious|alive|talking|opening)`,
  `take${gap(3)} poison(?! reflux)`,
  "take (?:\\S+ )?(?:rat|toilet|floor|drain|cockroach|mosquito) (?:kill|killer|cleaner|cake|paste|liquid|poison|powder)",
  `take${gap(2)} (?:many|number)${gap(4)} (?:pill|sleep pill|medicine)`,
  `take (?:my |his |her )?(?:medicine|pill) (?:many|number)`,
  `take (?:many|her many|his many|my many)(?: many)?(?: of)?(?: pill| medicine| sleep)?$`,
  `take (?:some )?${gap(2)}(?:sleep )?pill${gap(4)} (?:not|cannot) (?:wake|breathe|respond|open)`,
  `(?:kin|baby|he|she) take (?:\\S+ ){0,2}sleep pill|kin take pill`,
  `${PERSON}${gap(4)} (?:take|drug|used|had|smoked|inhaled)${gap(3)} (?:not|cannot) (?:\\S+ )?(?:wake|breathe|respond|move|talk)`,
  `${PERSON}${gap(3)} overdose`,
  `${PERSON}${gap(4)} (?:not|cannot|stop|stopped|struggling|difficult|hardly|barely)(?: \\S+)? breathe(?! new)`,
  `(?:cannot|not) breathe(?! new| exercise)`,
  `${PERSON}${gap(4)} (?:not|cannot)(?: \\S+)? (?:wake|respond|conscious|moving|talking after)`,
  `(?:kin|he|she|my)(?: \\S+){0,4} (?:unconscious|collapsed|passed out|blacked out)`,
  "(?:lips?|face|nails|fingers|body)(?: \\S+){0,3} (?:blue|cold)$|(?:lips?|face) (?:is|are|turning|turned|going)(?: \\S+)? blue",
  "(?:foam|foaming|froth|frothing|bubbles)(?: \\S+){0,3} mouth|mouth(?: \\S+){0,2} (?:foam|foaming|froth)",
  `${PERSON}${gap(2)} (?:having|has|have|got|had|getting|gets|in)(?: \\S+)? seizure(?!(?: \\S+){0,2} (?:may|can))`,
  "(?:no|weak|low|not)(?: \\S+)? pulse|pulse(?: \\S+){0,2} (?:weak|low|not|stopped|gone)|eyes(?: \\S+){0,2} rolled",
  "vomit(?:ing|s|ed)? (?:and )?(?:blood|\\S+ (?:body|not|cold))|(?:coughing|spitting) blood|bleeding (?:many|heavily|profusely|from|heavy|not|much)|(?:losing|lost)(?: \\S+){0,2} blood",
  "(?:chest|heart)(?: \\S+){0,3} (?:after|from|used|take)(?: \\S+){0,2} (?:drug|cocaine|heroin|pill|stamp|lsd)|(?:shaking|shivering)(?: \\S+){0,2} (?:not|cannot)",
  "heart attack(?: \\S+){0,2} (?:cocaine|drug|heroin)|(?:critical|serious) condition|(?:on|in)? ?icu",

  // Violence, and fear of it.
  "(?:set|setting|put|light)(?: \\S+){0,3} (?:on )?fire|(?:broke|break|broken|breaks|twist|twisted|pulled|pulls|grabbed) (?:my |his |her |our )?kin(?: \\S+)? (?:hand|arm|leg|nose|hair|bone|bones|head|teeth|ribs)",
  `beat (?:up )?${VICTIM}(?! (?:record|team))`,
  `beat (?:up )?${BODY}|(?:broke|pulled|break|held|holding|pulls|grabbed|twisted|fractured) (?:\\S+ )?${BODY}|(?:at|on|to) (?:my|her) throat`,
  `${OTHER_PERSON} (?:\\S+ ){0,3}kill (?:\\S+ )?${VICTIM}`,
  `(?<!(?:drug|it|this|traffic|that|road) )(?:gonna|want|going|trying|threat|beat) (?:\\S+ )?kill (?:my )?${VICTIM}`,
  `kill (?:me|him|her) (?:one day|tonight|today|soon|if)|(?:murder|kill|death) threat|threat(?:s)? (?:\\S+ )?(?:kill|from my)`,
  `beat (?:\\S+ )?(?:with|by) (?:\\S+ )?(?:knife|belt|stick|rod|acid)|beat kill|beat (?:throw|burn|leak|post|share|send)`,
  `${PERSON}(?: \\S+){0,3} (?:am|is|are|was|were|be|been|being|get|gets|got|getting) (?:being )?beat(?! (?:in|by \\S+ goals|\\S+ final))`,
  `(?:being|getting|gets) beat (?:at|by|every|daily|up)|beat (?:up )?(?:every|daily) (?:night|day|evening)|beat daily|daily beat`,
  `${OTHER_PERSON}(?: \\S+){0,2} touch (?:me|her|him|my (?:body|private|chest|kin)|kin)|bad touch`,
  "(?:comes?|came|sneaks?) (?:in |into )?(?:my |her )(?:bed|room) (?:at )?night|forc(?:e|es|ed|ing) (?:me|her|him|kin)(?: \\S+){0,2} (?:sex|marry|bed|undress)",
  "sexually (?:beat|abus)|(?:acid|petrol|poison) (?:on|at) (?:me|him|her|self|us|my|kin)|throw(?:s|ing)? (?:poison|acid) (?:on|at)|pour(?:ed|s|ing)? (?:\\S+ )?(?:petrol|poison|diesel)",
  `${PERSON}(?: \\S+){0,4} (?:is|becomes?|became|gets?|got|turns?|turned|very|being) (?:\\S+ )?violent|(?:breaking|breaks|broke|smashing|smashes) (?:everything|many|things|doors?|tv|furniture|household|vessels)|throws? (?:things|plates|vessels|objects)(?: at)?`,
  `${OTHER_PERSON}(?: \\S+){0,2} (?:has|have|took|take|hold|holding|held|pulled|waving|carries|carrying|came|comes|with|coming|got)(?: \\S+){0,3} knife`,
  "(?:chasing|chased|running after|came|comes|come|coming|attack|run after|chase)(?: \\S+){0,3} knife|knife (?:to|at|on) (?:my|me|her|his|kin)",
  `lock (?:up )?${VICTIM}|(?:i|we|she|he) (?:am|are|is) lock (?:in|inside|up)|(?:chasing|chased|following|follows|stalking|stalks) (?:me|her|my kin)`,
  `scared (?:\\S+ ){0,2}(?:of )?(?:him|kin (?:he|beat)|my kin (?:he|beat)|home)|scared (?:\\S+ ){0,4}(?:beat|kill|die|take her|take his)`,
  "not (?:feel |feeling )?safe|unsafe (?:at|in|here|with)|in danger|(?:hiding|hid) (?:in|from|under|inside)",
  "save (?:me|my kin|kin|him|her)(?: (?:from|he|she|they|kin|i|is|someone|my)|$)|rescue (?:me|her|him|my)",
  "(?:burn|burning|set fire|light)(?: \\S+){0,2} (?:house|home|me|alive|self)|gone mad|ran away (?:from )?(?:home|house|my)|threw (?:me|her|kin) out|thrown (?:me )?out",
  `(?:kin|he|she)(?: \\S+){0,2} missing (?:since|from)|leak(?:ed|s|ing)? my (?:photos?|nudes?|videos?|pics?)|nude (?:photos?|videos?|pics?)`,
  `violent (?:at|in) (?:my|our|home|house)|i (?:face|suffer|am facing)(?: \\S+){0,2} violent|physical beat by|domestic violent (?:at|in|from|by|every)`,
].join("|");

/** What tells of danger unless the sentence is about a class, a law, a play or animals. */
const TOPICS = [
  "suicide|self (?:harm|beat)|over ?dose|unconscious|domestic violent|sexual \\S+",
  "(?:not|stop|stopped|cannot) breathe",
].join("|");

const toPattern = (sources: string): RegExp => new RegExp(`(?:^| )(?:${sources})(?= |$)`);
const [DANGER_PATTERN, TOPIC_PATTERN] = [toPattern(DANGER), toPattern(TOPICS)];

const IS_RAPE = /\b(?:rape[ds]?|raping|molest\w*)\b/;
const IS_SPORT =
  / (?:final|goals?|match|team|record|tournament|game|score|league|drums?|cricket|football|karate|boxing|punches) /;
const IS_OVER = /used beat .*(?: (?:thank|thanks|recovered|stopped|better|well|fine))/;

/** True if an English sentence tells of suicide, self-harm, poison, a medical emergency or violence. */
export function tellsOfDangerInEnglish(sentence: string): boolean {
  const typed =
    sentence
      .replace(/\bod'd\b/g, "overdosed")
      .replace(/\b(he|she|it)'?s\b/g, "$1 is")
      .replace(/'/g, "")
      .match(/[a-z]+|\d+/g) ?? [];
  const isTopic = typed.some((word) => TOPIC_WORDS.has(word));
  const words = expand(typed);
  const text = words.join(" ");
  const padded = ` ${text} `;
  if (/ dog /.test(padded) && / beat /.test(padded)) return false;
  if ((IS_SPORT.test(padded) && / beat /.test(padded) && !/ beat (?:me|her|kin) /.test(padded)) || IS_OVER.test(padded))
    return false;
  if (DANGER_PATTERN.test(text)) return !(isTopic && isGeneral(padded));
  return !isTopic && (TOPIC_PATTERN.test(text) || IS_RAPE.test(sentence));
}

/** No one in particular is spoken of. */
const isGeneral = (padded: string): boolean =>
  !/ (?:i|me|my|he|she|him|her|kin|self) /.test(padded.replace(" someone who ", " "));

const SMALL = 5;

function expand(typed: readonly string[]): string[] {
  const words: string[] = [];
  for (const [place, word] of typed.entries()) {
    const next = typed[place + 1];
    if (word === "im") words.push("i", "am");
    else if (word === "dying" && next === "to") words.push("eager");
    else if (/^\d/.test(word)) words.push(Number(word) >= SMALL ? "number" : "few");
    else if (!FILLERS.has(word)) words.push(toCanonicalWord(word));
  }
  return words;
}
