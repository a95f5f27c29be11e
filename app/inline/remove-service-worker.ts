import type { WorkerScope } from "./service-worker.ts";

/** Replaces the service worker when it is switched off: clears the cache and unregisters. */
export default function removeHelp(scope = self as unknown as WorkerScope): void {
  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("activate", (event) =>
    event.waitUntil(
      caches
        .keys()
        .then((names) => Promise.all(names.map((name) => caches.delete(name))))
        .then(() => scope.registration.unregister()),
    ),
  );
}
