import type { Messages } from "../../../../shared/i18n/catalogues.ts";
import certificateKasavu from "./art/certificate-kasavu.svg?no-inline";
import certificateSunrise from "./art/certificate-sunrise.svg?no-inline";
import certificateTrack from "./art/certificate-track.svg?no-inline";
import { CLOTH, GHAT, INK, LATERITE, logo, type Printable, pickLanguage, type SiteCode } from "./printable.ts";

const QUIET = "#4A574F";

interface CertificateContent {
  name: string;
  event: string;
  /** May be blank. */
  day: string;
  hashtags: readonly string[];
  slogan: string;
  logo: readonly string[];
  messages: Messages["sheets"]["certificate"];
  site: SiteCode;
}

export const CERTIFICATE_DESIGNS = ["track", "sunrise", "kasavu"] as const;
export type CertificateDesign = (typeof CERTIFICATE_DESIGNS)[number];

const CERTIFICATES: Record<CertificateDesign, { art: string; aim: string; name: string; quiet: string }> = {
  track: { art: certificateTrack, aim: LATERITE, name: INK, quiet: QUIET },
  sunrise: { art: certificateSunrise, aim: GHAT, name: INK, quiet: INK },
  kasavu: { art: certificateKasavu, aim: LATERITE, name: GHAT, quiet: QUIET },
};

/** A4 certificate, in millimetres. */
export function certificate(
  design: CertificateDesign,
  { name, event, day, hashtags, slogan, messages, site, ...words }: CertificateContent,
): Printable {
  const { art, aim, name: bold, quiet: soft } = CERTIFICATES[design];
  const quiet = { x: 20, width: 226, face: "text" } as const;
  const tag = (text = "", y = 0) =>
    pickLanguage(text, { latin: [y, 6.6], malayalam: [y, 6], x: 20, width: 90, face: "display", colour: CLOTH });
  return {
    width: 297,
    height: 210,
    scale: 6,
    art,
    code: { modules: site.modules, x: 217, y: 16, size: 26 },
    lines: [
      ...logo(words.logo, { x: 39, first: 25, last: 32, size: 6.8, colour: INK }),
      pickLanguage(messages.forTakingPart, {
        ...quiet,
        latin: [51, 10.5],
        malayalam: [51, 9.5],
        face: "display",
        colour: aim,
      }),
      pickLanguage(name, { latin: [79, 31], malayalam: [78, 24], x: 20, width: 226, face: "display", colour: bold }),
      { ...quiet, text: event, y: 101, size: 7.2, colour: INK },
      { ...quiet, text: day, y: 111, size: 6, colour: soft },
      { ...quiet, text: slogan, y: 126, size: 6, colour: INK },
      { ...quiet, text: messages.noProof, y: 135.5, size: 3.7, colour: soft },
      tag(hashtags[0], 181.3),
      tag(hashtags[1], 190.3),
      { text: site.host, x: 20, y: 199.4, size: 4.6, width: 110, face: "text", colour: CLOTH },
    ],
  };
}
