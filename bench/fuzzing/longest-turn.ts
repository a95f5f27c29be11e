/**
 * Watches how long the turns of this thread's event loop are from now on, in milliseconds of its processor: a turn takes
 * about the same on a busy machine.
 */
export function watchTurns(): { longest(): number } {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let before = used();
  let watching = true;
  const look = () => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
    if (watching) setImmediate(look);
  };
  setImmediate(look);
  return {
    /** The longest so far; ends the watching. */
    longest() {
      watching = false;
      look();
      return longest;
    },
  };
}
