import * as z from "zod/mini";
import type { Act } from "../../domain/acts.ts";
import { type Call, type CallOf, call } from "./call.ts";
import type { FileFields } from "./read-multipart.ts";

/** What a call answers that was done: a sentence for whoever asked, and what came of it. */
export const saying = <More extends z.core.$ZodShape = Record<never, never>>(more?: More) =>
  z.object({ message: z.string(), ...more } as { message: z.ZodMiniString } & More);

interface SayingCallOf<Body, Query, A, Open, Upload>
  extends Omit<CallOf<Body, Query, A, Open, Upload>, "answers" | "handle"> {
  /** The sentence that is answered. */
  says: string;
  /** What came of it, answered as `data`, and its version where it has one; absent: the sentence is all. */
  data?: z.ZodMiniType;
  /** Something was made. */
  status?: 201;
  handle(...asked: Parameters<CallOf<Body, Query, A, Open, Upload>["handle"]>): Promise<unknown>;
}

/** Describes a call that does something and says so. */
export const sayingCall = <
  Body = undefined,
  Query = undefined,
  const A extends Act | undefined = undefined,
  const Open extends true | undefined = undefined,
  const Upload extends FileFields | undefined = undefined,
>({
  says,
  data,
  status,
  handle,
  ...description
}: SayingCallOf<Body, Query, A, Open, Upload>): Call =>
  call({
    ...description,
    answers: { [status ?? 200]: saying(data && { data }) },
    handle: async (asked) => {
      const done = await handle(asked);
      const body = data ? { data: done, message: says } : { message: says };
      return { status: status ?? 200, body, version: data && (done as { version?: number }).version };
    },
  } as CallOf<Body, Query, A, Open, Upload>);
