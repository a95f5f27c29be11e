import { SWITCHES_THEME } from "../theme.ts";
import { Icon } from "./icon.tsx";

/** Goes from the device's own colours to light, to dark, and back. Which of its three words holds is said in CSS. */
export const ThemeSwitch = () => (
  <button type="button" className="theme" {...{ [SWITCHES_THEME]: "" }}>
    <span className="device">
      <Icon name="half" />
      <span className="sr">Colours: as on this device. Change to light.</span>
    </span>
    <span className="light">
      <Icon name="sun" />
      <span className="sr">Colours: light. Change to dark.</span>
    </span>
    <span className="dark">
      <Icon name="moon" />
      <span className="sr">Colours: dark. Change to those of this device.</span>
    </span>
  </button>
);
