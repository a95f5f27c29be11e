/**
 * Preloaded into a built server: the Malayalam of the catalogues becomes a generated language of accented words in
 * brackets, 40 % longer than English.
 */
import type { Messages } from "../../shared/i18n/catalogues.ts";

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter, at) => [
    letter,
    [..."áƀćđéƒğĥíĵķĺḿńóþɋŕśťúṽŵẋýźÁƁĆĐÉƑĞĤÍĴĶĹḾŃÓÞɊŔŚŤÚṼŴẊÝŹ"][at] ?? letter,
  ]),
);

const accent = (text: string) =>
  text.replaceAll(/\{\w+\}|[a-z]/gi, (part) => (part.startsWith("{") ? part : (ACCENTED[part] ?? part)));

function translate(sentence: string): string {
  if (!/[a-z]/i.test(sentence.replaceAll(/\{\w+\}/g, "")) || sentence.startsWith("#")) return sentence;
  const padding = " óńé".repeat(Math.ceil((sentence.length * 0.4 - 2) / 4));
  return `[${accent(sentence)}${padding}]`;
}

const toPseudo = (message: string): string =>
  message.includes(", plural,")
    ? message.replaceAll(/(\w+) \{((?:[^{}]|\{\w+\})*)\}/g, (_, form, sentence) => `${form} {${translate(sentence)}}`)
    : translate(message);

/** Its own shape, so that the second line of bilingual titles stays blank. */
function replaceTexts<Tree extends object>(own: Tree, english: object): Tree {
  const texts = english as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(own).map(([name, inner]) => {
      const source = texts[name];
      if (typeof inner === "string")
        return [name, inner === "" || typeof source !== "string" ? inner : toPseudo(source)];
      return [
        name,
        Array.isArray(inner)
          ? Object.values(replaceTexts(inner, source as object))
          : replaceTexts(inner as object, source as object),
      ];
    }),
  ) as Tree;
}

const { entry } = (await import(new URL("../../build/server/index.js", import.meta.url).href)) as {
  entry: { module: { CATALOGUES: Record<"en" | "ml", Messages> } };
};
const { en, ml } = entry.module.CATALOGUES;
const { places, dates } = ml;
Object.assign(ml, replaceTexts(ml, en), {
  // Names and times.
  places: { ...places, there: {}, elsewhere: toPseudo(en.places.elsewhere) },
  dates: { ...dates, months: en.dates.months.map(accent), until: en.dates.until },
});
