/** CPU time of this thread in ms, independent of load. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** CPU time in ms of the longest turn of the event loop during the work. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
    turn = setImmediate(look);
  };
  let turn = setImmediate(look);
  await work();
  look();
  clearImmediate(turn);
  return longest;
}
