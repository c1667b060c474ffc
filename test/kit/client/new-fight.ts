/** A fight of two, begun by the methods of `connect`. */
import type { Connection, Fight } from '../../../src/client/connect.ts';
import type { Ruleset } from '../../../src/client/index.ts';

/** Who comes to an end with each other soon. */
const pairs: Readonly<Record<Ruleset, readonly [string, string]>> = {
  SEGMENTS: ['reed-fencer', 'marsh-lurker'],
  VIGILANCE: ['gate-warden', 'thicket-boar'],
  SECONDS: ['wall-shot', 'quarry-brute'],
};

export const rulesets = Object.keys(pairs) as readonly Ruleset[];

export async function newFight(server: Connection, ruleset: Ruleset = 'SEGMENTS'): Promise<Fight> {
  const made = await server.create({ name: 'A test', ruleset });
  if (!made.ok) throw new Error(made.message);
  const { fight } = made;
  const creatures = pairs[ruleset].map((creature, q) => ({
    creature,
    side: q === 0 ? 'heroes' : 'raiders',
    position: { q, r: 0 },
  }));
  for (const answer of [await fight.add({ creatures }), await fight.begin()])
    if (!answer.ok) throw new Error(answer.message);
  return fight;
}
