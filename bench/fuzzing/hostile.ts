import fc from "fast-check";

export const MARKUP = '"><script>fuzz</script>';

const KNOWN = [
  MARKUP,
  "</script><script>fuzz</script>",
  "%' escape '\\",
  '"; drop table admins; --',
  ..."../../../../etc/passwd ..\\..\\windows __proto__ constructor toString {{7*7}} ${7*7} NaN Infinity".split(" "),
  ..."-0 1e309 99999999999999999999999 2147483648 -1 0x10 1.5 null undefined true 2026-02-30 9876543210".split(" "),
  ..."9999-99-99T99:99:99Z a@b.co 123456 Kasaragod".split(" "),
  "<img src=x onerror=fuzz>",
  "'\"><svg onload=fuzz>",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  "\ufeff",
  "\u202e\u2066",
  "\r\nX-Injected: fuzz",
  "' or 1=1 --",
  "(select pg_sleep(1))",
  '" OR NEAR(*) AND "',
  "[object Object]",
  "a@b.co\nBcc: c@d.co",
  "Right-Horse-7",
  "\u0d15\u0d47\u0d30\u0d33\u0d02",
  "e" + "\u0301".repeat(500),
  "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}".repeat(30),
];

/** Normalising unsorted combining marks is quadratic. */
const marks = (count: number): string => `a${"\u0344".repeat(count / 2)}${"\u0334".repeat(count / 2)}`;

/** Super-linear cost if processed before the length check. */
const COSTLY: ((count: number) => string)[] = [
  marks,
  (count) => marks(30).repeat(count / 31),
  (count) => "\u200b".repeat(count),
  (count) => "\u{1f468}\u200d".repeat(count / 3),
  (count) => "\u202e".repeat(count),
  (count) => "\u0d15\u0d4d".repeat(count / 2),
  (count) => " ".repeat(count),
  (count) => "a.".repeat(count / 2),
  (count) => `${"a@".repeat(count / 2)}b.co`,
];

/** fast-check's Unicode table takes seconds to build. */
const anyCharacter = fc
  .oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 0xff }) }, fc.integer({ min: 0, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 2, arbitrary: fc.array(anyCharacter, { maxLength: 40 }).map((all) => all.join("")) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0xd700, max: 0xe0ff }), { maxLength: 8 })
      .map((c) => String.fromCharCode(...c)),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...COSTLY), fc.constantFrom(40, 1000, 4000, 15_000)).map(([of, n]) => of(n)),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom("x", "word ", "<", "%", "\ud800"), fc.nat(3000)).map(([t, n]) => t.repeat(n)),
  },
);

export const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 2, arbitrary: fc.constantFrom(0, -0, 1, -1, 0.5, 2 ** 31, 2 ** 53, 1e308, -1e308, true, false, null) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.array(fc.oneof(fc.integer(), text), { maxLength: 6 }) },
  { weight: 1, arbitrary: fc.nat(400).map((depth) => JSON.parse("[".repeat(depth + 1) + "]".repeat(depth + 1))) },
);
