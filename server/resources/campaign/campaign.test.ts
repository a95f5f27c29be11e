import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { campaignFacts } from "./campaign.ts";
import { readCampaignFile } from "./campaign-file.ts";

const folder = mkdtempSync(join(tmpdir(), "campaign-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: unknown): string {
  const path = join(folder, "campaign.json");
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

/** The line with which a file is refused, without the file's name. */
function refusal(content: unknown): string {
  const path = fileWith(content);
  try {
    readCampaignFile(path);
  } catch (error) {
    return (error as Error).message.replace(`CAMPAIGN_FILE ${path}: `, "");
  }
  return "accepted";
}

describe("reading the campaign's file", () => {
  test("no file overrides nothing", () => {
    expect(readCampaignFile(undefined)).toEqual({});
  });

  test("a whole file is taken as it stands", () => {
    const whole = {
      phone: "+91 471 212 0000",
      email: "office@council.test",
      address: "Statue, Thiruvananthapuram",
      hashtags: ["#ഓടാം", "#NoToDrugs"],
      social: { facebook: "https://social.test/page", x: "http://x.test" },
      registration: { general: "https://register.test/?for=general" },
      policeWhatsapp: "919995966666",
      campaignWhatsapp: "919000000000",
      tollFree: "14405",
      nationalHelpline: "14446",
      helplinesCheckedOn: "2026-11-02",
      designer: { name: "A studio", url: "https://studio.test" },
    };
    expect(readCampaignFile(fileWith(whole))).toEqual(whole);
  });

  test.each([
    [{ email: "office" }, "email must be an e-mail address."],
    [{ phone: 471 }, "phone must be a telephone number."],
    [{ address: " " }, "address must be text of at most 200 characters on one line."],
    [{ hashtags: ["#One"] }, "hashtags must be a list of two hashtags."],
    [{ hashtags: ["#One", "two"] }, "hashtags.1 must be a hashtag such as #YesToSports."],
    [{ social: { x: "javascript:alert(1)" } }, "social.x must be an http or https address."],
    [{ social: { x: "//x.test" } }, "social.x must be an http or https address."],
    [
      { social: { orkut: "https://o.test" } },
      /^"social\.orkut" is not a fact of the campaign; social must be an object/,
    ],
    [{ registration: { marathon: "ftp://r.test" } }, "registration.marathon must be an http or https address."],
    [{ policeWhatsapp: "+919995966666" }, /^policeWhatsapp must be 11 to 15 digits with the country code/],
    [{ campaignWhatsapp: "9995966666" }, /^campaignWhatsapp must be 11 to 15 digits with the country code/],
    [{ tollFree: "144 05" }, "tollFree must be 3 to 11 digits."],
    [{ helplinesCheckedOn: "2026-02-30" }, "helplinesCheckedOn must be a date as YYYY-MM-DD."],
    [{ designer: { url: "https://studio.test" } }, /^designer\.name must be text/],
    [{ fone: "1" }, /^"fone" is not a fact of the campaign; the file must be an object that may hold phone, email/],
    [[], /^the file must be an object that may hold phone/],
    ["{", "the file must hold JSON."],
  ])("%j is refused in one line that names the field", (content, line) => {
    expect(refusal(content)).toMatch(line);
    expect(refusal(content)).not.toContain("\n");
  });

  test("a file that is not there is refused by name", () => {
    expect(() => readCampaignFile(join(folder, "none.json"))).toThrow(
      /none\.json: the file cannot be read \(ENOENT\)\.$/,
    );
  });
});

describe("the campaign's facts", () => {
  test("without overrides and sample hold the public helplines and nothing unverified", () => {
    expect(campaignFacts({}, false)).toEqual({
      hashtags: ["#YesToSports", "#NoToDrugs"],
      policeWhatsapp: "919995966666",
      tollFree: "14405",
      nationalHelpline: "14446",
      social: {},
      registration: {},
    });
  });

  test("the sample's facts fill only what is unset", () => {
    const facts = campaignFacts({ email: "office@council.test", social: { x: "https://x.test/c" } }, true);
    expect(facts.email).toBe("office@council.test");
    expect(facts.phone).toBe("0471 000 0000");
    expect(facts.social.x).toBe("https://x.test/c");
    expect(facts.social.facebook).toBe("https://example.org/facebook");
  });

  test("the campaign has a chat of its own only once it is set", () => {
    for (const sample of [true, false]) {
      expect(campaignFacts({ policeWhatsapp: "919000000001" }, sample)).not.toHaveProperty("campaignWhatsapp");
      expect(campaignFacts({ campaignWhatsapp: "919000000002" }, sample).campaignWhatsapp).toBe("919000000002");
    }
  });
});
