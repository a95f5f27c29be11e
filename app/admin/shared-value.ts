import { useSyncExternalStore } from "react";

interface SharedValue<T> {
  change(next: T): void;
  /** What it is now, in a component that is drawn anew as it changes. */
  useValue(): T;
}

/** A value of the whole back office, such as the question that stands open: whatever runs may change it. */
export function sharedValue<T>(first: T): SharedValue<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    change(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => first,
      ),
  };
}
