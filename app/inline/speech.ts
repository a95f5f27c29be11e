import type { Language } from "../../shared/i18n/languages.ts";

/** A voice on the device itself: text is not sent anywhere. */
const findVoice = (language: Language): SpeechSynthesisVoice | undefined =>
  window.speechSynthesis?.getVoices().find(({ lang, localService }) => localService && lang.startsWith(language));

export const hasVoice = (language: Language): boolean => findVoice(language) !== undefined;

/** Browsers load their voices later. Returns an unsubscribe function. */
export function watchVoices(listener: () => void): () => void {
  const { speechSynthesis } = window;
  speechSynthesis?.addEventListener?.("voiceschanged", listener);
  return () => speechSynthesis?.removeEventListener?.("voiceschanged", listener);
}

/**
 * Reads the main content aloud, in one language.
 * @param onEnd after the last block or `stopSpeaking`
 */
export function speakPage(language: Language, onEnd: () => void): void {
  stopSpeaking();
  const voice = findVoice(language);
  // One utterance for each block: browsers break off long ones.
  const utterances = getBlocks(language).map((text) => new SpeechSynthesisUtterance(spellNumbers(text)));
  utterances.at(-1)?.addEventListener("end", onEnd);
  for (const utterance of utterances) {
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang ?? language;
    utterance.addEventListener("error", onEnd);
    speechSynthesis.speak(utterance);
  }
}

const BLOCKS = "h1,h2,h3,p,li,dt,dd,a,summary";
const SILENT = "button,select,script,style,[aria-hidden=true]";

/** Visible texts of the main content in this language. */
function getBlocks(language: Language): string[] {
  const texts = new Map<Element, string>();
  const nodes = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { data, parentElement } = nodes.currentNode as Text;
    if (!parentElement || parentElement.closest(SILENT) || parentElement.getClientRects().length === 0) continue;
    if (!parentElement.closest<HTMLElement>("[lang]")?.lang.startsWith(language)) continue;
    const block = parentElement.closest(BLOCKS) ?? parentElement;
    texts.set(block, `${texts.get(block) ?? ""} ${data}`);
  }
  return [...texts.values()].map((text) => text.trim()).filter(Boolean);
}

/** Phone numbers digit by digit. */
const spellNumbers = (text: string): string => text.replace(/\d{4,}/g, (digits) => [...digits].join(" "));

export const stopSpeaking = (): void => window.speechSynthesis?.cancel();
