type Version = [major: number, minor: number, patch: number, isRelease: number];

/** A pre-release is lower than its release; pre-releases of one version are equal. */
function toVersion(text: string): Version {
  const [, major = "0", minor = "0", patch = "0", pre] = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(-)?/.exec(text) ?? [];
  return [Number(major), Number(minor), Number(patch), pre === undefined ? 1 : 0];
}

function compare(one: Version, other: Version): number {
  for (const [at, part] of one.entries()) if (part !== other[at]) return part - (other[at] ?? 0);
  return 0;
}

const HOLDS: Record<string, (order: number) => boolean> = {
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
  ">": (order) => order > 0,
  ">=": (order) => order >= 0,
  "=": (order) => order === 0,
};

/** True if the version is in a range of an npm advisory (`>=1.0.0 <1.2.3 || =2.0.0`), and in doubt. */
export function isInRange(version: string, range: string): boolean {
  return range
    .split("||")
    .some((part) =>
      [...part.matchAll(/([<>]=?|=)?\s*(\d[\w.+-]*)/g)].every(([, sign = "=", bound = ""]) =>
        HOLDS[sign]?.(compare(toVersion(version), toVersion(bound))),
      ),
    );
}
