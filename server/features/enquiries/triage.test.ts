import { expect, it } from "vitest";
import { TIMED } from "../../../tests/support/timed.ts";
import { triage } from "./triage.ts";

const look = (message: string, { name = "Anu", filledIn = null as number | null } = {}) =>
  triage({ name, message, filledIn });

it.each([
  ["suicide", "I think he wants to kill himself tonight"],
  ["suicide", "My son says he doesn’t want to live any more."],
  ["suicide", "She talks of SUICIDE every day"],
  ["suicide", "I want to die"],
  ["suicide", "he tried to end his life last week"],
  ["suicide", "അവൻ ആത്മഹത്യ ചെയ്യുമെന്നു പറയുന്നു"],
  ["suicide", "എനിക്ക് മരിക്കണം"],
  ["suicide", "മരിക്കാൻ തോന്നുന്നു"],
  ["suicide", "ഇനി ജീവിക്കാൻ വയ്യ"],
  ["suicide", "അയാൾ തൂങ്ങിമരിക്കുമെന്നു ഭീഷണിപ്പെടുത്തി"],
  ["suicide, in Latin script", "avan aathmahathya cheyyum ennu parayunnu"],
  ["an overdose", "I think it is an overdose, what do I do"],
  ["an overdose", "my brother is unconscious after taking something"],
  ["an overdose", "She took too many pills"],
  ["an overdose", "ഓവർഡോസ് ആണെന്നു തോന്നുന്നു"],
  ["an overdose", "അവൻ വിഷം കഴിച്ചു"],
  ["an overdose", "മകന് ബോധമില്ല, എന്തു ചെയ്യണം"],
  ["violence", "My husband beats me when he has taken it"],
  ["violence", "he is hitting the children"],
  ["violence", "I am being beaten every night"],
  ["violence", "He says he will kill us"],
  ["violence", "ഭർത്താവ് എന്നെ ദിവസവും അടിക്കുന്നു"],
  ["violence", "മകൻ അമ്മയെ തല്ലുന്നു"],
  ["violence", "അയാൾ ഞങ്ങളെ ഉപദ്രവിക്കുന്നു"],
  ["violence", "എന്നെ മർദ്ദിക്കുന്നു"],
])("rates words of %s as urgent: %s", async (_title, message) => {
  expect(await look(message)).toBe("urgent");
});

it.each([
  ["chillus with a joiner", "അവന്\u200d ആത്മഹത്യ ചെയ്യും; എനിക്ക് മരിക്കാന്\u200d തോന്നുന്നു"],
  ["a meaningless joiner", "ആത്മ\u200cഹത്യ"],
  ["capitals and line breaks", "I WANT\nTO DIE"],
])("recognises them in another spelling: %s", async (_title, message) => {
  expect(await look(message)).toBe("urgent");
});

it.each([
  "When does the marathon begin in our district?",
  "We beat the record last year, and will hit the road again.",
  "Our team stayed unbeaten in the final.",
  "I would kill for a ticket. How do I register?",
  "നമ്മുടെ നാട്ടിൽ പലരും കഞ്ചാവ് അടിക്കുന്നു, എന്തു ചെയ്യാം?",
  "ഓട്ടം എപ്പോൾ തുടങ്ങും? ഞങ്ങളുടെ സ്കൂളിൽ നിന്ന് പതിനഞ്ച് കുട്ടികൾ വരുന്നു.",
  "മാരത്തണിൽ പങ്കെടുക്കാൻ എന്താണു ചെയ്യേണ്ടത്?",
  "My son is addicted. Whom can I speak to?",
])("rates common questions as neither: %s", async (message) => {
  expect(await look(message)).toBe(null);
});

it.each([
  ["three URLs", "https://a.example http://b.example https://c.example/x?y=z"],
  ["the same one three times", "Look: www.a.example www.a.example www.a.example"],
  ["site names", "Best pills at pills.com, also casino.net and bet.xyz!"],
  ["forum links", "[url=http://a.example]a[/url] <a href='http://b.example'>b</a> http://c.example"],
])("rates three or more links as spam: %s", async (_title, message) => {
  expect(await look(message)).toBe("spam");
});

it("allows one or two links, and email addresses", async () => {
  expect(await look("Our club: https://club.example/page.html?a=www.b and https://other.example")).toBe(null);
  expect(await look("Write to a@mail.com, b@mail.com or c@mail.com. We come.As promised.So long.")).toBe(null);
  expect(await look("http://a.example", { name: "www.b.example c.com" })).toBe("spam");
});

it.each([
  ["a word", "casino ".repeat(8)],
  ["some words", "Buy now! ".repeat(4)],
  ["in Malayalam", "ഇപ്പോൾ വാങ്ങൂ ".repeat(6)],
])("rates repeated words as spam: %s", async (_title, message) => {
  expect(await look(message)).toBe("spam");
});

it("does not rate repeated pleas, or a few words said twice, as spam", async () => {
  expect(await look("please help me ".repeat(10))).toBe(null);
  expect(await look("രക്ഷിക്കണേ ".repeat(10))).toBe(null);
  expect(await look("hello hello hello")).toBe(null);
  expect(await look("x".repeat(60_000))).toBe(null);
});

it("rates a form completed within a second as spam, but not one without a duration", async () => {
  const message = "Good day to you";
  expect(await look(message, { filledIn: 999 })).toBe("spam");
  expect(await look(message, { filledIn: 1000 })).toBe(null);
  expect(await look(message)).toBe(null);
});

it("never rates distress as spam", async () => {
  const links = " http://a.example http://b.example http://c.example";
  expect(await look(`I want to die${links}`, { filledIn: 10 })).toBe("urgent");
  expect(await look("ആത്മഹത്യ ".repeat(20))).toBe("urgent");
});

it("takes no longer for texts crafted to be slow", TIMED, async () => {
  for (const part of ["a.", "എന്നെ ", "http://", "beats ", "മരിക്കാ", "-", "the child "]) {
    const started = performance.now();
    await look(part.repeat(Math.floor(60_000 / part.length)));
    expect([part, performance.now() - started < 2000]).toEqual([part, true]);
  }
});
