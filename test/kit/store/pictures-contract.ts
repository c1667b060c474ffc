/** What every adapter of Pictures promises. Each one's test file runs all of it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Pictures } from '../../../src/app/ports.ts';

export function picturesContract(name: string, pictures: () => Pictures): void {
  const hash = (digit: string) => digit.repeat(64);
  const bytes = (text: string) => new Uint8Array(Buffer.from(text));
  const read = async (id: string, of: string) => {
    const found = await pictures().get(id, of);
    return found && Buffer.from(found).toString();
  };

  describe(`${name}: the bytes of pictures`, () => {
    it('come back as they were put, 2 MB of them too', async () => {
      const id = randomUUID();
      const all = Uint8Array.from({ length: 2_000_000 }, (_, i) => (i * 31) % 256);
      await pictures().put(id, hash('a'), all);
      expect(Buffer.from((await pictures().get(id, hash('a')))!).equals(all)).toBe(true);
      expect(await pictures().get(id, hash('b'))).toBeNull();
      expect(await pictures().get(randomUUID(), hash('a'))).toBeNull();
    });

    it('may be put twice, and deleted twice', async () => {
      const id = randomUUID();
      for (const text of ['one', 'two']) await pictures().put(id, hash('a'), bytes(text));
      expect(await read(id, hash('a'))).toBe('two');
      for (let n = 0; n < 2; n++) await pictures().delete(id, hash('a'));
      expect(await read(id, hash('a'))).toBeNull();
    });

    it('belong to their encounter: one is erased, and another is not', async () => {
      const [id, other] = [randomUUID(), randomUUID()];
      for (const one of [id, other, `${id}0`])
        for (const digit of ['a', 'b']) await pictures().put(one, hash(digit), bytes(one));
      await pictures().erase(id);
      for (const digit of ['a', 'b']) {
        expect(await read(id, hash(digit))).toBeNull();
        expect(await read(other, hash(digit))).toBe(other);
        expect(await read(`${id}0`, hash(digit))).toBe(`${id}0`);
      }
      await pictures().erase(id);
    });

    it('may come and go at once', async () => {
      const id = randomUUID();
      const digits = Array.from({ length: 16 }, (_, digit) => digit.toString(16));
      await Promise.all(digits.map((digit) => pictures().put(id, hash(digit), bytes(digit))));
      expect(await Promise.all(digits.map((digit) => read(id, hash(digit))))).toEqual(digits);
      await Promise.all(digits.map((digit) => pictures().delete(id, hash(digit))));
      expect(await Promise.all(digits.map((digit) => read(id, hash(digit))))).toEqual(
        digits.map(() => null),
      );
    });
  });
}
