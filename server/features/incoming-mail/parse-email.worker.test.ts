import { expect, it } from "vitest";
import { buildEmail } from "../../../tests/support/build-email.ts";
import { processorTime } from "../../../tests/support/cpu-time.ts";
import { MAX_EMAIL_BYTES } from "./file-email.ts";
import { htmlToText } from "./html-to-text.ts";
import { parseEmail } from "./parse-email.ts";
import { createEmailParser } from "./parse-email.worker.ts";

const TOO_MUCH = "it took too much memory to read";
const TOO_LONG = "it took too long to read";
const large = () => buildEmail({ text: "\n".repeat(6 * 1024 * 1024) });
const parseText = async (parse: ReturnType<typeof createEmailParser>, raw: Buffer) =>
  parse(raw).then(
    ({ text }) => text,
    (error: Error) => error.message,
  );

it("security 96: refuses an email that takes too much memory or too long, and reads the next one", async () => {
  const parse = createEmailParser({ maxHeapMb: 32 });
  expect(await parseText(parse, large())).toBe(TOO_MUCH);
  expect(await parseText(parse, buildEmail({ text: "Hello" }))).toBe("Hello");
  const hasty = createEmailParser({ timeoutMs: 1 });
  expect(await parseText(hasty, large())).toBe(TOO_LONG);
});

it("hands over attachments whole, also several of the same content", async () => {
  const content = Buffer.alloc(3 * 1024 * 1024, "അ");
  const attachments = ["a.bin", "b.bin"].map((name) => ({ name, content }));
  const email = { attachments: [...attachments, { name: "c.txt", content: Buffer.from("x") }] };
  const parse = createEmailParser();
  for (let time = 0; time < 2; time += 1) {
    const { attachments: parsed } = await parse(buildEmail(email));
    expect(parsed.map(({ content }) => content.byteLength)).toEqual([content.length, content.length, 1]);
    expect(Buffer.compare(parsed[1]?.content ?? Buffer.alloc(0), content)).toBe(0);
  }
});

it("reads ten attachments of 10 MiB, which an email may have", async () => {
  const size = 10 * 1024 * 1024;
  const attachments = Array.from({ length: 10 }, (_, at) => ({ name: `${at}.jpg`, content: Buffer.alloc(size, at) }));
  const raw = buildEmail({ attachments });
  expect(raw.byteLength).toBeLessThan(MAX_EMAIL_BYTES);
  const parsed = await createEmailParser()(raw);
  expect(parsed.attachments.map(({ content }) => [content.byteLength, content.at(-1)])).toEqual(
    attachments.map((_, at) => [size, at]),
  );
});

it.each([".", "a", " "])(
  "security 96: reads an attachment whose name has 200,000 times %j in linear time",
  async (part) => {
    const name = `a${part.repeat(200_000)}/b`;
    const raw = buildEmail({ attachments: [{ name, content: Buffer.from("x") }] });
    expect(await processorTime(() => parseEmail(raw))).toBeLessThan(1000);
  },
);

it.each(["<p> ", "<a href=http://a.in>b</a>", "<br> ", "<li> ", "<td>", "<b>a "])(
  "security 96: reads 1 MB of %j in linear time",
  async (part) => {
    expect(await processorTime(() => htmlToText(part.repeat(1_000_000 / part.length)))).toBeLessThan(5000);
  },
);
