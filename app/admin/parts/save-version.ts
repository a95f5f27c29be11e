import type { Versioned } from "../../../domain/history.rules.ts";
import { VERSION_WORDS } from "../../../domain/history.ts";
import type { Answer } from "../api.ts";
import { indianDateTime } from "../indian-time.ts";
import { inWords, MOMENTS, ofList } from "./changed-fields.ts";
import { chooseVersion } from "./choose-version.tsx";
import type { SeenVersion } from "./decide-version.ts";

/** What a save came to, or that somebody went back to what they typed, or took a file back. */
type Saved = Answer<{ message: string }> | "cancelled";

type Values = Record<string, unknown>;

/**
 * Saves a version of a thing. Where somebody else saved another one meanwhile, both are shown, and what is chosen of
 * them is saved as the next.
 * @param seen the version that the form began with: a field that still stands as it did there gives way to theirs
 * @param labels what people call each field: one without a name here would give way to theirs unasked
 * @param save sends these values as the version that follows the given one
 */
export async function saveVersion<Fields extends object>(
  fields: Fields,
  { seen, version }: SeenVersion,
  labels: Readonly<Record<keyof Fields, string>>,
  save: (fields: Fields, version: string) => Promise<Saved>,
): Promise<Saved | "back"> {
  const answer = await save(fields, version);
  if (answer === "cancelled" || answer.ok || answer.status !== 412 || !answer.current) return answer;
  const current = answer.current as Values & Versioned;
  const values = fields as Values;
  const differing = Object.keys(labels).filter((name) => name in values && read(values[name]) !== read(current[name]));
  if (differing.length === 0) return { ok: true, body: { message: VERSION_WORDS.theirsStand } };
  const theirs = await chooseVersion({
    differences: differing.map((name) => ({
      name,
      label: (labels as Record<string, string>)[name] ?? name,
      mine: shown(name, values[name]),
      theirs: shown(name, current[name]),
      untouched: name in seen && read(values[name]) === read(seen[name]),
    })),
    saved: current.changed
      ? `${current.changed.by.name}, ${indianDateTime(current.changed.at)}`
      : VERSION_WORDS.savedMeanwhile,
  });
  if (!theirs) return "back";
  if (theirs.size === differing.length) return { ok: true, body: { message: VERSION_WORDS.theirsStand } };
  const chosen = Object.fromEntries([...theirs].map((name) => [name, current[name]]));
  const next = { seen: current, version: String(current.version) };
  return saveVersion({ ...fields, ...chosen }, next, labels, save);
}

/** A value as people read it where they choose between two. */
const shown = (name: string, value: unknown): string =>
  name === "role" || (MOMENTS.has(name) && value) ? (inWords(name, value) ?? "") : read(value);

/** A value of a field as people read it; nothing is blank. */
export const read = (value: unknown): string =>
  Array.isArray(value) ? value.map(ofList).join(", ") : String(value ?? "");
