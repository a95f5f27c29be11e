/** Milliseconds for which this thread worked on something: what it takes alone is the same on a busy machine. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
