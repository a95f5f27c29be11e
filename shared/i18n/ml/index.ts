import aboutThisSite from "./about-this-site.json" with { type: "json" };
import campaign from "./campaign.json" with { type: "json" };
import emails from "./emails.json" with { type: "json" };
import events from "./events.json" with { type: "json" };
import forms from "./forms.json" with { type: "json" };
import help from "./help.json" with { type: "json" };
import layout from "./layout.json" with { type: "json" };
import materials from "./materials.json" with { type: "json" };
import takingPart from "./taking-part.json" with { type: "json" };
import visitors from "./visitors.json" with { type: "json" };

export default {
  ...aboutThisSite,
  ...campaign,
  ...emails,
  ...events,
  ...forms,
  ...help,
  ...layout,
  ...materials,
  ...takingPart,
  ...visitors,
};
