/** What every adapter of ApiKeyStore promises. Each one's test file runs all of it. */
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ApiKey, ApiKeyStore } from '../../../src/app/ports.ts';

const AT = '2026-11-29T12:00:00.000Z';
const LATER = '2027-02-27T12:00:00.000Z';

export function apiKeysContract(name: string, keys: () => ApiKeyStore): void {
  const keyOf = (owner: string, more: Partial<ApiKey> = {}): ApiKey => {
    const id = `key_${randomUUID()}`;
    const hash = randomBytes(32).toString('hex');
    const scopes = ['encounters:create', 'seats:issue'] as const;
    const times = { createdAt: AT, expiresAt: LATER, lastUsedOn: null };
    return { id, hash, owner, account: id, name: 'Bot "Ä" 🎲', scopes, ...times, ...more };
  };

  describe(`${name}: keys of programs`, () => {
    it('are found by their hash, and listed in the order in which they were made', async () => {
      const owner = randomUUID();
      const all = [keyOf(owner), keyOf(owner), keyOf(owner)];
      for (const key of all) expect(await keys().add(key, 3)).toBe('ADDED');
      expect(await keys().ofOwner(owner)).toEqual(all);
      for (const key of all) expect(await keys().find(key.hash)).toEqual(key);
      expect(await keys().find('0'.repeat(64))).toBeNull();
      expect(await keys().ofOwner(randomUUID())).toEqual([]);
    });

    it('are no more than their owner may have, of whom others take nothing', async () => {
      const [owner, other] = [randomUUID(), randomUUID()];
      const all = [keyOf(owner), keyOf(owner)];
      for (const key of all) await keys().add(key, 2);
      const third = keyOf(owner);
      expect(await keys().add(third, 2)).toBe('FULL');
      expect(await keys().find(third.hash)).toBeNull();
      expect(await keys().add(keyOf(other), 2)).toBe('ADDED');
      expect(await keys().ofOwner(owner)).toEqual(all);
    });

    it('are no more either where many are made at once', async () => {
      const owner = randomUUID();
      const added = await Promise.allSettled(
        Array.from({ length: 6 }, () => keys().add(keyOf(owner), 3)),
      );
      const kept = added.filter((one) => one.status === 'fulfilled' && one.value === 'ADDED');
      expect(kept.length).toBeLessThanOrEqual(3);
      expect(await keys().ofOwner(owner)).toHaveLength(kept.length);
    });

    it('make room once they have expired, and not before it is needed', async () => {
      const owner = randomUUID();
      const ended = keyOf(owner, { expiresAt: AT });
      const [second, third] = [keyOf(owner), keyOf(owner)];
      await keys().add(ended, 2);
      expect(await keys().add(second, 2)).toBe('ADDED');
      expect(await keys().ofOwner(owner)).toEqual([ended, second]);
      expect(await keys().add(third, 2)).toBe('ADDED');
      expect(await keys().ofOwner(owner)).toEqual([second, third]);
      expect(await keys().find(ended.hash)).toBeNull();
    });

    it('are gone once they are removed, by their owner alone', async () => {
      const owner = randomUUID();
      const key = keyOf(owner);
      await keys().add(key, 20);
      expect(await keys().remove(randomUUID(), key.id)).toBe(false);
      expect(await keys().find(key.hash)).toEqual(key);
      expect(await keys().remove(owner, key.id)).toBe(true);
      expect(await keys().remove(owner, key.id)).toBe(false);
      expect(await keys().find(key.hash)).toBeNull();
      expect(await keys().ofOwner(owner)).toEqual([]);
    });

    it('have the day of their last use, and do not come back by it', async () => {
      const owner = randomUUID();
      const key = keyOf(owner);
      await keys().add(key, 20);
      await keys().noteUse(key.hash, '2026-11-29');
      await keys().noteUse(key.hash, '2026-11-30');
      const used = { ...key, lastUsedOn: '2026-11-30' };
      expect(await keys().find(key.hash)).toEqual(used);
      expect(await keys().ofOwner(owner)).toEqual([used]);
      await keys().add(keyOf(owner), 20);
      expect((await keys().ofOwner(owner))[0]).toEqual(used);
      await keys().remove(owner, key.id);
      await keys().noteUse(key.hash, '2026-12-01');
      expect(await keys().find(key.hash)).toBeNull();
    });
  });
}
