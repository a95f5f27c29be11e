import { readFile } from "node:fs/promises";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { localizeUrl } from "../../../shared/i18n/languages.ts";
import {
  POSTER_FILES,
  POSTER_PREVIEW,
  POSTERS,
  type PosterFile,
  posterAddress,
  posterFileName,
  posterPreviewName,
} from "../../../shared/posters/posters.ts";
import { AppError } from "../../lib/app-error.ts";
import made from "./generated/generated.json" with { type: "json" };
import { drawQrCode } from "./place-qr-code.ts";

export interface OfferedPoster extends PosterFile {
  address: string;
  /** Including this site's QR code. */
  bytes: number;
  preview: { address: string; width: number; height: number };
}

/** The campaign's posters, drawn by `script/posters`; this adds the site's QR code. */
export interface Posters {
  /** Those whose printed numbers still match the campaign facts. */
  list(): Promise<OfferedPoster[]>;
  /** A poster file or its preview. @throws AppError "not-found" */
  read(fileName: string): Promise<Buffer>;
}

const DRAWN: Readonly<Record<string, { code: number; link: number }>> = made;
/** False for a language without posters. */
const isDrawn = (file: PosterFile) => posterFileName(file) in DRAWN;

const madeAt = (name: string) => new URL(`./generated/${name}`, import.meta.url);

interface Deps {
  campaign: { shown(): Promise<{ facts: Pick<Campaign, "tollFree" | "nationalHelpline" | "policeWhatsapp"> }> };
  site: { origin: string };
}

export function createPosters({ campaign, site }: Deps): Posters {
  const offered = async (): Promise<PosterFile[]> => {
    const { facts } = await campaign.shown();
    const isOffered = ({ name }: PosterFile) =>
      Object.entries(POSTERS[name].numbers).every(([which, number]) => facts[which as keyof typeof facts] === number);
    return POSTER_FILES.filter((file) => isDrawn(file) && isOffered(file));
  };

  const draw = async (file: PosterFile): Promise<Buffer> => {
    const name = posterFileName(file);
    const objects = DRAWN[name];
    if (!objects) throw new Error(`${name} was never drawn.`);
    const pdf = await readFile(madeAt(name));
    return drawQrCode(pdf, objects, site.origin + localizeUrl(file.language, POSTERS[file.name].leadsTo));
  };

  // Constant while the origin is.
  const lengths = new Map<string, Promise<number>>();
  const getLength = (file: PosterFile): Promise<number> => {
    const name = posterFileName(file);
    const known = lengths.get(name) ?? draw(file).then(({ length }) => length);
    lengths.set(name, known);
    known.catch(() => lengths.delete(name));
    return known;
  };

  return {
    async list() {
      const files = await offered();
      return Promise.all(
        files.map(async (file) => ({
          ...file,
          address: posterAddress(file),
          bytes: await getLength(file),
          preview: { address: `/posters/${posterPreviewName(file)}`, ...POSTER_PREVIEW },
        })),
      );
    },

    async read(fileName) {
      const files = await offered();
      if (files.some((file) => posterPreviewName(file) === fileName)) return readFile(madeAt(fileName));
      const file = files.find((file) => posterFileName(file) === fileName);
      if (!file) throw new AppError("not-found", "no-such-file");
      return draw(file);
    },
  };
}
