/** Settings as a backup carries them to another machine. */
export interface SettingsTold {
  /** As they were given, without secrets. */
  settings: Record<string, string>;
  /** Names of the secrets that were given. */
  withheld: string[];
}

/** What a machine says of itself, or one start of itself. */
const OF_THIS_MACHINE = ["DATA_DIR", "CALLED_FROM", "NOTIFY_SOCKET", "WATCHDOG_USEC", "MOVE_TO_URL"];
/** Node's own, which `docs/settings.md` names. */
const BESIDE = ["NODE_EXTRA_CA_CERTS"];

/** What would be given again on another machine. @param valueOf a setting's value, wherever it came from */
export function settingsTold(
  environment: Record<string, string | undefined>,
  names: readonly string[],
  { isSecret, valueOf }: { isSecret(name: string): boolean; valueOf(name: string): string | undefined },
): SettingsTold {
  const told = names.filter((name) => !OF_THIS_MACHINE.includes(name));
  const settings: Record<string, string> = {};
  for (const name of [...told.filter((one) => !isSecret(one)), ...BESIDE]) {
    const value = environment[name];
    if (value) settings[name] = value;
  }
  return { settings, withheld: told.filter((name) => isSecret(name) && valueOf(name) !== undefined) };
}
