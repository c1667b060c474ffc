/**
 * The one bucket of pictures: `<encounter>/<hash>`.
 * No imports, so that infra/ can use these names and code and bucket cannot drift.
 */

export const pictureKey = (encounterId: string, hash: string): string =>
  picturesPrefix(encounterId) + hash;

export const picturesPrefix = (encounterId: string): string => `${encounterId}/`;

/** What the functions do with its objects, and with the bucket itself: all that they need to be allowed to. */
export const OBJECT_ACTIONS = ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'] as const;
/** Without it a picture that is not there would be answered as one that may not be read. */
export const BUCKET_ACTIONS = ['s3:ListBucket'] as const;
