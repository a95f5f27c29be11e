import { useEffect, useState, useSyncExternalStore } from "react";
import type { Language } from "../../../shared/i18n/languages.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import { hasVoice, speakPage, stopSpeaking, watchVoices } from "../../inline/speech.ts";
import styles from "../components/section.module.css";

/** Reads the page aloud; its place stays empty without a voice of the device for its language. */
export function Listen({ textLang }: { textLang?: Language | undefined }) {
  const messages = useMessages("listening");
  const pageLanguage = useLanguage();
  const language = textLang ?? pageLanguage;
  const available = useSyncExternalStore(
    watchVoices,
    () => hasVoice(language),
    () => false,
  );
  const [speaking, setSpeaking] = useState(false);
  useEffect(() => stopSpeaking, []);
  const toggle = () => {
    if (speaking) stopSpeaking();
    else speakPage(language, () => setSpeaking(false));
    setSpeaking(!speaking);
  };
  return (
    <button type="button" className={`button outlined ${styles.listen}`} disabled={!available} onClick={toggle}>
      <span key={String(speaking)}>{speaking ? messages.stop : messages.start}</span>
    </button>
  );
}
