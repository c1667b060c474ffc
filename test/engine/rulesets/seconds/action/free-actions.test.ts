import { describe, expect, test } from 'vitest';
import { flowParts, automaticCommand } from '../../../../../src/engine/core/ruleset/flow.ts';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import { fight, foe, hex, someone, type Table } from '../../../../kit/engine/seconds/encounter.ts';

/** A fight in which a turn ends when its owner says so, as where the pace is STEP. */
function stepByStep(): Table {
  const table = fight([
    someone('ana', [0, 0], {
      objects: [{ key: 'torch', name: 'Torch', held: true }],
      weapons: [{ weapon: 'sword' }, { weapon: 'pike', held: false }],
      techniques: ['QUICK_DRAW'],
    }),
    foe('bob', [1, 0]),
  ]);
  table.flows = false;
  return table;
}

const dropTorch = (afterSecond: number) => ({ afterSecond, action: 'drop', object: 'torch' });
const talk = (afterSecond: number) => ({ afterSecond, action: 'talk' });

/** The seconds and the actions that take no time, as they came. */
const course = ({ events }: Table): readonly (string | number)[] =>
  events.flatMap((event): readonly (string | number)[] => {
    if (event.type === 'SecondPassed') return [event.second];
    return event.type === 'FreeActionTaken' || event.type === 'TurnEnded'
      ? ['action' in event ? event.action : 'end']
      : [];
  });

describe('zero-second actions', () => {
  test('SEC-31 RS-18 come after the sixth second too: step by step the owner says that the turn is over', () => {
    const table = stepByStep().declare('ana', 'sword').aim('ana', ['bob'], [1]).moves('ana', 2);
    expect(table.clock).toBe('1 ana 6');
    expect(table.awaited).toMatchObject({ kind: 'TURN', combatantId: 'ana' });
    table.declare('ana', 'talk').declare('ana', 'drop', { object: 'torch' });
    expect(table.clock).toBe('1 ana 6');
    expect(table.end('ana').happenings).toEqual(['TurnEnded', 'TurnStarted']);
    expect(table.clock).toBe('1 bob 0');
  });

  test('SEC-08 SEC-31 a turn whose seconds are spent lists and takes nothing else', () => {
    const table = stepByStep().moves('ana', 6);
    const labels = table.awaited.options.map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['Talk (0 s)', 'Drop Torch (0 s)', 'End the turn']),
    );
    expect(table.awaited.options.flatMap(({ cost }) => cost)).toEqual([]);
    const move = { type: 'DeclareAction', combatantId: 'ana', action: 'move', to: hex(7) } as const;
    expect(table.rule(move)).toBe('SEC-08');
    expect(table.rule({ type: 'DelayTurn', combatantId: 'ana' })).toBe('SEC-26');
  });

  test('SEC-10 SEC-31 the end of the turn is offered first, and says what is lost with it', () => {
    const first = (table: Table) => table.awaited.options[0]?.label;
    const table = stepByStep().moves('ana', 5);
    expect(first(table)).toBe('End the turn: loses 1 s');
    expect(first(table.moves('ana', 1))).toBe('End the turn');
  });

  test('SEC-31 in flow a spent turn ends by itself, without a look at what takes no time', () => {
    const table = stepByStep().moves('ana', 5);
    expect(automaticCommand(seconds, table.state, flowParts)).toBeNull();
    table.moves('ana', 1);
    expect(automaticCommand(seconds, table.state, flowParts)).toEqual({
      type: 'EndTurn',
      combatantId: 'ana',
    });
    expect(automaticCommand(seconds, table.state, ['ROUNDS', 'ANSWERS'])).toBeNull();
  });

  test('SEC-31 are declared with an action, for after its nth second, which they do not break', () => {
    const table = stepByStep();
    table.declare('ana', 'sword', { freeActions: [dropTorch(3), talk(1), talk(1)] });
    expect(course(table)).toEqual([1, 'talk', 'talk', 2, 3, 'drop', 4]);
    expect(table.awaited.kind).toBe('TARGET');
    expect(table.combatant('ana').objects).toEqual([]);
  });

  test('SEC-22 SEC-31 come after what completes, and what comes due, with that second', () => {
    const table = stepByStep().declare('ana', 'fuse', { freeActions: [talk(4)] });
    expect(course(table)).toEqual([1, 2, 3, 4]);
    table.aim('ana', ['bob']);
    expect(table.happenings).toEqual(['ActionCompleted', 'DelayStarted', 'FreeActionTaken']);
    // The delay of two seconds comes due with the second of the way after which is talked.
    table.declare('ana', 'move', { to: hex(6), freeActions: [talk(2)] }, [1]);
    expect(table.happenings.filter((type) => type !== 'CombatantMoved')).toEqual([
      ...['ActionBegun', 'SecondPassed', 'SecondPassed', 'ActionCompleted'],
      ...['DelayEnded', 'StrikeRolled', 'FreeActionTaken'],
    ]);
  });

  test('SEC-31 wait until an attack that completes with that second is met', () => {
    const table = stepByStep().declare('ana', 'sword', { freeActions: [talk(4)] });
    table.aim('ana', ['bob'], [6]);
    expect(table.happenings).not.toContain('FreeActionTaken');
    table.defend('NONE', [8]);
    expect(table.happenings.at(-1)).toBe('FreeActionTaken');
  });

  test('SEC-13 SEC-31 go along with an action that is carried over, and can be declared as it goes on', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [4, 0])]);
    table.moves('ana', 3).declare('ana', 'sword', { freeActions: [talk(4)] });
    table.end('bob');
    table.continue('ana');
    expect(table.aim('ana', ['bob'], [1]).happenings).toContain('FreeActionTaken');
    table.moves('ana', 2).declare('ana', 'ritual').end('bob');
    const late = { afterSecond: 3, action: 'talk' };
    const command = { type: 'ContinueAction' as const, combatantId: 'ana', freeActions: [late] };
    expect(table.rule(command)).toBe('SEC-31');
    table.continue('ana', [], { freeActions: [{ ...late, afterSecond: 4 }] });
    expect(course(table).slice(0, 3)).toEqual([1, 'talk', 2]);
  });

  test('SEC-31 of what is given up nothing more is done', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    table
      .moves('ana', 3)
      .declare('ana', 'bolt', { freeActions: [talk(4)] })
      .end('bob');
    table.moves('ana', 1);
    expect(table.happened('ActionAbandoned')).toHaveLength(1);
    expect(table.moves('ana', 5).happenings).not.toContain('FreeActionTaken');
  });

  test('SEC-31 what has become impossible meanwhile is told, with the reason', () => {
    const table = stepByStep();
    const drawn = { afterSecond: 1, action: 'draw', weapon: 'pike' };
    table.declare('ana', 'sword', { freeActions: [drawn, { ...drawn, afterSecond: 2 }] });
    expect(table.happened('FreeActionTaken')).toHaveLength(1);
    expect(table.happened('FreeActionLost')).toEqual([
      {
        type: 'FreeActionLost',
        combatantId: 'ana',
        action: 'draw',
        reason: 'Ana holds that already',
        ...{ rule: 'SEC-09', weapon: 'pike', object: null },
      },
    ]);
  });

  test('SEC-31 what takes time, is impossible, or goes with what takes none is not declared so', () => {
    const table = stepByStep();
    const sword = { type: 'DeclareAction', combatantId: 'ana', action: 'sword' } as const;
    const withFree = (action: string, more = {}) =>
      table.rule({ ...sword, freeActions: [{ afterSecond: 1, action, ...more }] });
    expect(withFree('crouch')).toBe('SEC-31');
    expect(withFree('draw', { weapon: 'sword' })).toBe('SEC-09');
    expect(withFree('dance')).toBe('NOT_FOUND');
    expect(table.rule({ ...sword, freeActions: [talk(5)] })).toBe('SEC-31');
    expect(table.rule({ ...sword, action: 'talk', freeActions: [talk(1)] })).toBe('INVALID');
    table.play({ type: 'VetoAction', action: 'talk' });
    expect(withFree('talk')).toBe('SEC-31');
  });
});

test('SEC-53 who is down has no turn: the check comes in its place, delays go on, nothing is let pass', () => {
  const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0]), someone('cid', [2, 0])]);
  table.declare('ana', 'fuse').aim('ana', ['bob']);
  table.play(
    {
      ...{ type: 'Adjudicate', combatantId: 'ana', reason: 'A stone falls' },
      inflict: [{ condition: 'dying' }],
    },
    [1],
  );
  expect(table.happenings).toEqual([
    ...[
      'Adjudicated',
      'CombatantDown',
      'FallenSkipped',
      'DelayEnded',
      'StrikeRolled',
      'TurnStarted',
    ],
  ]);
  table.end('bob').end('cid', [4, 1]);
  expect(table.happenings).toEqual([
    ...[
      'TurnIdled',
      'TurnEnded',
      'RoundStarted',
      'FallenSkipped',
      'DyingChecked',
      'RecoveryRolled',
    ],
    'TurnStarted',
  ]);
  expect(table.clock).toBe('2 bob 0');
});
