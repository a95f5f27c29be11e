export interface SampleEssentialLink {
  /** Digits only; a WhatsApp number with its country code. */
  number: string;
  label: "telephone" | "whatsapp";
  description: string;
}

/** The police channel is real and described as it is; no other number here reaches anybody. */
export const SAMPLE_ESSENTIAL_LINKS: readonly SampleEssentialLink[] = [
  {
    number: "919995966666",
    label: "whatsapp",
    description: "Kerala Police anti-drug channel: send a text, voice message, photo or video. It takes no calls.",
  },
  {
    number: "04710000001",
    label: "telephone",
    description: "A counsellor who listens first, for you or for someone close to you (sample).",
  },
  {
    number: "04710000002",
    label: "telephone",
    description: "Parents' line: how to begin the conversation at home (sample).",
  },
  {
    number: "04710000003",
    label: "telephone",
    description: "School and college desk: invite the roadshow to your ground (sample).",
  },
  {
    number: "910000000004",
    label: "whatsapp",
    description: "Runners' desk: race numbers, start times and lost shoes (sample).",
  },
  {
    number: "04840000005",
    label: "telephone",
    description: "Mega marathon office, Ernakulam (sample).",
  },
  {
    number: "04950000006",
    label: "telephone",
    description: "Treatment centre: ask for a first appointment (sample).",
  },
  {
    number: "910000000007",
    label: "whatsapp",
    description: "Volunteers: tell us your district and what you like to do (sample).",
  },
];
