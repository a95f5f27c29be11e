import { mkdtemp, readdir, symlink, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { basename, join } from "node:path";

/** Where machines keep their faces. */
const FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts", join(homedir(), ".local/share/fonts")];

/**
 * What the devices of visitors read with until the site's own letters have come: Liberation Sans has the measures of Arial
 * (Windows, Apple's), Roboto is Android's, and a plain Linux has neither, only DejaVu.
 */
export const STAND_INS = {
  Arial: ["LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf", "Manjari-Regular.otf"],
  Roboto: ["Roboto-Regular.ttf", "Roboto-Bold.ttf", "Manjari-Regular.otf"],
  neither: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"],
} as const;

/**
 * The environment of a browser that knows these faces and no other, whatever else the machine has.
 *
 * @throws where one of the files is not there: `script/test journeys` installs them.
 */
export async function onlyTheseFaces(names: readonly string[]): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), "campaign-faces-"));
  const there = (await Promise.all(FOLDERS.map(filesOf))).flat();
  for (const name of names) {
    const file = there.find((path) => basename(path) === name);
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

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }).catch(() => [])).map((path) => join(folder, path));
