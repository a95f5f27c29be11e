import { ask } from "../api.ts";

/**
 * Asks beside what somebody is doing: null when there was no good answer, of which nothing is said. That a session
 * ended was said; the next act leads to the login.
 */
export async function askQuietly<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) {
  try {
    const answer = await ask<T>(new Request(location.href), method, path, body);
    return answer.ok ? answer.body : null;
  } catch (ended) {
    if (!(ended instanceof Response)) throw ended;
    return null;
  }
}
