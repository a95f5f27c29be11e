import type { Facts } from "../shared/campaign/campaign-facts.schema.ts";

/** Sample values of unset facts. */
export const SAMPLE_FACTS: Facts = {
  phone: "0471 000 0000",
  email: "council@example.org",
  address: "State Sports Council, Thiruvananthapuram, Kerala",
  "social.facebook": "https://example.org/facebook",
  "social.instagram": "https://example.org/instagram",
  "social.youtube": "https://example.org/youtube",
  "social.x": "https://example.org/x",
  "social.linkedin": "https://example.org/linkedin",
  "registration.general": "https://example.org/registration",
  "registration.marathon": "https://example.org/marathon-registration",
  // Pictures are part of the build: sample facts are not in storage.
  partners: [
    {
      name: "A sports club (sample)",
      name_ml: "സ്പോർട്സ് ക്ലബ് (സാമ്പിൾ)",
      link: "https://example.org/sports-club",
      picture: "/sample/sports-club-240x160.svg",
    },
    {
      name: "A reading room (sample)",
      name_ml: "വായനശാല (സാമ്പിൾ)",
      link: "",
      picture: "/sample/reading-room-200x200.svg",
    },
    { name: "A school (sample)", name_ml: "സ്കൂൾ (സാമ്പിൾ)", link: "", picture: "" },
  ],
  "text.registration.distances": "Sample: 3 km, 10 km and 21 km.",
  "text.registration.distances_ml": "സാമ്പിൾ: 3, 10, 21 കിലോമീറ്റർ.",
  "text.registration.ages": "Sample: from 12 years; under 18 with a parent's consent.",
  "text.registration.ages_ml": "സാമ്പിൾ: 12 വയസ്സു മുതൽ; 18 തികയാത്തവർക്കു രക്ഷിതാവിന്റെ സമ്മതം വേണം.",
  "text.registration.dates": "Sample: dates differ by district; see Event Updates.",
  "text.registration.dates_ml": "സാമ്പിൾ: ഓരോ ജില്ലയ്ക്കും ഓരോ ദിവസം; ‘പരിപാടികൾ’ എന്ന പേജിൽ കാണാം.",
};
