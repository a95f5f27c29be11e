import type { SettingsTold } from "../settings-told.ts";

/** The settings of a backup as the lines of a settings file, with what it lacks above them. */
export function settingsLines({ settings, withheld }: SettingsTold, head: string): string {
  const lacking = withheld.map((name) => `# ${name}=`);
  return [
    `# ${head}`,
    lacking.length > 0
      ? "# Secrets are in no backup. These were given, here, in files or as credentials, and must be given again:"
      : "# No secret was given.",
    ...lacking,
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
  ].join("\n");
}
