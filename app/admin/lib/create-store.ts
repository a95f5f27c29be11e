import { useSyncExternalStore } from "react";

interface SharedValue<T> {
  change(next: T): void;
  /** Reactive. */
  useValue(): T;
}

/** Global store of the admin. */
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
