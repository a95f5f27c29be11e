import { PARTNER_PICTURE_LIMITS } from "./partners.ts";

const MEGABYTES = PARTNER_PICTURE_LIMITS.bytes / 1024 ** 2;

/** What staff read about the campaign's facts. */
export const CAMPAIGN_WORDS = {
  about:
    "What the site says everywhere: numbers, addresses, links, texts. Change it here once, and it changes on every page.",
  updated: "Campaign facts updated successfully!",
  notLoaded: "Failed to load the campaign's facts.",
  notSaved: "Failed to save the campaign's facts",
  from: {
    office: "Set here",
    file: "From the settings file",
    sample: "Sample: put in the real one",
    default: "As delivered",
  },
  unset: "Not set, so it is not shown.",
  inOtherLanguage: "Not written: the text of the other language is shown.",
  numberAgain: "Number once more",
  differ: "The two numbers differ. Type it again, without copying.",
  called: "It was tried today, and somebody answered",
  checkedToday: "Checked today",
  checkedOn: "Checked on {day}",
  notChecked: "Not checked yet",
  notAllChecked: "Not every number is checked.",
  allCheckedSince: "All of them, the first on {day}",
  checkedAbout: "Visitors see beside each number when it was checked. “Checked today” here says it of all of them.",
  blank: "This cannot be blank: it is set outside of the office, too.",
  useDefault: "Use the default",
  useDefaultFor: "Use the default: {what}",
  useDefaultAsk: "Use the default?",
  useDefaultText: "The site will show {default} instead of {now}.",
  useDefaultYes: "Yes, use the default",
  nothing: "nothing",
  defaultUsed: "The default is used again.",
  noHelplines: "None beside the three above.",
  helplineRemoved: "Helpline removed.",
  partnersAbout: "Who helps the campaign. They stand on Home, About, Registration and Event Map, in this order.",
  noPartners: "None, so the site shows no partners.",
  partnerRemoved: "Partner removed.",
  noPicture: "No picture: the name alone is shown.",
  pictureHint: `JPEG, PNG or WebP, up to ${MEGABYTES} MB. It stands on a light plate, in light and dark colours alike.`,
  pictureNoPicture: "Please choose a JPEG, PNG or WebP picture.",
  pictureTooLarge: `The picture can have at most ${MEGABYTES} MB.`,
  pictureNotSaved: "The partner was saved, but not its picture. {why}",
  pictureCancelled: "The upload was cancelled. The rest was saved.",
  tryAgain: "Please try again.",
} as const;
