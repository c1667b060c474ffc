/** A whole fight over HTTP by somebody who knows nothing but `awaiting`. */
import { expect } from 'vitest';
import { AddCombatantsDocument, RollInitiativeDocument } from '../../../src/client/index.ts';
import { rulesets } from '../../../src/engine/all.ts';
import type { RulesetId } from '../../../src/engine/index.ts';
import { Random } from '../engine/random.ts';
import type { Api, ApiClient } from './api.ts';
import { Bot, type BotAnswer } from './awaiting-bot.ts';

/** The sample creatures of a ruleset on two sides, the fight begun. */
export async function begun(api: Api, ruleset: RulesetId): Promise<string> {
  // With these dice somebody's turn begins at once.
  api.nextSeed('5'.repeat(64));
  const { id } = await api.create({ ruleset });
  const keys = rulesets[ruleset].rulebook.creatures.map(({ key }) => key);
  const creatures = Array.from({ length: 4 }, (_, i) => ({
    creature: keys[i % keys.length]!,
    side: i % 2 ? 'raiders' : 'wardens',
    position: { q: i, r: i % 2 },
  }));
  await api.play(AddCombatantsDocument, { encounterId: id, creatures });
  await api.play(RollInitiativeDocument, { encounterId: id });
  return id;
}

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
      const known = `${refusal.mutation} ${refusal.rule?.id ?? ''} ${refusal.label}`;
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
  const query =
    'query ($id: ID!) { encounter(id: $id) { ... on Encounter { outcome { reason } } } }';
  const { encounter } = (await api.ask(query, { id: encounterId })) as {
    readonly encounter: { readonly outcome: { readonly reason: string } | null };
  };
  return { refused, outcome: encounter.outcome?.reason };
}
