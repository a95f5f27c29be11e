import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readCampaignFile } from "./campaign-file.ts";
import { getLayers, toCampaign } from "./facts.ts";

const folder = mkdtempSync(join(tmpdir(), "campaign-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: unknown): string {
  const path = join(folder, "campaign.json");
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

function error(content: unknown): string {
  const path = fileWith(content);
  try {
    readCampaignFile(path);
  } catch (error) {
    return (error as Error).message.replace(`CAMPAIGN_FILE ${path}: `, "");
  }
  return "accepted";
}

describe("the campaign file", () => {
  test("is empty when there is none", () => {
    expect(readCampaignFile(undefined)).toEqual({});
  });

  test("is loaded completely", () => {
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
      helplines: [{ number: "1098", name: "Childline", name_ml: "ചൈൽഡ്‌ലൈൻ", how: "call" }],
      helplinesCheckedOn: "2026-11-02",
      designer: { name: "A studio", url: "https://studio.test" },
    };
    const { social, registration, designer, ...plain } = whole;
    expect(readCampaignFile(fileWith(whole))).toEqual({
      ...plain,
      "social.facebook": social.facebook,
      "social.x": social.x,
      "registration.general": registration.general,
      "designer.name": designer.name,
      "designer.url": designer.url,
    });
  });

  test.each([
    [{ email: "office" }, "email must be an email address."],
    [{ phone: 471 }, "phone must be a telephone number, such as 0471 212 0000."],
    [{ address: " " }, "address must be text on one line."],
    [{ address: "x".repeat(201) }, "address can have at most 200 characters."],
    [{ address: "One\nTwo" }, "address contains invalid characters."],
    [{ hashtags: ["#One"] }, "hashtags must be a list of two hashtags."],
    [
      { partners: [{ name: "A club", picture: "/files/a.webp" }] },
      "partners.0.picture must be left out: pictures are uploaded in the office.",
    ],
    [
      { partners: [{ name: "A club", link: "club.test" }] },
      "partners.0.link: A partner's link must be an http or https address.",
    ],
    [
      { partners: [{ name: "A club", link: "https://a@evil.test/" }] },
      "partners.0.link: A partner's link must be an http or https address.",
    ],
    [{ social: { x: "https://x.test:443@evil.test" } }, "social.x must be an http or https address."],
    [{ registration: { marathon: "https://@evil.test" } }, "registration.marathon must be an http or https address."],
    [{ hashtags: ["#One", "two"] }, "hashtags.1 must be a hashtag such as #YesToSports."],
    [{ social: { x: "javascript:alert(1)" } }, "social.x must be an http or https address."],
    [{ social: { x: "//x.test" } }, "social.x must be an http or https address."],
    [
      { social: { orkut: "https://o.test" } },
      /^"social\.orkut" is not a fact of the campaign; the file may hold phone/,
    ],
    [{ social: "https://o.test" }, "social must be an object."],
    [{ helplines: [{ number: "1098", how: "call" }] }, "helplines.0.name: A helpline must have a name."],
    [{ registration: { marathon: "ftp://r.test" } }, "registration.marathon must be an http or https address."],
    [{ policeWhatsapp: "+919995966666" }, /^policeWhatsapp must be 11 to 15 digits with the country code/],
    [{ campaignWhatsapp: "9995966666" }, /^campaignWhatsapp must be 11 to 15 digits with the country code/],
    [{ tollFree: "144 05" }, "tollFree must be 3 to 11 digits."],
    [{ helplinesCheckedOn: "2026-02-30" }, "helplinesCheckedOn must be a date as YYYY-MM-DD."],
    [{ designer: { url: "https://studio.test" } }, "designer.name must be there as well."],
    [{ fone: "1" }, /^"fone" is not a fact of the campaign; the file may hold phone, email/],
    [[], /^the file must be an object that may hold phone/],
    ["{", "the file must hold JSON."],
  ])("security 28: %j is refused in one line that names the field", (content, line) => {
    expect(error(content)).toMatch(line);
    expect(error(content)).not.toContain("\n");
  });

  test("a missing file is refused by name", () => {
    expect(() => readCampaignFile(join(folder, "none.json"))).toThrow(
      /none\.json: the file cannot be read \(ENOENT\)\.$/,
    );
  });
});

describe("campaign facts", () => {
  const facts = (file: object, sample: boolean) => toCampaign(getLayers({}, readCampaignFile(fileWith(file)), sample));

  test("are the public helplines and nothing unverified without file and sample", () => {
    expect(facts({}, false)).toEqual({
      hashtags: ["#YesToSports", "#NoToDrugs"],
      policeWhatsapp: "919995966666",
      tollFree: "14405",
      nationalHelpline: "14446",
      helplines: [],
      expectations: {},
      checkedOn: {},
      social: {},
      registration: {},
    });
  });

  test("of the sample fill only unset ones", () => {
    const shown = facts({ email: "office@council.test", social: { x: "https://x.test/c" } }, true);
    expect(shown.email).toBe("office@council.test");
    expect(shown.phone).toBe("0471 000 0000");
    expect(shown.social.x).toBe("https://x.test/c");
    expect(shown.social.facebook).toBe("https://example.org/facebook");
  });

  test("include a chat only if it is configured", () => {
    for (const sample of [true, false]) {
      expect(facts({ policeWhatsapp: "919000000001" }, sample)).not.toHaveProperty("campaignWhatsapp");
      expect(facts({ campaignWhatsapp: "919000000002" }, sample).campaignWhatsapp).toBe("919000000002");
    }
  });
});
