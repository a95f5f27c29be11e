import { SWITCHES_THEME } from "../inline/theme.ts";
import { useControlWords } from "./control-messages.ts";
import { Icon } from "./icon.tsx";

export function ThemeSwitch() {
  const words = useControlWords();
  return (
    <button type="button" className="theme-switch" {...{ [SWITCHES_THEME]: "" }}>
      <span className="device">
        <Icon name="half" />
        <span className="visually-hidden">{words.coloursOfDevice}</span>
      </span>
      <span className="light">
        <Icon name="sun" />
        <span className="visually-hidden">{words.coloursLight}</span>
      </span>
      <span className="dark">
        <Icon name="moon" />
        <span className="visually-hidden">{words.coloursDark}</span>
      </span>
    </button>
  );
}
