/** Requests that may wait or be under way together; answers from memory do not count, they are never under way. */
const AT_ONCE = 250;
/** A school class is let in however long it takes: a machine that is slow is no crowd. */
const IN_ANY_CASE = 50;
/** Of the room inside and in the line, what is there for those who come again over the same connection. */
const FOR_THOSE_AGAIN = 0.8;
/** Who would wait longer than this before the work begins is refused, in milliseconds. */
const WAIT = 400;
/** Who did wait longer than this, because the work turned out slower, is refused all the same, in milliseconds. */
const LATE = 800;
/** What one turn of the event loop begins: as many, and for as many milliseconds; the rest waits for the next turn. */
const PER_TURN = 16;
const TURN = 10;
/** What is thought of the time between two beginnings before any was seen, in milliseconds. */
const FIRST_GUESS = 4;

/** Somebody who wants something done. Exactly one of `begin` and `refuse` is called, or none once they are gone. */
export interface Visit {
  begin(): void;
  refuse(): void;
  /** Whether the same one was answered or refused before; a part of the room is kept for those who come anew. */
  again?: boolean;
  /** Whether nobody waits for it any more. */
  gone?: () => boolean;
  /** Begins before all others and is never refused: for the little that serves very many. */
  first?: boolean;
}

/** Who is let in when, see `createAdmission`. */
export interface Admission {
  /** Begins the work now or soon, or refuses it. What was begun is under way until `leave` is called. */
  enter(visit: Visit): void;
  leave(): void;
  /** The same for work with an outcome; rejects with `Crowded`. */
  run<Outcome>(work: () => Promise<Outcome>, options?: Pick<Visit, "first">): Promise<Outcome>;
  /** Whether the next to come would be refused. */
  full(who?: Pick<Visit, "again">): boolean;
  /** How many are under way, and how many wait to begin. */
  held(): { underWay: number; waiting: number };
}

/** Nothing was begun: too many are here already. */
export class Crowded extends Error {}

/**
 * Lets in as many as can be served soon, in the order in which they came. Work is begun in small portions, a few
 * milliseconds in each turn of the event loop: Node accepts and reads between turns only, so long turns would keep
 * newcomers standing outside, where nobody can even refuse them. How soon somebody's turn comes is foretold from the
 * time that lately lay between two beginnings.
 */
export function createAdmission({ atOnce = AT_ONCE } = {}): Admission {
  const waiting: { visit: Visit; since: number }[] = [];
  let underWay = 0;
  let between = FIRST_GUESS;
  let begun = 0;
  let turn = 0;

  const begin = (visit: Visit) => {
    if (begun === 0) turn = performance.now();
    begun += 1;
    underWay += 1;
    visit.begin();
  };

  /** One of the portion of a turn; between two of them Node finishes what the first has set off. */
  const beginNext = () => {
    if (begun > 0 && performance.now() - turn > TURN) return;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (next.visit.gone?.()) continue;
      if (waiting.length < IN_ANY_CASE || performance.now() - next.since <= LATE) return begin(next.visit);
      next.visit.refuse();
    }
  };

  let lastTurn = 0;
  let turning = false;
  const nextTurn = () => {
    const now = performance.now();
    if (begun > 0 && waiting.length > 0 && lastTurn > 0) between += ((now - lastTurn) / begun - between) / 5;
    lastTurn = waiting.length > 0 ? now : 0;
    begun = 0;
    for (let next = 0; next < Math.min(waiting.length, PER_TURN); next += 1) setImmediate(beginNext);
    turning = waiting.length > 0;
    if (turning) setImmediate(nextTurn);
  };

  const full = ({ again = false }: Pick<Visit, "again"> = {}) => {
    const part = again ? FOR_THOSE_AGAIN : 1;
    const behind = waiting.length >= IN_ANY_CASE && waiting.length * between > WAIT * part;
    return behind || underWay + waiting.length >= atOnce * part;
  };

  const admission: Admission = {
    full,
    held: () => ({ underWay, waiting: waiting.length }),
    leave() {
      underWay -= 1;
    },
    enter(visit) {
      if (full(visit) && !visit.first) return visit.refuse();
      if (!turning) setImmediate(nextTurn);
      turning = true;
      const room = begun < PER_TURN && (begun === 0 || performance.now() - turn <= TURN);
      if (visit.first || (waiting.length === 0 && room)) begin(visit);
      else waiting.push({ visit, since: performance.now() });
    },
    run: (work, { first = false } = {}) =>
      new Promise((resolve, reject) => {
        const begin = () => void work().finally(admission.leave).then(resolve, reject);
        admission.enter({ first, begin, refuse: () => reject(new Crowded("Too many are here already.")) });
      }),
  };
  return admission;
}
