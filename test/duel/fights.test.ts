import { expect, it } from 'vitest';
import { duel } from '../kit/duel/index.ts';
import { events } from '../kit/duel/model.ts';
import { playHidden, SECRET_NUMBER } from '../kit/engine/hiding.ts';
import { testWholeFights } from '../kit/engine/whole-fights.ts';
import { sized } from '../kit/size.ts';
import { duelGame } from './game.ts';

const noConditions = 'DUEL has no conditions.';
const noOrders = 'DUEL has no orders but who plays somebody.';

const foreign: ReadonlySet<string> = new Set([
  ...['PlayedBySet', 'DiceAsked', 'DiceDeclared', 'CommandTakenBack', 'CommandResumed'],
]);

testWholeFights(duelGame, {
  rules: 'DUE-06 and the check of states',
  ...{ seed: 20_261_122, fights: 800, roundLimit: 60, tryEvery: 7, retellEvery: 3 },
  endedPart: 0.8,
  // Nobody is played by the computer or rolls by hand in it.
  mustHappen: [...Object.keys(events).filter((type) => !foreign.has(type)), 'PARRIED'],
  mustRefuse: duel.rulebook.rules
    .map(({ id }) => id)
    .filter((id) => id.startsWith('DUE') && id !== 'DUE-05'),
  seldomOffered: ['RevealCombatants: TABLE'],
  unlisted: {
    'Adjudicate.inflict': noConditions,
    'Adjudicate.lift': noConditions,
    'SetStandingOrders.combatantId': noOrders,
    'SetStandingOrders.level': noOrders,
    'SetStandingOrders.playedBy': noOrders,
    'SetStandingOrders.type': noOrders,
  },
});

it('hidden combatants change nothing for anybody else before they are revealed', () => {
  const hiding = { game: duelGame, mark: { hitPoints: SECRET_NUMBER } };
  const compared = playHidden(hiding, { seed: 20_261_122, fights: sized(160), commands: 60 });
  console.info(JSON.stringify(compared));
  for (const count of Object.values(compared)) expect(count).toBeGreaterThan(sized(20));
});
