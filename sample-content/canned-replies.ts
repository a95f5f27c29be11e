export interface SampleCannedReply {
  title: string;
  text: string;
  text_ml: string;
}

/** Saved replies that are true as they are: nothing in them is invented. */
export const SAMPLE_CANNED_REPLIES: readonly SampleCannedReply[] = [
  {
    title: "First reply to someone who is worried",
    text: `Thank you for writing to us. It is not easy to write about this, and we are glad that you did.

You are not alone with this, and we will not judge you or the person you are worried about. Addiction is an illness. People recover, and starting early helps. The first step is one conversation.

You can call the helpline 14405 free of charge, without giving your name. If you would rather talk to us first, reply to this email and tell us when we may call you.`,
    text_ml: `ഞങ്ങൾക്ക് എഴുതിയതിനു നന്ദി. ഇങ്ങനെയൊരു വിഷമം വാക്കുകളിലാക്കുക എളുപ്പമല്ല; എഴുതിയതു നന്നായി.

ഇക്കാര്യത്തിൽ നിങ്ങൾ ഒറ്റയ്ക്കല്ല. നിങ്ങളെയോ നിങ്ങൾ വേവലാതിപ്പെടുന്നയാളെയോ ഇവിടെ ആരും കുറ്റപ്പെടുത്തില്ല. ലഹരി ആസക്തി ഒരു രോഗമാണ്. അതിൽനിന്ന് ആളുകൾ പുറത്തുവരുന്നുണ്ട്; എത്ര നേരത്തേ തുടങ്ങുന്നോ അത്രയും നല്ലത്. ഒരു സംസാരത്തിൽനിന്നാണ് അതു തുടങ്ങുന്നത്.

14405 എന്ന ഹെൽപ്‌ലൈനിൽ സൗജന്യമായി വിളിക്കാം. പേരു പറയേണ്ടതില്ല. ആദ്യം ഞങ്ങളോടു സംസാരിക്കാനാണ് ഇഷ്ടമെങ്കിൽ ഈ കത്തിനു മറുപടി എഴുതൂ; എപ്പോൾ വിളിക്കാമെന്നു പറയൂ.`,
  },
  {
    title: "Where to find help with addiction",
    text: `Thank you for asking. These are the numbers that help:

14405: the state's de-addiction helpline. The call is free.
14446: the national de-addiction helpline. The call is free.

They can tell you where the nearest centre is and what to expect at a first visit. You can call for yourself or for someone else. More numbers are on the Essential Links page of our site.

If we can help in any other way, reply to this email.`,
    text_ml: `ചോദിച്ചതിനു നന്ദി. സഹായം കിട്ടുന്ന നമ്പറുകൾ ഇവയാണ്:

14405: സംസ്ഥാനത്തിന്റെ ലഹരിമോചന ഹെൽപ്‌ലൈൻ. വിളി സൗജന്യമാണ്.
14446: ദേശീയ ലഹരിമോചന ഹെൽപ്‌ലൈൻ. വിളി സൗജന്യമാണ്.

അടുത്തുള്ള കേന്ദ്രം ഏതാണെന്നും ആദ്യം ചെല്ലുമ്പോൾ എന്തു നടക്കുമെന്നും അവർ പറഞ്ഞുതരും. നിങ്ങൾക്കുവേണ്ടിയോ മറ്റൊരാൾക്കുവേണ്ടിയോ വിളിക്കാം. കൂടുതൽ നമ്പറുകൾ ഞങ്ങളുടെ സൈറ്റിൽ ഹെൽപ്‌ലൈൻ നമ്പറുകൾ എന്ന പേജിലുണ്ട്.

ഇതിനു പുറമേ ഞങ്ങൾക്ക് എന്തെങ്കിലും ചെയ്യാനുണ്ടെങ്കിൽ ഈ കത്തിനു മറുപടി എഴുതൂ.`,
  },
  {
    title: "Someone is in danger now",
    text: `Thank you for telling us. It sounds as if someone may be in danger now. If so, please do not wait for our reply.

If someone cannot be woken, has trouble breathing or has taken too much, take them to the nearest hospital at once, or ask someone to, and tell the staff what was taken. If someone hurts or threatens you, go to a place where there are other people, and then to the nearest police station.

Please write or call us again as soon as you are safe. We would like to know how you are.`,
    text_ml: `ഞങ്ങളോടു പറഞ്ഞതിനു നന്ദി. ആരെങ്കിലും ഇപ്പോൾ അപകടത്തിലാണെന്നു തോന്നുന്നു; അങ്ങനെയെങ്കിൽ കത്തുകൾക്കായി കാത്തിരിക്കരുത്.

ഉണരാതിരിക്കുകയോ ശ്വാസം കിട്ടാതിരിക്കുകയോ അളവിൽ കൂടുതൽ കഴിക്കുകയോ ചെയ്താൽ: ഉടനെ അടുത്തുള്ള ആശുപത്രിയിൽ എത്തിക്കൂ, അല്ലെങ്കിൽ ആരെയെങ്കിലും കൊണ്ട് എത്തിക്കൂ; കഴിച്ചത് എന്താണെന്ന് അവിടെ തുറന്നു പറയൂ. ആരെങ്കിലും ഉപദ്രവിക്കുകയോ ഭീഷണിപ്പെടുത്തുകയോ ചെയ്താൽ: മറ്റാളുകൾ ഉള്ളിടത്തേക്കു മാറൂ, അടുത്തുള്ള പോലീസ് സ്റ്റേഷനിൽ ചെല്ലൂ.

സുരക്ഷിതമായാൽ ഉടൻ ഞങ്ങൾക്ക് എഴുതൂ, അല്ലെങ്കിൽ വിളിക്കൂ. നിങ്ങൾക്കു സുഖമാണോ എന്നറിയാൻ ഞങ്ങൾ ആഗ്രഹിക്കുന്നു.`,
  },
  {
    title: "Where to report drug sales",
    text: `Thank you for not looking away. We are a sports campaign and cannot look into this ourselves, but the police can.

The Kerala Police take such messages by WhatsApp at 99959 66666: as text, voice message, photo or video. That number takes no calls.

Please do not go there yourself and do not confront anybody. Telling the police what you saw is help enough.`,
    text_ml: `കണ്ടില്ലെന്നു നടിക്കാതിരുന്നതിനു നന്ദി. ഞങ്ങൾ ഒരു സ്പോർട്സ് പ്രചാരണമാണ്; ഇക്കാര്യം അന്വേഷിക്കാൻ ഞങ്ങൾക്കാവില്ല, പോലീസിനു കഴിയും.

കേരള പോലീസിന് 99959 66666 എന്ന നമ്പറിൽ WhatsApp വഴി സന്ദേശമോ ശബ്ദസന്ദേശമോ ഫോട്ടോയോ വീഡിയോയോ അയച്ച് അറിയിക്കാം. ഈ നമ്പറിൽ ഫോൺവിളി സ്വീകരിക്കില്ല.

ദയവായി അവിടേക്കു പോകുകയോ ആരോടെങ്കിലും ചോദ്യം ചെയ്യുകയോ അരുത്. നിങ്ങൾ കണ്ടതു പറയുന്നതുതന്നെ വലിയ സഹായമാണ്.`,
  },
  {
    title: "The roadshow at a school or club",
    text: `Thank you for the invitation! Nothing makes us happier than a ground full of children who run.

So that we can plan, please reply with the name of your school or club, the district, about how many will take part and in which classes, and two or three days that would suit you.

We may not be able to come on the day you ask for, as the roadshow visits all fourteen districts. We will write to you as soon as we know. Event Updates on our site shows the next stops.`,
    text_ml: `ക്ഷണത്തിനു നന്ദി! കുട്ടികൾ ഓടുന്ന ഒരു മൈതാനം കാണുന്നതിലും വലിയ സന്തോഷം ഞങ്ങൾക്കില്ല.

ഒരുക്കങ്ങൾ തുടങ്ങാൻ ഇത്രയും അറിയണം: സ്കൂളിന്റെയോ ക്ലബ്ബിന്റെയോ പേര്, ജില്ല, ഏകദേശം എത്ര പേർ, ഏതു ക്ലാസുകൾ, സൗകര്യമുള്ള രണ്ടോ മൂന്നോ ദിവസങ്ങൾ. ഈ കത്തിനു മറുപടിയായി എഴുതൂ.

പതിനാല് ജില്ലകളിലും പോകേണ്ടതുകൊണ്ടു ചോദിക്കുന്ന ദിവസംതന്നെ എത്താൻ എപ്പോഴും കഴിഞ്ഞെന്നു വരില്ല. തീരുമാനമായാലുടൻ ഞങ്ങൾ എഴുതാം. റോഡ് ഷോ അടുത്തത് എവിടെയെന്നു സൈറ്റിലെ ‘പരിപാടികൾ’ എന്ന പേജിൽ കാണാം.`,
  },
  {
    title: "Registering for a marathon",
    text: `Thank you for wanting to run with us. Anyone who is able to can take part, at their own pace; walking is welcome too.

The form is on the Registration page of our site. Dates and places may still change; see Event Updates for the latest in your district.

If the form does not work, reply to this email and tell us what you see.`,
    text_ml: `ഞങ്ങൾക്കൊപ്പം ഓടാൻ ആഗ്രഹിച്ചതിനു നന്ദി. കഴിയുന്ന ആർക്കും പങ്കെടുക്കാം, സ്വന്തം വേഗത്തിൽ; നടന്നാലും മതി.

സൈറ്റിലെ രജിസ്ട്രേഷൻ എന്ന പേജിൽനിന്നു ഫോമിലെത്താം. തീയതിയും സ്ഥലവും മാറിയേക്കാം; ഒടുവിലത്തെ വിവരം ‘പരിപാടികൾ’ എന്ന പേജിൽ, ജില്ല തിരിച്ചും കാണാം.

ഫോമിൽ എന്തെങ്കിലും ശരിയാകുന്നില്ലെങ്കിൽ ഈ കത്തിനു മറുപടി എഴുതൂ; എന്തു കാണുന്നു എന്നു പറയൂ.`,
  },
  {
    title: "Helping as a volunteer",
    text: `Thank you for offering your time. There is something to do at every stop: showing the way, handing out water, cheering the last runner as loudly as the first.

Please reply with your district, your age and what you like to do. When the roadshow comes near you, we will write to you.`,
    text_ml: `സമയം മാറ്റിവയ്ക്കാൻ മുന്നോട്ടുവന്നതിനു നന്ദി. ഓരോയിടത്തും ചെയ്യാൻ പലതുമുണ്ട്: വഴി കാണിക്കാം, വെള്ളം കൊടുക്കാം, ഒന്നാമതെത്തുന്നയാളെപ്പോലെ അവസാനമെത്തുന്നയാൾക്കും കൈയടിക്കാം.

ജില്ലയും വയസ്സും ചെയ്യാൻ ഇഷ്ടമുള്ളതും ഈ കത്തിനു മറുപടിയായി എഴുതൂ. റോഡ് ഷോ അടുത്തെത്തുമ്പോൾ ഞങ്ങൾ അറിയിക്കാം.`,
  },
  {
    title: "Thanks, and an answer soon",
    text: `Thank you for writing to us. We have read what you wrote and are finding out what you asked for.

You will hear from us again. If it becomes urgent meanwhile, the helpline 14405 can be called free of charge.`,
    text_ml: `ഞങ്ങൾക്ക് എഴുതിയതിനു നന്ദി. നിങ്ങൾ എഴുതിയതു വായിച്ചു; ചോദിച്ച കാര്യം തിരക്കുകയാണ്.

ഞങ്ങൾ വീണ്ടും എഴുതാം. അതിനിടെ അടിയന്തരമായി സഹായം വേണ്ടിവന്നാൽ 14405 എന്ന ഹെൽപ്‌ലൈനിൽ സൗജന്യമായി വിളിക്കാം.`,
  },
];
