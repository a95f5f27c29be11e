import { type PageDraft, POLICY_DRAFTS } from "../shared/pages/policy-templates.ts";
import { daysBefore } from "./times.ts";

/** An own page of the sample. */
export interface SamplePage extends PageDraft {
  /** From when on it is on the site, an ISO 8601 moment in UTC; null: a draft. */
  from: string | null;
}

const ON_THE_DAY: PageDraft = {
  slug: "on-the-day",
  title: "What to bring on the day",
  body: `Sample: this page shows what staff can write here. Nothing on it is real.

# Before you come

- water, and a cap against the sun
- shoes that you have run in before
- a friend to run with

:::notice
If you cannot run, you can walk, come in a wheelchair, or clap.
:::

Dates and places are under [Event Updates](/events).`,
  title_ml: "വരുമ്പോൾ കരുതേണ്ടത്",
  body_ml: `സാമ്പിൾ: ജീവനക്കാർക്ക് ഇവിടെ എന്തെഴുതാമെന്ന് ഈ പേജ് കാണിക്കുന്നു. ഇതിലുള്ളതൊന്നും യഥാർഥമല്ല.

# വരുന്നതിനു മുമ്പ്

- വെള്ളം, വെയിലിന് ഒരു തൊപ്പി
- മുമ്പ് ഇട്ട് ഓടിയിട്ടുള്ള ഷൂസ്
- കൂടെ ഓടാൻ ഇഷ്ടമുള്ള ഒരാൾ

:::notice
ഓടാൻ കഴിയാത്തവർക്കു നടക്കാം, വീൽചെയറിൽ വരാം, കൈയടിക്കാം.
:::

തീയതിയും സ്ഥലവും [പരിപാടികൾ](/events) എന്ന പേജിലുണ്ട്.`,
};

const AFTER_THE_RUNS: PageDraft = {
  slug: "after-the-runs",
  title: "After the runs",
  body: `Sample: this page is scheduled to appear on the day after the last run. Nothing on it is real.

# What comes next

1. Your club keeps training, every week.
2. Your school asks for a roadshow: [For schools](/schools).
3. Your story helps others: [Testimonials](/testimonials).`,
  title_ml: "ഓട്ടങ്ങൾക്കു ശേഷം",
  body_ml: `സാമ്പിൾ: ഈ പേജ് അതിന്റെ സമയം കാത്തിരിക്കുന്നു; അവസാനത്തെ ഓട്ടത്തിന്റെ പിറ്റേന്ന് തനിയേ വരും. ഇതിലുള്ളതൊന്നും യഥാർഥമല്ല.

# ഇനി എന്ത്

1. നിങ്ങളുടെ ക്ലബ് എല്ലാ ആഴ്ചയും പരിശീലനം തുടരുന്നു.
2. നിങ്ങളുടെ സ്കൂളിനു റോഡ് ഷോ ആവശ്യപ്പെടാം: [സ്കൂളുകൾക്ക്](/schools).
3. നിങ്ങളുടെ അനുഭവം മറ്റുള്ളവരെ സഹായിക്കും: [അനുഭവങ്ങൾ](/testimonials).`,
};

const KOZHIKODE_RAN: PageDraft = {
  slug: "release-kozhikode-ran",
  title: "Kozhikode ran before sunrise",
  body: `Sample: a press release as staff can publish it. Nothing in it is real.

KOZHIKODE. The district marathon of the campaign against drugs went along the beach road this morning. Schools, clubs and families ran, walked and came in wheelchairs.

The next district runs are under [Event Updates](/events). If you are worried about someone, call 14405, toll-free.`,
  title_ml: "സൂര്യനുദിക്കുംമുമ്പു കോഴിക്കോട് ഓടി",
  body_ml: `സാമ്പിൾ: ജീവനക്കാർക്കു പ്രസിദ്ധീകരിക്കാവുന്ന ഒരു വാർത്താക്കുറിപ്പ്. ഇതിലുള്ളതൊന്നും യഥാർഥമല്ല.

കോഴിക്കോട്. ലഹരിവിരുദ്ധ പ്രചാരണത്തിന്റെ ജില്ലാ മാരത്തൺ ഇന്നു രാവിലെ ബീച്ച് റോഡിൽ നടന്നു. സ്കൂളുകളും ക്ലബ്ബുകളും കുടുംബങ്ങളും ഓടി, നടന്നു, വീൽചെയറിൽ വന്നു.

അടുത്ത ജില്ലാ മാരത്തണുകൾ [പരിപാടികൾ](/events) എന്ന പേജിലുണ്ട്. ആരെയെങ്കിലും ഓർത്ത് വിഷമമുണ്ടെങ്കിൽ 14405 വിളിക്കാം, വിളി സൗജന്യമാണ്.`,
};

/** Own pages in every state: the policies as drafts, one that is on the site, one that waits for its moment, and a press release. */
export const samplePages = (now: Date): SamplePage[] => [
  ...POLICY_DRAFTS.map((draft) => ({ ...draft, from: null })),
  { ...ON_THE_DAY, from: daysBefore(now, 1, "09:00") },
  { ...AFTER_THE_RUNS, from: daysBefore(now, -76, "09:00") },
  { ...KOZHIKODE_RAN, from: daysBefore(now, 2, "11:00") },
];
