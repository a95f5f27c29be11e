/**
 * Indian digit grouping, first match wins. Area codes have four digits with the 0, some five (BSNL); none
 * begins with 09, as mobile numbers do.
 */
const GROUPS: readonly [pattern: RegExp, shown: string][] = [
  [/^91(\d{5})(\d{5})$/, "$1 $2"],
  [/^([6-9]\d{4})(\d{5})$/, "$1 $2"],
  [/^(09\d{4})(\d{5})$/, "$1 $2"],
  [/^(1800)(\d{3})(\d{4})$/, "$1 $2 $3"],
  [/^(0(?:473|482|486|488|492|493|498|499)\d)(\d{3})(\d{3})$/, "$1 $2 $3"],
  [/^(0[1-9]\d{2})(\d{3})(\d{4})$/, "$1 $2 $3"],
];

/** '0471 234 5678', '99959 66666'; unknown patterns are unchanged. */
export function formatPhone(digits: string): string {
  const found = GROUPS.find(([pattern]) => pattern.test(digits));
  return found ? digits.replace(...found) : digits;
}
