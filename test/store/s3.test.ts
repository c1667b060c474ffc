import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_TIME } from '../../src/graphql/http/limits/limits.ts';
import { type BucketPictures, bucketPictures } from '../../src/store/s3/pictures.ts';
import { startTestBucket, type TestBucket } from '../kit/store/bucket.ts';
import { type Fault, startFaultyProxy } from '../kit/store/faulty-proxy.ts';
import { picturesContract } from '../kit/store/pictures-contract.ts';

let bucket: TestBucket;
let pictures: BucketPictures;
beforeAll(async () => {
  bucket = await startTestBucket();
  pictures = bucketPictures(bucket.name, bucket.options);
});
afterAll(async () => {
  pictures.close();
  await bucket.stop();
});

picturesContract('S3', () => pictures);

describe('S3: failures', () => {
  it.each<Fault>(['HANGS', 'LOSES_ANSWERS', 'CUTS'])(
    'end as BUSY within the time of a request when it %s, and the same works later',
    async (fault) => {
      const proxy = await startFaultyProxy(bucket.options.endpoint);
      const behind = bucketPictures(bucket.name, { ...bucket.options, endpoint: proxy.url });
      try {
        const id = randomUUID();
        proxy.fault = fault;
        const begun = performance.now();
        const busy = { name: 'StoreError', kind: 'BUSY' };
        await expect(behind.put(id, 'a', Buffer.from('x'))).rejects.toMatchObject(busy);
        expect(performance.now() - begun).toBeLessThan(MAX_TIME / 2);
        await expect(behind.get(id, 'a')).rejects.toMatchObject(busy);
        proxy.fault = 'NONE';
        await behind.put(id, 'a', Buffer.from('x'));
        expect(Buffer.from((await pictures.get(id, 'a'))!).toString()).toBe('x');
      } finally {
        behind.close();
        await proxy.stop();
      }
    },
    60_000,
  );

  it('are FAILED where there is no such bucket', async () => {
    const nowhere = bucketPictures('no-such-bucket', bucket.options);
    const failed = { name: 'StoreError', kind: 'FAILED' };
    await expect(nowhere.put('a', 'b', Buffer.from('x'))).rejects.toMatchObject(failed);
    await expect(nowhere.get('a', 'b')).rejects.toMatchObject(failed);
    nowhere.close();
  });
});
