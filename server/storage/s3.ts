import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { Storage } from "./storage.ts";

export interface S3Settings {
  /** Default endpoint: Amazon. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Response timeout in ms; default ten seconds. */
  silence?: number;
}

export interface Bucket {
  name: string;
  client: S3Client;
}

const CONNECT_TIMEOUT_MS = 3000;
const IDLE_TIMEOUT_MS = 10_000;

/** Does not connect. */
export function createBucketClient({ url, silence = IDLE_TIMEOUT_MS, ...credentials }: S3Settings): Bucket {
  const { host: name, searchParams } = new URL(url);
  const endpoint = searchParams.get("endpoint");
  const client = new S3Client({
    region: searchParams.get("region") ?? "us-east-1",
    credentials,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: silence, throwOnRequestTimeout: true },
    // Other vendors lack Amazon's newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { name, client };
}

/** S3 answers 400, not 404, to a longer key. */
const MAX_KEY_LENGTH = 1024;

/** The bucket must exist. */
export function createS3Storage(settings: S3Settings): Storage {
  const { name: Bucket, client } = createBucketClient(settings);
  return {
    async put(Key, content) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: content, ContentLength: content.byteLength }));
    },

    async find(Key) {
      if (Key.length > MAX_KEY_LENGTH) return null;
      const found = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(isNotFound);
      if (!found) return null;
      return {
        size: found.ContentLength ?? 0,
        async open(range) {
          const Range = range && `bytes=${range.start}-${range.end}`;
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
          return Body as Readable;
        },
      };
    },

    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },

    async list(folder) {
      const keys: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, ...(ContinuationToken && { ContinuationToken }) }),
        );
        for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return keys;
    },

    async ping() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}

function isNotFound(error: { $metadata?: { httpStatusCode?: number } }): null {
  if (error.$metadata?.httpStatusCode === 404) return null;
  throw error;
}
