export interface PageDraft {
  slug: string;
  title: string;
  body: string;
  title_ml: string;
  body_ml: string;
}

/** Policy templates (GIGW 3.0). True for this product; what the council must decide is in square brackets. */
export const POLICY_DRAFTS: readonly PageDraft[] = [
  {
    slug: "copyright",
    title: "Copyright",
    body: `You may copy and share the content of this site free of charge, provided that you do not change it, do not use it to mislead, and name the source.

This does not apply to material owned by others, such as logos, photographs and the stories that visitors published under their names. Ask the owner for permission. [Approved by, on]`,
    title_ml: "പകർപ്പവകാശം",
    body_ml: `ഈ സൈറ്റിലുള്ളതു മാറ്റം വരുത്താതെ, ആരെയും തെറ്റിദ്ധരിപ്പിക്കാതെ, എവിടെനിന്നെന്നു പറഞ്ഞ് സൗജന്യമായി പകർത്താം, പങ്കുവയ്ക്കാം.

മറ്റുള്ളവരുടേതിന് ഇതു ബാധകമല്ല: ലോഗോകൾ, ഫോട്ടോകൾ, സന്ദർശകർ സ്വന്തം പേരിൽ പറഞ്ഞ അനുഭവങ്ങൾ. അവയ്ക്ക് അവരോടു തന്നെ അനുവാദം ചോദിക്കുക. [അംഗീകരിച്ചത്, തീയതി]`,
  },
  {
    slug: "links",
    title: "Links to and from this site",
    body: `This site links to other sites: registration, social networks, departments. We are not responsible for their content, and their own terms apply.

You may link to any page of this site without asking. Please do not embed its pages in frames: browsers block that. [Approved by, on]`,
    title_ml: "ലിങ്കുകൾ",
    body_ml: `ഇവിടെനിന്നു മറ്റുള്ളവരുടെ സൈറ്റുകളിലേക്കു ലിങ്കുകളുണ്ട്: രജിസ്ട്രേഷൻ, സമൂഹമാധ്യമങ്ങൾ, വകുപ്പുകൾ. അവിടെ പറയുന്നതിനു ഞങ്ങൾ ഉത്തരവാദികളല്ല; അവർക്കു സ്വന്തം ചട്ടങ്ങളുണ്ട്.

ഈ സൈറ്റിലെ ഏതു പേജിലേക്കും ചോദിക്കാതെ ലിങ്ക് നൽകാം. മറ്റൊരു സൈറ്റിന്റെ ഫ്രെയിമിനുള്ളിൽ ഈ പേജുകൾ കാണിക്കരുത്: ബ്രൗസറുകൾ അത് അനുവദിക്കില്ല. [അംഗീകരിച്ചത്, തീയതി]`,
  },
  {
    slug: "terms",
    title: "Terms of use",
    body: `This site is run by the State Sports Council. It provides information about a campaign and is not medical or legal advice. Where this site and a Government order differ, the order applies.

Dates and places of events can change; each event's page shows the latest information. How we use what you send us is explained under [Privacy](/privacy). The law of India applies, with the courts of [place] having jurisdiction. [Approved by, on]`,
    title_ml: "ഉപയോഗ വ്യവസ്ഥകൾ",
    body_ml: `സംസ്ഥാന സ്പോർട്സ് കൗൺസിലാണ് ഈ സൈറ്റ് നടത്തുന്നത്. ഇത് ഒരു പ്രചാരണത്തെക്കുറിച്ചു പറയുന്നു; ഡോക്ടറുടെയോ അഭിഭാഷകന്റെയോ ഉപദേശമല്ല. ഇവിടെ പറയുന്നതും സർക്കാർ ഉത്തരവും തമ്മിൽ വ്യത്യാസമുണ്ടെങ്കിൽ ഉത്തരവാണു ശരി.

പരിപാടികളുടെ തീയതിയും സ്ഥലവും മാറാം; ഞങ്ങൾ ഒടുവിൽ അറിഞ്ഞതു പരിപാടിയുടെ പേജിലുണ്ടാകും. നിങ്ങൾ അയയ്ക്കുന്നത് എന്തു ചെയ്യുമെന്ന് [സ്വകാര്യത](/privacy) എന്ന പേജിലുണ്ട്. ഇന്ത്യയിലെ നിയമമാണു ബാധകം; കോടതികൾ [സ്ഥലം]. [അംഗീകരിച്ചത്, തീയതി]`,
  },
  {
    slug: "moderation",
    title: "How stories are moderated",
    body: `Every story is read by a person before it is published. Nothing is published automatically.

- We correct spelling and leave out names and numbers of others; the story then says 'Lightly edited'.
- We do not publish insults, advertising, names of people said to use drugs, or how to get drugs.
- The person who sent a story can ask at any time for it to be taken down.`,
    title_ml: "അനുഭവങ്ങൾ തിരഞ്ഞെടുക്കുന്നത്",
    body_ml: `സന്ദർശകർ അയയ്ക്കുന്ന ഓരോ അനുഭവവും മറ്റാരും കാണുന്നതിനു മുമ്പ് ഒരാൾ വായിക്കുന്നു. ഒന്നും തനിയേ കാണിക്കില്ല.

- അക്ഷരത്തെറ്റുകൾ തിരുത്തും, മറ്റുള്ളവരുടെ പേരും നമ്പറും ഒഴിവാക്കും; അപ്പോൾ ‘ചെറുതായി തിരുത്തിയത്’ എന്ന് ഒപ്പം കാണിക്കും.
- അപമാനിക്കുന്നതോ പരസ്യമോ, ലഹരി ഉപയോഗിക്കുന്നയാളായി ആരുടെയെങ്കിലും പേരു പറയുന്നതോ, ലഹരി കിട്ടുന്ന വഴി പറയുന്നതോ കാണിക്കില്ല.
- അയച്ചയാൾക്ക് എപ്പോൾ വേണമെങ്കിലും അതു നീക്കാൻ ആവശ്യപ്പെടാം.`,
  },
  {
    slug: "archive",
    title: "Archived content",
    body: `Events stay in [Event Updates](/events) after they are over and are marked as past. Notices end on their date. Outdated pages are unpublished; the campaign keeps the earlier versions.

When a page moves, its old address redirects to the new one. [How long records are kept, and by whom]`,
    title_ml: "പഴയ പേജുകൾ",
    body_ml: `പരിപാടികൾ കഴിഞ്ഞാലും [പരിപാടികൾ](/events) എന്ന പേജിലുണ്ടാകും. അറിയിപ്പുകൾ അതതു ദിവസം അവസാനിക്കും. ശരിയല്ലാതായ പേജ് സൈറ്റിൽനിന്നു നീക്കും; മുമ്പു പറഞ്ഞതു സംഘാടകരുടെ ഓഫീസിൽ സൂക്ഷിക്കും.

പേജിന്റെ വിലാസം മാറിയാൽ പഴയ വിലാസം പുതിയതിലേക്കു നയിക്കും. [എത്ര കാലം, ആരു സൂക്ഷിക്കും]`,
  },
  {
    slug: "about-this-site",
    title: "About this site",
    body: `This is the website of a state-wide campaign against drugs, run by the State Sports Council under the State Sports Mission.

:::contact
Web information manager: [name, post]
[telephone]
[email]
:::

It sets no cookies and does not track visitors. It works without JavaScript in current browsers, in English and Malayalam. Last reviewed on [date].`,
    title_ml: "ഈ സൈറ്റിനെക്കുറിച്ച്",
    body_ml: `സംസ്ഥാന സ്പോർട്സ് മിഷനു കീഴിൽ സംസ്ഥാന സ്പോർട്സ് കൗൺസിൽ നടത്തുന്ന ലഹരിവിരുദ്ധ പ്രചാരണത്തിന്റെ സൈറ്റാണിത്.

:::contact
വെബ് ഇൻഫർമേഷൻ മാനേജർ: [പേര്, തസ്തിക]
[ഫോൺ]
[ഇമെയിൽ]
:::

ഇതു കുക്കികൾ വയ്ക്കുന്നില്ല, ആരെയും പിന്തുടരുന്നില്ല. സ്ക്രിപ്റ്റ് ഇല്ലാതെയും ഇന്നത്തെ ബ്രൗസറുകളിലെല്ലാം പ്രവർത്തിക്കും; മലയാളത്തിലും ഇംഗ്ലീഷിലുമുണ്ട്. അവസാനം പരിശോധിച്ചത് [തീയതി].`,
  },
  {
    slug: "feedback",
    title: "Feedback",
    body: `Is something on this site wrong, missing or hard to understand? Write to us using the [enquiry form](/contact-us). A person reads every message.

We answer within [number] working days. If you are not satisfied with the answer, write to [post, address]. For your own data, see your rights under [Privacy](/privacy).`,
    title_ml: "അഭിപ്രായം പറയൂ",
    body_ml: `ഈ സൈറ്റിൽ എന്തെങ്കിലും തെറ്റാണോ, കുറവാണോ, മനസ്സിലാകാൻ പ്രയാസമാണോ? [ഞങ്ങൾക്ക് എഴുതൂ](/contact-us). എല്ലാ കത്തും ഒരാൾ വായിക്കും.

[എണ്ണം] പ്രവൃത്തിദിവസത്തിനകം മറുപടി തരും. മറുപടി തൃപ്തികരമല്ലെങ്കിൽ [തസ്തിക, വിലാസം] എന്നയാൾക്ക് എഴുതാം. സ്വന്തം വിവരങ്ങളെക്കുറിച്ചാണെങ്കിൽ [സ്വകാര്യത](/privacy) എന്ന പേജ് കാണുക.`,
  },
];
