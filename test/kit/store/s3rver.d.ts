/** As much of it as tests need; it comes without types. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly {
        readonly name: string;
        readonly configs: readonly string[];
      }[];
    });
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}

declare module 's3rver/lib/models/account.js' {
  export const DUMMY_ACCOUNT: {
    createKeyPair(accessKeyId: string, secretAccessKey: string): void;
  };
}
