export const CONTENT_PAGE = {
  about: "A page of the campaign against drugs in Kerala, run by the State Sports Council.",
  onlyEnglish: "This text is not there in Malayalam yet. It stands here in English.",
  preview: "Preview of a draft: this page is not on the site like this.",
} as const;
