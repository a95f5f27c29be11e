declare module "s3rver" {
  /** The package has no types. */
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      key?: Buffer;
      cert?: Buffer;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<unknown>;
    close(): Promise<unknown>;
  }
}
