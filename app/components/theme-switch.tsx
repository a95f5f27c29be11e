import { THEME_TOGGLE } from "../inline/theme.ts";
import { useControlMessages } from "./control-messages.ts";
import { Icon } from "./icon.tsx";

export function ThemeSwitch() {
  const messages = useControlMessages();
  return (
    <button type="button" className="theme-switch" {...{ [THEME_TOGGLE]: "" }}>
      <span className="device">
        <Icon name="half" />
        <span className="visually-hidden">{messages.coloursOfDevice}</span>
      </span>
      <span className="light">
        <Icon name="sun" />
        <span className="visually-hidden">{messages.coloursLight}</span>
      </span>
      <span className="dark">
        <Icon name="moon" />
        <span className="visually-hidden">{messages.coloursDark}</span>
      </span>
    </button>
  );
}
