import type { Pictures } from '../../app/ports.ts';

/** A bucket of pictures, whose client is loaded with the first picture: most starts need none. */
export function picturesIn(bucket: string): Pictures {
  let loaded: Promise<Pictures> | null = null;
  const load = (): Promise<Pictures> =>
    (loaded ??= import('./pictures.ts').then(({ bucketPictures }) => bucketPictures(bucket)));
  return {
    put: async (...picture) => (await load()).put(...picture),
    get: async (...picture) => (await load()).get(...picture),
    delete: async (...picture) => (await load()).delete(...picture),
    erase: async (...picture) => (await load()).erase(...picture),
  };
}
