import { getLeastTurns, getTurns, LETTER_KINDS, randomTexts } from "./fuzzing/long-texts.ts";
import { openFuzzedSite } from "./fuzzing/site.ts";

/**
 * Sends the product long enquiries over one empty database, in a process of its own, and says how long the longest turn
 * of its event loop was: `node bench/long-texts-site.ts DATABASE_URL SEED`.
 */
const [databaseUrl = "", seed = ""] = process.argv.slice(2);
const site = await openFuzzedSite(databaseUrl, { RETENTION_DAYS: "30" });
try {
  const getText = randomTexts(Number(seed));
  await getTurns(site.long, "ascii", () => "What is compiled and loaded once");
  const turns: [name: string, milliseconds: number][] = [];
  for (const kind of LETTER_KINDS) turns.push(...(await getLeastTurns(site.long, kind, { textOf: getText, aim: 50 })));
  const [[name, longest] = ["", 0]] = turns.toSorted(([, one], [, other]) => other - one);
  process.stdout.write(`${turns.length} acts on texts of 60 KB, longest turn ${longest} ms (${name})\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await site.close();
}
