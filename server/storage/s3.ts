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

/** Where an S3-compatible storage is and how to enter it. */
export interface S3Settings {
  /** `s3://bucket?endpoint=https://host&region=name`; without an endpoint it is Amazon's own. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long an answer may be silent, in milliseconds; by itself ten seconds. */
  silence?: number;
}

export interface Bucket {
  name: string;
  client: S3Client;
}

/** How long a connection may take, and how long an answer may be silent, in milliseconds. */
const CONNECT = 3000;
const SILENCE = 10_000;

/** Nothing is asked of the bucket yet. */
export function openBucket({ url, silence = SILENCE, ...credentials }: S3Settings): Bucket {
  const { host: name, searchParams } = new URL(url);
  const endpoint = searchParams.get("endpoint");
  const client = new S3Client({
    region: searchParams.get("region") ?? "us-east-1",
    credentials,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT, requestTimeout: silence, throwOnRequestTimeout: true },
    // Other makers' servers do not all know Amazon's newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { name, client };
}

/** S3 answers 400, not 404, to a longer key. */
const MAX_KEY_LENGTH = 1024;

/** Files in a bucket of S3-compatible storage. The bucket must be there. */
export function createS3Storage(settings: S3Settings): Storage {
  const { name: Bucket, client } = openBucket(settings);
  return {
    async put(Key, content) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: content, ContentLength: content.byteLength }));
    },

    async find(Key) {
      if (Key.length > MAX_KEY_LENGTH) return null;
      const found = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(absent);
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

function absent(error: { $metadata?: { httpStatusCode?: number } }): null {
  if (error.$metadata?.httpStatusCode === 404) return null;
  throw error;
}
