import { describe, expect, test } from 'vitest';
import { illegal } from '../../../src/engine/core/command/rejection.ts';
import { aimed, aimsAt } from '../../../src/engine/core/decision/findings.ts';

describe('what is aimed at somebody', () => {
  const others = [
    { id: 'ana', name: 'Ana' },
    { id: 'bor', name: 'Bor' },
  ];
  const command = { type: 'DeclareAction', action: 'strike' };
  const far = illegal('ANY-01', 'It is too far', 'come closer');
  const refusing = (...ids: readonly string[]) =>
    aimsAt(others, (id) => (ids.includes(id) ? far : null));

  test('is one option for all whom it can be aimed at, and a refusal for each of the others', () => {
    const { options, refusals } = aimed(refusing('ana'), 'Strike', command, 2);
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
