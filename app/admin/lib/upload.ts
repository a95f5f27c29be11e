import {
  type ApiResponse,
  type EndpointName,
  getSession,
  handleSessionEnd,
  type OptionsOf,
  type ResponseOf,
  toBody,
  toFailure,
  toHttpRequest,
} from "./api-client.ts";
import { createStore } from "./create-store.ts";
import { markCompleted } from "./double-click.ts";
import { clearResultToast } from "./result-toast.ts";

export interface Upload {
  /** 0 to 1. At 1 the server is still processing. */
  sent: number;
  cancel(): void;
}

const { set, useValue } = createStore<Upload | null>(null);

export const useUpload = useValue;

/**
 * Uploads a form with progress, one at a time.
 * @returns the response, or "cancelled" if aborted before it
 */
export async function upload<Name extends EndpointName>(
  from: Request,
  name: Name,
  options: OptionsOf<Name> & { body: FormData },
): Promise<ApiResponse<ResponseOf<Name>> | "cancelled"> {
  const { token, here } = getSession(from);
  clearResultToast();
  try {
    const response = await transfer<ResponseOf<Name>>(name, toHttpRequest(name, { ...options, token }));
    if (response !== "cancelled" && response.ok) markCompleted();
    if (response !== "cancelled" && !response.ok && response.status === 401) throw handleSessionEnd(here);
    return response;
  } finally {
    set(null);
  }
}

/** XMLHttpRequest: `fetch` has no upload progress. */
function transfer<Body>(
  name: EndpointName,
  { method, url, headers, body }: ReturnType<typeof toHttpRequest>,
): Promise<ApiResponse<Body> | "cancelled"> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open(method, url);
    for (const [header, value] of Object.entries(headers)) call.setRequestHeader(header, value);
    call.withCredentials = true;
    const cancel = () => call.abort();
    call.upload.addEventListener("progress", ({ loaded, total }) =>
      set({ sent: total > 0 ? loaded / total : 0, cancel }),
    );
    call.upload.addEventListener("load", () => set({ sent: 1, cancel }));
    call.addEventListener("abort", () => resolve("cancelled"));
    call.addEventListener("error", () => resolve(toFailure(0, null)));
    call.addEventListener("load", () => {
      const answered = parsed(call.responseText);
      const ok = call.status >= 200 && call.status < 300;
      resolve(ok ? { ok, body: toBody(name, answered) } : toFailure(call.status, answered));
    });
    set({ sent: 0, cancel });
    call.send(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
