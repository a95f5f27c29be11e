const MAX_RESULTS = 500;
const MAX_LENGTH = 256;

/** Remembers the results for short strings. Clients choose them: when there are too many, it starts over. */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (text.length > MAX_LENGTH) return result;
    if (results.size >= MAX_RESULTS) results.clear();
    results.set(text, result);
    return result;
  };
}
