/** Settings stored in a backup. */
export interface DescribedConfig {
  /** Without secrets. */
  settings: Record<string, string>;
  /** Names of secret settings. */
  withheld: string[];
}

/** Specific to this machine. */
const OF_THIS_MACHINE = "DATA_DIR CALLED_FROM PRINT_FIRST_PASSWORD NOTIFY_SOCKET WATCHDOG_USEC MOVE_TO_URL".split(" ");
/** Node's own variable. */
const BESIDE = ["NODE_EXTRA_CA_CERTS"];

/** Settings worth restoring elsewhere. */
export function describeConfig(
  environment: Record<string, string | undefined>,
  names: readonly string[],
  { isSecret, valueOf }: { isSecret(name: string): boolean; valueOf(name: string): string | undefined },
): DescribedConfig {
  const reported = names.filter((name) => !OF_THIS_MACHINE.includes(name));
  const settings: Record<string, string> = {};
  for (const name of [...reported.filter((item) => !isSecret(item)), ...BESIDE]) {
    const value = environment[name];
    if (value) settings[name] = value;
  }
  return { settings, withheld: reported.filter((name) => isSecret(name) && valueOf(name) !== undefined) };
}
