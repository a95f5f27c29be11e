/** Measures turns of this thread's event loop from now on, in CPU milliseconds, which depend little on other load. */
export function watchTurns(): { longest(): number } {
  const getUsed = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let before = getUsed();
  let isWatching = true;
  const look = () => {
    const now = getUsed();
    longest = Math.max(longest, now - before);
    before = now;
    if (isWatching) setImmediate(look);
  };
  setImmediate(look);
  return {
    /** Also stops. */
    longest() {
      isWatching = false;
      look();
      return longest;
    },
  };
}
