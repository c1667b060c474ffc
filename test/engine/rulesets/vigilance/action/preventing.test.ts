import { describe, expect, test } from 'vitest';
import { commands } from '../../../../../src/engine/rulesets/vigilance/model/commands.ts';
import type { ActionInput } from '../../../../../src/engine/rulesets/vigilance/model/actions.ts';
import {
  at,
  beast,
  declare,
  fight,
  learnt,
  someone,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';

type Opposed = Extract<ActionInput['effect'], { type: 'OPPOSED' }>;

const halting = (effect: Partial<Opposed>): ActionInput => ({
  key: 'halt',
  name: 'Halt',
  slot: 'QUICK',
  effect: {
    type: 'OPPOSED',
    ability: 'INTIMIDATION',
    reach: 'ADJACENT',
    prevents: ['MOVEMENT'],
    ...effect,
  },
});

/** Ann's turn; Cid, `apart` fields off, can halt her. */
const met = (effect: Partial<Opposed>, apart = 1) =>
  fight(
    [
      someone('ann', [0, 0], { defend: 5, willpower: 5 }),
      someone('cid', [apart, 0], {}, { side: 'foes', ...learnt('halt') }),
      beast('cat', [0, 2]),
    ],
    { actions: [halting(effect)] },
  );

const go = to(0, -1);

describe('VIG-53 preventing is data', () => {
  test('VIG-53 RV-33 by success of a check that reaches a stated difficulty', () => {
    const against = { kind: 'DIFFICULTY' as const, difficulty: 7 };
    const table = met({ against }).declare('ann', 'travel', go);
    table.declare('cid', 'halt', at('ann'), [3, 4]);
    expect(table.happened('CheckMade')).toMatchObject([{ success: true, opposing: { total: 7 } }]);
    expect(table.happened('ActionPrevented')).toMatchObject([
      { combatantId: 'ann', byId: 'cid', rule: 'VIG-53', reason: null },
    ]);
    expect(table.at('ann')).toEqual([0, 0]);
    const failed = met({ against }).declare('ann', 'travel', go);
    failed.declare('cid', 'halt', at('ann'), [3, 3]);
    expect(failed.at('ann')).toEqual([0, -1]);
  });

  test('VIG-53 by success of a check against an ability of the target', () => {
    const against = { kind: 'ABILITY' as const, ability: 'WILLPOWER' as const };
    const table = met({ against }).declare('ann', 'travel', go);
    table.declare('cid', 'halt', at('ann'));
    expect(table.asked).toBe('AMPLIFY ann');
    expect(table.awaited.options[0]?.choices).toMatchObject([{ field: 'focus' }]);
    table.amplify([5, 5, 1, 2]);
    expect(table.happened('CheckMade')).toMatchObject([
      { roll: { total: 10 }, opposing: { total: 8 }, success: true },
    ]);
    expect(table.at('ann')).toEqual([0, 0]);
  });

  test('VIG-53 without a check', () => {
    const table = met({ ability: null }).declare('ann', 'travel', go);
    table.declare('cid', 'halt', at('ann'));
    expect(table.happened('CheckMade')).toEqual([]);
    expect(table.happened('ActionPrevented')).toMatchObject([{ combatantId: 'ann', byId: 'cid' }]);
  });

  test('VIG-53 only the kinds of actions that it says, of whom it is aimed at', () => {
    const movement = met({ ability: null });
    expect(movement.declare('ann', 'check', { ability: 'CRAFT' }).asked).toBe('AMPLIFY ann');
    const any = met({ ability: null, prevents: ['REGULAR', 'MOVEMENT', 'QUICK'] });
    any.declare('ann', 'check', { ability: 'CRAFT' });
    expect(any.asked).toBe('PRIORITY cid');
    expect(any.rule(declare('cid', 'halt', at('cat')))).toBe('VIG-39');
    any.declare('cid', 'halt', at('ann'));
    expect(any.happened('ActionPrevented')).toHaveLength(1);
    const other = met({ ability: null, reach: 'ANYWHERE' }).declare('ann', 'travel', go);
    expect(other.rule(declare('cid', 'halt', at('cat')))).toBe('VIG-53');
  });

  test('VIG-53 as far as it reaches', () => {
    const near = met({ ability: null, reach: 'FIELDS', fields: 3 }, 4);
    expect(near.declare('ann', 'travel', go).at('ann')).toEqual([0, -1]);
    const far = met({ ability: null, reach: 'FIELDS', fields: 4 }, 4);
    expect(far.declare('ann', 'travel', go).asked).toBe('PRIORITY cid');
    const anywhere = met({ ability: null, reach: 'ANYWHERE' }, 40);
    expect(anywhere.declare('ann', 'travel', go).asked).toBe('PRIORITY cid');
  });

  test('VIG-53 a definition that opposes and says nothing of what it prevents is refused', () => {
    const unstated: Partial<Opposed> = { ...(halting({}).effect as Opposed) };
    delete unstated.prevents;
    const parsed = commands.DefineActions.safeParse({
      type: 'DefineActions',
      definitions: { actions: [{ ...halting({}), effect: unstated }] },
    });
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'definitions.actions.0.effect.prevents',
    ]);
  });
});

describe('VIG-53 the GM prevents', () => {
  const waiting = () => met({ ability: null }).declare('ann', 'travel', go);
  const ruling = (objectId: string) =>
    ({ type: 'PreventAction', objectId, reason: 'The floor gives way' }) as const;

  test('VIG-53 an action that waits has no effect, for a reason; its slot stays used', () => {
    const table = waiting();
    const offered = table.history.length;
    table.play(ruling('ann.1.1'));
    expect(offered).toBeGreaterThan(0);
    expect(table.happened('ActionPrevented')).toEqual([
      {
        type: 'ActionPrevented',
        objectId: 'ann.1.1',
        combatantId: 'ann',
        byId: null,
        rule: 'VIG-53',
        reason: 'The floor gives way',
        ...{ action: 'travel', why: null, targetIds: [], values: null },
      },
    ]);
    expect(table.at('ann')).toEqual([0, 0]);
    expect(table.stack).toEqual([]);
    expect(table.rule(declare('ann', 'travel', go))).toBe('VIG-30');
  });

  test('VIG-53 also one below the top, whose answer then answers nothing', () => {
    const table = met({ ability: null, prevents: ['REGULAR', 'MOVEMENT', 'QUICK'] });
    table.declare('ann', 'assault', at('cid')).declare('cid', 'halt', at('ann'));
    const stacked = fight(
      [
        someone('ann', [0, 0]),
        someone('cid', [1, 0], {}, { side: 'foes', ...learnt('halt') }),
        someone('dan', [2, 0], {}, learnt('disrupting-kick')),
      ],
      { actions: [halting({ ability: null })] },
    );
    stacked.declare('ann', 'travel', go).declare('cid', 'halt', at('ann'));
    expect(stacked.stack).toEqual(['ann', 'cid']);
    stacked.play(ruling('ann.1.1'));
    expect(stacked.stack).toEqual(['cid']);
    stacked.pass();
    expect(stacked.happened('ActionPrevented')).toMatchObject([
      { combatantId: 'cid', byId: null, reason: null },
    ]);
  });

  test('VIG-53 not once it is being resolved, and nobody but the GM', () => {
    const table = waiting().pass();
    expect(table.refusal(ruling('ann.1.1')).code).toBe('NOT_FOUND');
    const rolling = met({ ability: null }).declare('ann', 'check', { ability: 'CRAFT' });
    expect(rolling.rule(ruling('ann.1.1'))).toBe('VIG-53');
    const player = { kind: 'PLAYER', combatants: ['ann', 'cid', 'cat'] } as const;
    expect(waiting().refusal(ruling('ann.1.1'), player).code).toBe('FORBIDDEN');
  });
});
