import { createFairQueue } from "./fair-queue.ts";

/** Requests running or queued together. Cached responses do not count. */
const MAX_PENDING = 250;
/** Always admitted: a slow machine is not overload. */
const MIN_ADMITTED = 50;
/** Share of the capacity open to connections that were served before. */
const RECONNECT_SHARE = 0.8;
/** Share of the slots that one address may hold. */
const FOR_ONE_ADDRESS = 0.9;
/** Share of the slots for reads: the rest is reserved for forms and logins. */
const FOR_READS = 0.95;
/**
 * Requests of one address that run. PostgreSQL's ten connections are shared in order of arrival, and forms of one
 * address wait for the same row of its rate limit: others would wait behind all of them with each query.
 */
const MAX_RUNNING_READS = 12;
const MAX_RUNNING_WRITES = 8;
/** SQLite has no connections to wait for, and forms that run together share a commit. */
export const MAX_RUNNING_WRITES_ON_SQLITE = 32;
/** Requests that would wait longer are refused. */
const MAX_EXPECTED_WAIT_MS = 400;
/** Requests that did wait longer are refused as well. */
const MAX_WAIT_MS = 800;
/** Work started per turn of the event loop: requests and milliseconds. */
const MAX_PER_TICK = 16;
const TICK_MS = 10;
/** Initial estimate of the time between two starts. */
const INITIAL_SERVICE_TIME_MS = 4;

/** Client properties that decide order and slots. */
export interface Visitor {
  /** The address as limits count it; visits without one share one. */
  address?: string | undefined;
  /** A form or login, not a read. */
  writes?: boolean;
  /** True if its connection was served before; part of the capacity is reserved for new ones. */
  again?: boolean;
}

/** A queued request: either `start` or `reject` is called once, or neither when it is gone. */
export interface Task extends Visitor {
  start(): void;
  reject(): void;
  /** True once the client has disconnected. */
  isAborted?: () => boolean;
  /** Starts before all others and is never refused: for the few pages that serve most visitors. */
  first?: boolean;
}

interface Waiting {
  visit: Task;
  since: number;
}

export interface Admission {
  /** Starts the request now or later, or refuses it. It is running until `release`. */
  acquire(visit: Task): void;
  release(visitor?: Visitor): void;
  /** @throws OverloadedError when refused */
  run<Outcome>(work: () => Promise<Outcome>, options?: Visitor & Pick<Task, "first">): Promise<Outcome>;
  /** True if the next request would be refused. */
  isFull(person?: Visitor): boolean;
  held(): { active: number; waiting: number };
}

export class OverloadedError extends Error {}

/**
 * Admission queue. Addresses take turns, as do reads and writes; within an address first in, first out. Work
 * starts in slices of a few milliseconds per turn of the event loop, since Node accepts and reads connections
 * only between turns. The expected wait is estimated from the recent time between two starts.
 */
export function createAdmission({ atOnce = MAX_PENDING, writesOfAddress = MAX_RUNNING_WRITES } = {}): Admission {
  const reads = createFairQueue<Waiting>();
  const writes = createFairQueue<Waiting>();
  const toLine = ({ writes: isWrite = false }: Visitor) => (isWrite ? writes : reads);
  /** Requests under way and waiting, by address. */
  const byAddress = new Map<string, number>();
  const runningReads = new Map<string, number>();
  const runningWrites = new Map<string, number>();
  let pending = 0;
  let readsUnderWay = 0;
  let between = INITIAL_SERVICE_TIME_MS;
  let started = 0;
  let turn = 0;
  let writesNext = false;

  const heldBy = (address: string) => byAddress.get(address) ?? 0;
  const addTo = (address: string, more: number, counts = byAddress) => {
    const count = (counts.get(address) ?? 0) + more;
    if (count > 0) counts.set(address, count);
    else counts.delete(address);
  };
  const countRunning = (visitor: Visitor, more: number) => {
    addTo(getAddress(visitor), more, visitor.writes ? runningWrites : runningReads);
    if (!visitor.writes) readsUnderWay += more;
  };
  const mayRead = (address: string) => (runningReads.get(address) ?? 0) < MAX_RUNNING_READS;
  const mayWrite = (address: string) => (runningWrites.get(address) ?? 0) < writesOfAddress;
  const waiting = () => reads.size() + writes.size();

  const run = (visit: Task) => {
    if (started === 0) turn = performance.now();
    started += 1;
    pending += 1;
    countRunning(visit, 1);
    visit.start();
  };

  const takeNext = () => {
    writesNext = !writesNext;
    const takeRead = () => reads.take(mayRead);
    const takeWrite = () => writes.take(mayWrite);
    return writesNext ? (takeWrite() ?? takeRead()) : (takeRead() ?? takeWrite());
  };

  /** One start per `setImmediate`, so that Node can do what the previous one triggered. */
  const beginNext = () => {
    if (started > 0 && performance.now() - turn > TICK_MS) return;
    for (let next = takeNext(); next; next = takeNext()) {
      const { visit, since } = next;
      const isGone = visit.isAborted?.() === true;
      if (!isGone && (waiting() < MIN_ADMITTED || performance.now() - since <= MAX_WAIT_MS)) return run(visit);
      addTo(getAddress(visit), -1);
      if (!isGone) visit.reject();
    }
  };

  let lastTurn = 0;
  let turning = false;
  let hasTried = false;
  const nextTurn = () => {
    const now = performance.now();
    const left = waiting();
    if (started > 0 && left > 0 && lastTurn > 0) between += ((now - lastTurn) / started - between) / 5;
    if (left === 0) lastTurn = 0;
    else if (started > 0 || lastTurn === 0) lastTurn = now;
    // All that wait are of addresses with enough running ones: until one is released.
    turning = left > 0 && (started > 0 || !hasTried);
    hasTried = turning;
    started = 0;
    if (!turning) return;
    for (let next = 0; next < Math.min(left, MAX_PER_TICK); next += 1) setImmediate(beginNext);
    setImmediate(nextTurn);
  };
  const resume = () => {
    if (turning) return;
    turning = true;
    hasTried = false;
    setImmediate(nextTurn);
  };

  /** How many would begin before one more of this visitor. */
  const ahead = (person: Visitor) => {
    const line = toLine(person);
    const ofSameKind = line.ahead(getAddress(person));
    return ofSameKind + Math.min((line === reads ? writes : reads).size(), ofSameKind + 1);
  };

  /** Position of the last request of an address with a larger share, which this request may replace. */
  const mayReplace = (person: Visitor) => {
    for (const line of person.writes ? [reads, writes] : [reads]) {
      const most = line.longest();
      if (most !== undefined && heldBy(most) > heldBy(getAddress(person)) + 1) return { line, most };
    }
    return null;
  };

  const isRoomTaken = ({ writes: isWrite = false, again = false }: Visitor) => {
    const part = again ? RECONNECT_SHARE : 1;
    return (
      pending + waiting() >= Math.ceil(atOnce * part) ||
      (!isWrite && readsUnderWay + reads.size() >= Math.ceil(atOnce * Math.min(part, FOR_READS)))
    );
  };

  const isFull = (person: Visitor = {}) => {
    const part = person.again ? RECONNECT_SHARE : 1;
    const before = ahead(person);
    if (before >= MIN_ADMITTED && before * between > MAX_EXPECTED_WAIT_MS * part) return true;
    if (heldBy(getAddress(person)) >= Math.ceil(atOnce * Math.min(part, FOR_ONE_ADDRESS))) return true;
    return isRoomTaken(person) && mayReplace(person) === null;
  };

  /** Rejects the last request of an address with a larger share if the queue is full. */
  const makeRoom = (person: Visitor) => {
    const replaced = isRoomTaken(person) ? mayReplace(person) : null;
    const visit = replaced?.line.takeLast(replaced.most)?.visit;
    if (!visit) return;
    addTo(getAddress(visit), -1);
    visit.reject();
  };

  const admission: Admission = {
    isFull,
    held: () => ({ active: pending, waiting: waiting() }),
    release(visitor = {}) {
      pending -= 1;
      countRunning(visitor, -1);
      addTo(getAddress(visitor), -1);
      if (waiting() > 0) resume();
    },
    acquire(visit) {
      if (!visit.first) {
        if (isFull(visit)) return visit.reject();
        makeRoom(visit);
      }
      addTo(getAddress(visit), 1);
      resume();
      const hasTime = started < MAX_PER_TICK && (started === 0 || performance.now() - turn <= TICK_MS);
      const mayRun = visit.writes ? mayWrite : mayRead;
      if (visit.first || (waiting() === 0 && hasTime && mayRun(getAddress(visit)))) run(visit);
      else toLine(visit).add(getAddress(visit), { visit, since: performance.now() });
    },
    run: (work, options = {}) =>
      new Promise((resolve, reject) => {
        const start = () =>
          void work()
            .finally(() => admission.release(options))
            .then(resolve, reject);
        admission.acquire({
          ...options,
          start,
          reject: () => reject(new OverloadedError("Too many are here already.")),
        });
      }),
  };
  return admission;
}

const getAddress = ({ address = "" }: Visitor): string => address;
