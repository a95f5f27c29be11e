import type { DescribedConfig } from "../config/describe-config.ts";

/** Settings of a backup as an environment file, missing secrets as comments. */
export function settingsLines({ settings, withheld }: DescribedConfig, head: string): string {
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
