/** A whole fight over HTTP by somebody who knows nothing but `awaiting`. */
import { expect } from 'vitest';
import { Random } from '../engine/random.ts';
import type { ApiClient } from './api.ts';
import { Bot, type BotAnswer } from './awaiting-bot.ts';

/**
 * Plays to the end, and sends all that is listed as refused on the way.
 *
 * @returns each refusal that was met, and why the fight has ended
 */
export async function playToTheEnd(
  api: ApiClient,
  encounterId: string,
  { seed, most }: { readonly seed: number; readonly most: number },
) {
  const bot = await Bot.join(api, encounterId, new Random(seed));
  const refused = new Map<string, BotAnswer>();
  let seen = await bot.look();
  for (let moves = 0; seen.phase !== 'ENDED'; moves++) {
    expect(moves).toBeLessThan(most);
    expect(seen.awaiting.filter(({ required }) => required)).toHaveLength(1);
    expect(bot.misfits(seen.awaiting)).toEqual([]);
    for (const refusal of seen.awaiting.flatMap(({ refusals }) => refusals)) {
      const known = `${refusal.mutation} ${refusal.rule ?? ''} ${refusal.label}`;
      if (refused.has(known)) continue;
      const answer = await bot.defy(refusal);
      expect(answer, known).toMatchObject({
        __typename: 'IllegalMove',
        rule: refusal.rule,
        message: refusal.message,
      });
      refused.set(known, answer);
    }
    const { encounter, __typename, message } = await bot.move(seen);
    if (!encounter) throw new Error(`${__typename}: ${message ?? ''}`);
    // Standing orders as they are already make no version.
    expect([seen.version, seen.version + 1]).toContain(encounter.version);
    seen = encounter;
  }
  expect(seen.awaiting).toEqual([]);
  expect(await bot.look()).toEqual(seen);
  const query = 'query ($id: ID!) { encounter(id: $id) { outcome { reason } } }';
  const { encounter } = (await api.ask(query, { id: encounterId })) as {
    readonly encounter: { readonly outcome: { readonly reason: string } | null };
  };
  return { refused, outcome: encounter.outcome?.reason };
}
