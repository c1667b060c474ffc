import { expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import { fight, foe, hex, someone, type Table } from '../../../../kit/engine/seconds/encounter.ts';

const courses = (table: Table, actor: Actor) =>
  seconds.queries.view(table.state, actor).timeline.map(({ course }) => course);

const duel = () => fight([someone('ana', [0, 0]), foe('bob', [15, 0])]);

/** Four moves, and the first two seconds of a run. */
function running(): Table {
  const table = duel().moves('ana', 4);
  const { q, r } = table.combatant('ana').position;
  return table.play({
    type: 'DeclareAction',
    combatantId: 'ana',
    action: 'run',
    to: hex(q, r + 27),
  });
}

test('SEC-33 a run shows whoever plays the runner where each second of it leads', () => {
  const table = running();
  const from = table.combatant('ana').position;
  const [course] = courses(table, { kind: 'PLAYER', combatants: ['ana'] });
  expect(course).toEqual({
    shape: 'PATH',
    stages: [
      { at: null, hexes: [from] },
      {
        at: { round: 2, step: 1, onTurnOfId: 'ana' },
        hexes: Array.from({ length: 9 }, (_, i) => hex(from.q, from.r + i + 1)),
      },
    ],
  });
  expect(courses(table, gameMaster)).toEqual([course]);
  table.end('bob');
  table.play({ type: 'ContinueAction', combatantId: 'ana', action: 'run' });
  expect(table.happened('CombatantMoved').at(-1)?.path).toEqual(course?.stages[1]?.hexes);
});

test('SEC-33 where others run is not to be seen', () => {
  for (const actor of [{ kind: 'SPECTATOR' }, { kind: 'PLAYER', combatants: ['bob'] }] as const)
    expect(courses(running(), actor)).toEqual([null]);
});

test('SEC-33 whoever is set down elsewhere runs no further', () => {
  const table = running().play({
    type: 'Adjudicate',
    combatantId: 'ana',
    reason: 'A pit',
    position: hex(5, 5),
  });
  expect(courses(table, gameMaster)).toEqual([{ shape: 'PATH', stages: [] }]);
});

test('SEC-12 what is done without going anywhere has no course', () => {
  expect(courses(duel().declare('ana', 'whittle', { seconds: 2 }), gameMaster)).toEqual([null]);
});
