import { BROCHURE_LIMITS, BROCHURE_SENTENCES } from "../../../domain/brochures.ts";
import { MEDIA_TYPES } from "../../../domain/media-types.ts";
import { say } from "../../../domain/refusals.ts";
import { FileField } from "../parts/file-field.tsx";
import { wrongWith } from "./pdf.ts";

interface PdfFieldProps {
  name: string;
  label: string;
  /** The address of the one that there is. */
  url: string | null | undefined;
  /** Why the file that was sent was refused. */
  error: string | undefined;
}

/** Picks the PDF. */
export const PdfField = ({ url, ...field }: PdfFieldProps) => (
  <FileField
    {...field}
    stands={url?.slice(url.indexOf("brochures/"))}
    accept={[MEDIA_TYPES.pdf]}
    hint={`A PDF of at most ${BROCHURE_LIMITS.bytes / 1024 ** 2} MB.`}
    wrongWith={(file) => {
      const broken = wrongWith(file);
      return broken && say(BROCHURE_SENTENCES, broken);
    }}
  />
);
