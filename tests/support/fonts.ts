import { mkdtemp, readdir, symlink, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { basename, join } from "node:path";

/** System fonts. */
const FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts", join(homedir(), ".local/share/fonts")];

/** Fallback fonts by system: Liberation Sans for Arial (Windows, Apple), Roboto (Android), DejaVu (Linux). */
export const FALLBACK_FONTS = {
  Arial: ["LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf", "Manjari-Regular.otf"],
  Roboto: ["Roboto-Regular.ttf", "Roboto-Bold.ttf", "Manjari-Regular.otf"],
  neither: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"],
} as const;

/**
 * Environment of a browser with only these fonts.
 * @throws if a font file is missing; `script/test journeys` installs them
 */
export async function allowOnlyTheseFonts(names: readonly string[]): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), "campaign-faces-"));
  const existing = (await Promise.all(FOLDERS.map(getFiles))).flat();
  for (const name of names) {
    const file = existing.find((path) => basename(path) === name);
    if (!file) throw new Error(`The face ${name} is not on this machine.`);
    await symlink(file, join(folder, name));
  }
  const settings = join(folder, "fonts.conf");
  await writeFile(
    settings,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  const environment = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(environment), FONTCONFIG_FILE: settings };
}

const getFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }).catch(() => [])).map((path) => join(folder, path));
