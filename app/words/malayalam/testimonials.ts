import type { InOtherWords } from "../../../domain/filled.ts";
import type { TESTIMONIALS as ENGLISH } from "../english/testimonials.ts";

export const TESTIMONIALS = {
  title: "അനുഭവങ്ങൾ",
  malayalam: "",
  whole: "അനുഭവങ്ങൾ",
  description: "ഓട്ടവും കളിയും ലഹരിക്കെതിരെ ഒരുമിച്ചു നിന്നതും തങ്ങളിൽ എന്തു മാറ്റമുണ്ടാക്കി എന്നു കേരളത്തിലെങ്ങുമുള്ളവർ പറയുന്നു.",
  lead: "കേരളത്തിലെ ജനങ്ങളുടെ അനുഭവങ്ങൾ. ഓരോന്നും വായിച്ചശേഷമാണ് ഇവിടെ കാണിക്കുന്നത്.",
  add: "അനുഭവം പങ്കുവയ്ക്കൂ",
  list: "അനുഭവങ്ങൾ",
  pages: "അനുഭവങ്ങളുടെ പേജുകൾ",
  lightlyEdited: "ചെറുതായി തിരുത്തിയത്",
  nobodyYet: "ആരും ഇതുവരെ എഴുതിയിട്ടില്ല.",
  beFirst: "സ്പോർട്സ് നിങ്ങളിൽ എന്തു മാറ്റമുണ്ടാക്കി എന്ന് ആദ്യം പറയുന്നതു നിങ്ങളാകൂ.",
  submitted: "നിങ്ങളുടെ അനുഭവം ലഭിച്ചു.",
  thanks: "നന്ദി. വായിച്ച് അംഗീകരിച്ചശേഷം ഇവിടെ കാണാം.",
} as const satisfies InOtherWords<typeof ENGLISH>;
