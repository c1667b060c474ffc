import { expect, test } from 'vitest';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import {
  type CommandInput,
  fight,
  foe,
  parse,
  someone,
} from '../../../../kit/engine/seconds/encounter.ts';

test.each([
  ['bolt', { round: 1, step: 4, onTurnOfId: 'ana' }],
  ['fuse', { round: 1, step: 6, onTurnOfId: 'ana' }],
  ['slow', { round: 3, step: 3, onTurnOfId: 'ana' }],
])('SEC-19 %s comes after its delay, in seconds of its owner', (spell, expected) => {
  const table = fight([someone('ana', [0, 0]), foe('bob', [5, 0])]).declare('ana', spell);
  const complete: CommandInput = {
    type: 'CompleteAction',
    combatantId: 'ana',
    targetIds: ['bob'],
  };
  expect(seconds.queries.arrival?.(table.state, parse(complete), 'bob')).toEqual(expected);
  if (spell === 'bolt') return;
  table.play(complete);
  const { timeline } = seconds.queries.view(table.state, { kind: 'SPECTATOR' });
  expect(timeline).toMatchObject([{ kind: 'DELAYED_EFFECT', resolves: expected }]);
});

test('SEC-19 what aims at nobody does not come', () => {
  const table = fight([someone('ana', [0, 0]), foe('bob', [5, 0])]);
  const end = parse({ type: 'EndTurn', combatantId: 'ana' });
  expect(seconds.queries.arrival?.(table.state, end, 'bob')).toBeNull();
});
