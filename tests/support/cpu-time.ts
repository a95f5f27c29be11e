/** CPU time of this thread in ms, independent of load. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

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
    if (isWatching) setImmediate(look).unref();
  };
  setImmediate(look).unref();
  return {
    /** Also stops. */
    longest() {
      isWatching = false;
      look();
      return longest;
    },
  };
}

/** The longest turn of the event loop during the work, in CPU ms. The least of three: a garbage collection adds to one. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3; tries += 1) {
    const turns = watchTurns();
    await work();
    least = Math.min(least, turns.longest());
  }
  return least;
}
