/**
 * The environment of an operator's command: these settings, and what `script/admin` gives besides. What Node compiled once
 * it need not compile again, which is half of what a command costs.
 */
export function operatorSettings(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return { PATH: "/usr/bin:/bin", NODE_COMPILE_CACHE, ...settings };
}
