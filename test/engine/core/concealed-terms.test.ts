import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Actor } from '../../../src/engine/core/command/actor.ts';
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import { event } from '../../../src/engine/core/schema/event.ts';
import { diceTerm, scoreOf, scoreSchema, valueTerm } from '../../../src/engine/core/score/score.ts';
import { viewDeclared } from '../../../src/engine/core/views/event-view.ts';

const declared = {
  Struck: event('TABLE', 'A strike.', {
    attackerId: z.string(),
    targetId: z.string(),
    strike: scoreSchema.meta({ rolledBy: 'attackerId' }),
    parry: scoreSchema.meta({ rolledBy: 'targetId' }),
    rolls: z.array(z.object({ combatantId: z.string(), roll: scoreSchema })),
  }),
};

const rolled = [
  { sides: 6, face: 5, counts: 5 },
  { sides: 6, face: 2, counts: 2 },
];
const terms = [
  valueTerm('skill', 3),
  valueTerm('range', -1, 'X-1'),
  diceTerm('dice', 3, 6),
  diceTerm('cover', -1, 6, 'X-2'),
];
const score = scoreOf(terms, rolled, 'pips');
const outline = [valueTerm('bonuses', 2), diceTerm('dice', 2, 6)];
const struck = {
  type: 'Struck',
  attackerId: 'ana',
  targetId: 'bob',
  strike: score,
  parry: score,
  rolls: [
    { combatantId: 'ana', roll: score },
    { combatantId: 'bob', roll: score },
  ],
};

const player = (...combatants: string[]): Actor => ({ kind: 'PLAYER', combatants });
const seenBy = (actor: Actor) => viewDeclared(declared, struck, actor)!;

test('a seat sees why of the scores of its own combatants, and what others come to', () => {
  const seen = seenBy(player('ana'));
  expect(seen.strike).toEqual(score);
  expect(seen.parry).toEqual({ ...score, terms: outline });
  expect(seen.rolls.map(({ roll }) => roll.terms)).toEqual([terms, outline]);
});

test('the GM sees all, a spectator what is on the table', () => {
  expect(seenBy(gameMaster)).toEqual(struck);
  const { strike, parry, rolls } = seenBy({ kind: 'SPECTATOR' });
  expect([strike, parry, ...rolls.map(({ roll }) => roll)].map((one) => one.terms)).toEqual(
    Array.from({ length: 4 }, () => outline),
  );
});
