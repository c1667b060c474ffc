import { describe, expect, test } from 'vitest';
import { illegal } from '../../../src/engine/core/command/rejection.ts';
import { aimed, candidateTargets, decision } from '../../../src/engine/core/decision/findings.ts';

describe('what is aimed at somebody', () => {
  const others = [
    { id: 'ana', name: 'Ana' },
    { id: 'bor', name: 'Bor' },
  ];
  const command = { type: 'DeclareAction', action: 'strike' };
  const far = illegal('ANY-01', 'It is too far', 'come closer');
  const refusing = (...ids: readonly string[]) =>
    candidateTargets(others, (id) => (ids.includes(id) ? far : null));

  test('is one option for all whom it can be aimed at, and a refusal for each of the others', () => {
    const aims = aimed(refusing('ana'), 'Strike', command, 2);
    const { options, refusals } = decision({ kind: 'TURN', required: true }, () => aims);
    expect(options).toMatchObject([
      {
        label: 'Strike',
        command,
        choices: [{ field: 'targetIds', min: 2, max: 2, from: ['bor'] }],
      },
    ]);
    expect(refusals).toMatchObject([
      {
        label: 'Strike at Ana',
        command: { ...command, targetIds: ['ana', 'ana'] },
        rejection: far,
      },
    ]);
  });

  test('is no option when nobody is left', () => {
    expect(aimed(refusing('ana', 'bor'), 'Strike', command).options).toEqual([]);
  });
});

test('the options of a decision are looked for when somebody first asks, its refusals when those are', () => {
  const rejection = illegal('ANY-01', 'It is too far', 'come closer');
  let [found, listed] = [0, 0];
  const list = () => [{ label: `Refusal ${++listed}`, command: { type: 'Any' }, rejection }];
  const due = decision({ kind: 'TURN', required: true }, () => {
    found++;
    return { options: [], refusals: [list] };
  });
  expect(due).toHaveProperty('kind', 'TURN');
  expect(found).toBe(0);
  expect([due.options, due.options]).toEqual([[], []]);
  expect([found, listed]).toEqual([1, 0]);
  expect(due.refusals).toMatchObject([{ label: 'Refusal 1' }]);
  expect(due.refusals).toMatchObject([{ label: 'Refusal 1' }]);
});
