interface MirrorWords {
  /** `day`: date of the export in IST. */
  copy: string;
  noForm: string;
  noFormWithOffice: string;
}

export const MIRROR_COPY = {
  en: {
    copy: "This is a copy of the site, made on {day}. It is shown while the site is not available.",
    noForm: "Messages cannot be sent from this copy. For help call {helpline}.",
    noFormWithOffice:
      "Messages cannot be sent from this copy. For help call {helpline}; the campaign's office: {office}.",
  },
  ml: {
    copy: "ഇതു സൈറ്റിന്റെ പകർപ്പാണ്; എടുത്തത് {day}. സൈറ്റ് കിട്ടാതാകുമ്പോഴാണ് ഇതു കാണിക്കുന്നത്.",
    noForm: "ഈ പകർപ്പിൽനിന്ന് സന്ദേശം അയയ്ക്കാനാവില്ല. സഹായത്തിന് {helpline} എന്ന നമ്പറിൽ വിളിക്കൂ.",
    noFormWithOffice:
      "ഈ പകർപ്പിൽനിന്ന് സന്ദേശം അയയ്ക്കാനാവില്ല. സഹായത്തിന് {helpline} എന്ന നമ്പറിൽ വിളിക്കൂ; പ്രചാരണത്തിന്റെ ഓഫീസിലെ നമ്പർ: {office}.",
  },
} as const satisfies Record<"en" | "ml", MirrorWords>;
