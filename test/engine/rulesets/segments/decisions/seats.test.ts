import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import type { Decision } from '../../../../../src/engine/core/decision/decision.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { ready, strike } from '../../../../kit/engine/segments/moves.ts';
import { fight, foe, someone, Table } from '../../../../kit/engine/segments/encounter.ts';
import { inFull } from '../../../../kit/engine/listing.ts';

const duel = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
const seat = (...combatants: readonly string[]): Actor => ({ kind: 'PLAYER', combatants });
const spectator: Actor = { kind: 'SPECTATOR' };

const positions: Readonly<Record<string, () => Table>> = {
  'before the fight': () =>
    new Table().play({
      type: 'AddCombatants',
      combatants: [someone('ana', [0, 0]), foe('bob', [1, 0])],
    }),
  'a turn': duel,
  'a defense is due': () => duel().play(strike('ana', 'bob')),
  'someone waits with an action': () =>
    duel()
      .play(ready('ana', 'unarmed-strike', 'STANDARD'))
      .end('ana'),
  'a segment is over': () => duel().end('ana').end('bob'),
};

/** What everyone knows of a decision: that it is due. */
const withoutOptions = (decision: Decision): Decision => ({
  ...decision,
  options: [],
  refusals: [],
});

describe.each(Object.entries(positions))('SEG-09 the listing: %s', (_, table) => {
  const { state } = table();
  const listed = (actor: Actor) => inFull(segments.queries.decisions(state, actor));
  const everything = listed(gameMaster);

  test.each(['ana', 'bob'])('%s sees the own options, and of others what is due', (id) => {
    expect(listed(seat(id))).toEqual(
      everything.flatMap((decision) => {
        if (decision.combatantId === id) return [decision];
        return decision.required ? [withoutOptions(decision)] : [];
      }),
    );
  });

  test('a spectator sees what is due and no option', () => {
    const due = everything.filter(({ required }) => required);
    expect(due).toHaveLength(1);
    expect(listed(spectator)).toEqual(due.map(withoutOptions));
  });

  test('who plays everyone sees all but what is the game master’s', () => {
    const own = listed(seat('ana', 'bob'));
    expect(own.filter(({ combatantId }) => combatantId !== null)).toEqual(
      everything.filter(({ combatantId }) => combatantId !== null),
    );
  });
});
