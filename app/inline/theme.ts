/** Attribute of the button that cycles system, light, dark. */
export const THEME_TOGGLE = "data-switches-theme";

/** `theme-color`; values of `--ghat`. */
export const THEME_COLOR = { light: "#0c4a36", dark: "#0a3226" } as const;

const STORAGE_KEY = "theme";

/** Runs before first paint: applies the stored theme and handles the switch without React. */
export default function initTheme(): void {
  const { dataset } = document.documentElement;
  const apply = (theme: string | null) => {
    if (theme === "light" || theme === "dark") dataset["theme"] = theme;
    else delete dataset["theme"];
    for (const [scheme, colour] of Object.entries(THEME_COLOR))
      for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta[name="theme-color"][content="${colour}"]`))
        meta.media = dataset["theme"]
          ? dataset["theme"] === scheme
            ? "all"
            : "not all"
          : `(prefers-color-scheme: ${scheme})`;
  };
  const applyStored = () => {
    try {
      apply(localStorage.getItem(STORAGE_KEY));
    } catch {
      // Storage is blocked.
      apply(null);
    }
  };
  applyStored();
  addEventListener("storage", applyStored);
  addEventListener("click", ({ target }) => {
    if (!(target as Element).closest?.(`[${THEME_TOGGLE}]`)) return;
    const { theme } = dataset;
    const next = theme === "light" ? "dark" : theme === "dark" ? "device" : "light";
    apply(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Storage is blocked: the theme lasts until the next page.
    }
  });
}
