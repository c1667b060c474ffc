import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgePicture, MAX_PICTURE_SIDE } from '../../../src/app/pictures/judge.ts';
import {
  avif,
  jpeg,
  noPictures,
  png,
  polyglots,
  webp,
  wholePictures,
} from '../../kit/app/picture-files.ts';

const whole = Object.entries(wholePictures);

describe('a picture', () => {
  it.each(whole)('is known by its bytes, with its size: %s', (_, [mediaType, bytes]) => {
    const head = { mediaType, width: 2, height: 3 };
    expect(judgePicture(bytes)).toEqual({ kind: 'PICTURE', head });
  });

  it.each(whole)('is refused wherever it is cut off: %s', (_, [, bytes]) => {
    for (let length = 0; length < bytes.length; length++)
      expect(judgePicture(bytes.subarray(0, length)).kind, `${length} bytes`).toBe('REFUSED');
  });

  it.each(whole)('is refused with whatever comes behind it: %s', (_, [, bytes]) => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (more) => {
        expect(judgePicture(Buffer.concat([bytes, more])).kind).toBe('REFUSED');
      }),
    );
  });

  it('is judged to the end, whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...whole.map(([, [, bytes]]) => bytes)),
        fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        (bytes, changes) => {
          const changed = Buffer.from(bytes);
          for (const [at, byte] of changes) changed[at % changed.length] = byte;
          expect(['PICTURE', 'REFUSED']).toContain(judgePicture(changed).kind);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it.each(Object.entries(polyglots))('is nothing else besides: %s', (_, bytes) => {
    expect(judgePicture(bytes)).toMatchObject({ kind: 'REFUSED', code: 'UNSOUND_PICTURE' });
  });

  it.each(Object.entries(noPictures))('is none of these: %s', (_, bytes) => {
    expect(judgePicture(bytes)).toMatchObject({ kind: 'REFUSED', code: 'UNKNOWN_PICTURE_FORMAT' });
  });

  it('has pixels, and not too many of them', () => {
    const [most, over] = [MAX_PICTURE_SIDE, MAX_PICTURE_SIDE + 1];
    for (const bytes of [
      png({ width: most, height: most }),
      jpeg({ width: most }),
      avif({ height: most }),
    ])
      expect(judgePicture(bytes).kind).toBe('PICTURE');
    for (const bytes of [
      ...[
        png({ width: over }),
        png({ height: over }),
        jpeg({ width: over }),
        jpeg({ height: over }),
      ],
      ...[webp.lossless(over), webp.lossy(over), webp.extended(over), avif({ width: over })],
    ])
      expect(judgePicture(bytes)).toMatchObject({ code: 'TOO_MANY_PIXELS' });
    for (const bytes of [
      png({ width: 0 }),
      jpeg({ height: 0 }),
      webp.lossy(0),
      avif({ height: 0 }),
    ])
      expect(judgePicture(bytes)).toMatchObject({ code: 'UNSOUND_PICTURE' });
  });
});
