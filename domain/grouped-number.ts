/**
 * How numbers are written here, the first that fits. Area codes have four digits with their 0 (0471 for
 * Thiruvananthapuram), but five (04936 for Kalpetta) where they begin as in the fifth line (BSNL's codes of Kerala);
 * none begins with 09, as mobile numbers with a 0 before them do.
 */
const GROUPS: readonly [pattern: RegExp, shown: string][] = [
  [/^91(\d{5})(\d{5})$/, "$1 $2"],
  [/^([6-9]\d{4})(\d{5})$/, "$1 $2"],
  [/^(09\d{4})(\d{5})$/, "$1 $2"],
  [/^(1800)(\d{3})(\d{4})$/, "$1 $2 $3"],
  [/^(0(?:473|482|486|488|492|493|498|499)\d)(\d{3})(\d{3})$/, "$1 $2 $3"],
  [/^(0[1-9]\d{2})(\d{3})(\d{4})$/, "$1 $2 $3"],
];

/** A telephone number as people read it: '0471 234 5678', '99959 66666'; what fits no pattern stays as it is. */
export function groupedNumber(digits: string): string {
  const found = GROUPS.find(([pattern]) => pattern.test(digits));
  return found ? digits.replace(...found) : digits;
}
