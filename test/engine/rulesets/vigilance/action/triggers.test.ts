import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { narrate } from '../../../../../src/engine/rulesets/vigilance/views/narrate.ts';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import { player, seenBy } from '../../../../kit/engine/orders.ts';
import {
  anywhere,
  at,
  beast,
  type CommandInput,
  declare,
  fight,
  learnt,
  someone,
  type Table,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';

type Ready = Extract<CommandInput, { type: 'ReadyAction' }>;
type Trigger = Partial<Pick<Ready, 'until' | 'ofId' | 'trigger'>>;

const preparing = (trigger: Trigger = {}): Ready => ({
  ...{ type: 'ReadyAction', combatantId: 'ann', action: 'assault' },
  ...trigger,
});

/** Ann prepares a blow; then the boar beside her, then the cat beside both. Nobody else can respond. */
const waiting = (trigger: Trigger) =>
  fight(
    [someone('ann', [0, 0]), beast('boar', [1, 0]), beast('cat', [0, 1], {}, { side: 'cats' })],
    { setup: anywhere },
  )
    .play(preparing(trigger))
    .end();

/** Whom the fight asks before what is on the stack resolves; null where nobody. */
const asked = ({ awaited }: Table) => (awaited.kind === 'PRIORITY' ? awaited.combatantId : null);

const blow = declare('ann', 'assault', { use: 'QUICK', ...at('boar') });

/** The prepared actions under way, as a seat sees them. */
const prepared = ({ state }: Table, actor = gameMaster) =>
  vigilance.queries
    .view(state, actor)
    .timeline.filter(({ kind }) => kind === 'PREPARED')
    .map(({ label }) => label);

describe('VIG-52 what a prepared action waits for', () => {
  test('VIG-52 RV-51 until somebody moves: asked before the movement, which the action answers', () => {
    const table = waiting({ until: 'MOVES', ofId: 'boar' }).declare('boar', 'travel', to(2));
    expect(table.asked).toBe('PRIORITY ann');
    table.play(blow).amplify([6, 6, 1, 1]);
    expect(table.at('boar')).toEqual([2, 0]);
    expect(table.combatant('ann').prepared).toBeNull();
    expect(table.happenings.indexOf('AttackRolled')).toBeLessThan(
      table.happenings.indexOf('CombatantMoved'),
    );
  });

  test('VIG-52 RV-51 whoever stays where it is does not move', () => {
    const table = waiting({ until: 'MOVES' });
    expect(asked(table.declare('boar', 'travel'))).toBeNull();
    expect(asked(table.declare('boar', 'check', { ability: 'CRAFT' }))).toBeNull();
    expect(asked(waiting({ until: 'MOVES' }).declare('boar', 'climb'))).toBe('ann');
  });

  test('VIG-52 RV-51 until somebody attacks, or does anything: only what does so is answered', () => {
    const travels = (until: Ready['until']) => waiting({ until }).declare('boar', 'travel', to(2));
    const attacks = (until: Ready['until']) =>
      waiting({ until }).declare('boar', 'assault', at('cat'));
    expect(asked(travels('ATTACKS'))).toBeNull();
    expect(asked(travels('ACTS'))).toBe('ann');
    expect(asked(attacks('MOVES'))).toBeNull();
    expect(asked(attacks('ACTS'))).toBe('ann');
    const table = attacks('ATTACKS');
    expect(table.asked).toBe('PRIORITY ann');
    expect(table.pass().happened('AttackRolled')).toHaveLength(1);
  });

  test('VIG-52 RV-51 of one combatant, what another does is no trigger', () => {
    const table = waiting({ until: 'MOVES', ofId: 'cat' }).declare('boar', 'travel', to(2));
    expect(asked(table)).toBeNull();
    expect(asked(table.end().declare('cat', 'travel', to(-1, 1)))).toBe('ann');
  });

  test('VIG-52 RV-51 it is performed neither before nor in answer to something else', () => {
    const table = fight([someone('ann', [0, 0]), beast('boar', [1, 0])], {
      setup: { settings: { askedToRespond: 'QUICK_ACTION_LEFT' } },
    }).play(preparing({ until: 'MOVES', ofId: 'boar' }));
    table.pass().pass().end().declare('boar', 'check', { ability: 'CRAFT' });
    expect(table.asked).toBe('PRIORITY ann');
    expect(table.refusal(blow)).toMatchObject({
      rule: 'VIG-52',
      message: 'Ann waits until Boar moves; answer that with it.',
    });
    const own = fight([someone('ann', [0, 0]), beast('boar', [1, 0])]);
    own.play(preparing({ until: 'ACTS' }));
    expect(own.rule(blow)).toBe('VIG-52');
  });

  test('VIG-52 RV-51 what the owner does itself is no trigger, also where it is asked about it', () => {
    const table = fight([someone('ann', [0, 0]), beast('boar', [1, 0])], {
      setup: { settings: { askedToRespond: 'QUICK_ACTION_LEFT' } },
    }).play(preparing({ until: 'ACTS' }));
    table.pass().pass().declare('ann', 'travel', to(0, 1));
    expect(table.asked).toBe('PRIORITY ann');
    expect(table.rule(blow)).toBe('VIG-52');
  });

  test('VIG-52 RV-51 whoever passes waits on, and is asked the next time', () => {
    const table = waiting({ until: 'ACTS' }).declare('boar', 'check', { ability: 'CRAFT' });
    expect(asked(table)).toBe('ann');
    table.pass();
    expect(asked(table.declare('boar', 'travel', to(1, -1)))).toBe('ann');
  });

  test('VIG-48 VIG-52 RV-51 after a response to it, what it waits for is on top again', () => {
    const table = fight([
      someone('ann', [0, 0]),
      beast('boar', [1, 0]),
      beast('cat', [2, 0], {}, { side: 'cats', ...learnt('disrupting-kick') }),
    ]);
    table
      .play(preparing({ until: 'MOVES', ofId: 'boar' }))
      .pass()
      .end();
    table.declare('boar', 'travel', to(1, -1)).pass();
    table.declare('cat', 'disrupting-kick', at('boar'));
    expect(table.happened('ActionResolved')).toHaveLength(1);
    expect(table.asked).toBe('PRIORITY ann');
  });

  test.each([[null], ['the gate falls']])(
    'VIG-52 RV-51 in words, or for nothing in particular, it is offered wherever it can answer: %s',
    (trigger) => {
      const table = waiting({ trigger });
      expect(asked(table.declare('boar', 'check', { ability: 'CRAFT' }))).toBe('ann');
      table.pass().declare('boar', 'travel', to(2)).play(blow).amplify([1, 1]);
      expect(table.combatant('ann').prepared).toBeNull();
    },
  );

  test('VIG-52 RV-51 options name what can be waited for, and of whom', () => {
    const table = fight([someone('ann', [0, 0]), beast('boar', [9, 0])]);
    const ready = table.awaited.options.filter(({ command }) => command.type === 'ReadyAction');
    expect(ready).toMatchObject([
      {
        label: 'Prepare an action',
        cost: [{ resource: 'REGULAR', amount: 1 }],
        choices: [
          { field: 'action', from: ['assault', 'shoot', 'check'], min: 1 },
          { field: 'until', from: ['ACTS', 'ATTACKS', 'MOVES'], min: 0, limits: [] },
          { field: 'ofId', from: ['boar'], min: 0, limits: [{ rule: 'VIG-52' }] },
          { field: 'trigger', kind: 'TEXT', min: 0, limits: [{ rule: 'VIG-52' }] },
        ],
      },
    ]);
  });

  test('VIG-52 a trigger is named in full, is somebody else’s, and of nobody who is hidden', () => {
    const table = fight([someone('ann', [0, 0]), beast('boar', [9, 0])]);
    expect(table.rule(preparing({ ofId: 'boar' }))).toBe('VIG-52');
    expect(table.rule(preparing({ until: 'ACTS', trigger: 'a cry' }))).toBe('VIG-52');
    expect(table.rule(preparing({ until: 'ACTS', ofId: 'ann' }))).toBe('VIG-52');
    expect(() => table.rule(preparing({ until: 'ENDS_TURN' as never }))).toThrow();
    table.play({ type: 'AddCombatants', combatants: [beast('eve', [5, 0])], hidden: true });
    const hidden = table.refusal(preparing({ until: 'ACTS', ofId: 'eve' }), player('ann'));
    const unknown = table.refusal(preparing({ until: 'ACTS', ofId: 'ada' }), player('ann'));
    expect(hidden).toEqual(JSON.parse(JSON.stringify(unknown).replaceAll('ada', 'eve')));
  });

  test('VIG-52 who is gone is waited for no more: it waits for nothing in particular', () => {
    const gone = { type: 'RemoveCombatant', combatantId: 'cat' } as const;
    const trigger = { until: 'MOVES', ofId: 'cat' } as const;
    expect(waiting(trigger).play(gone).combatant('ann').prepared).toEqual({
      action: 'assault',
      trigger: null,
    });
    const preparingStill = fight([
      someone('ann', [0, 0]),
      beast('boar', [1, 0], {}, learnt('disrupting-kick')),
      beast('cat', [9, 0]),
    ]).play(preparing(trigger));
    expect(preparingStill.stack).toEqual(['ann']);
    preparingStill.play(gone).pass();
    expect(preparingStill.combatant('ann').prepared?.trigger).toBeNull();
  });

  test('VIG-52 others learn that a window is open, and neither whose nor what for', () => {
    const table = waiting({ until: 'MOVES', ofId: 'boar' });
    const declared = table.history.filter(({ type }) => type === 'ActionPushed');
    table.declare('boar', 'travel', to(2));
    for (const actor of [player('boar'), { kind: 'SPECTATOR' } as const]) {
      expect(
        vigilance.queries.decisions(table.state, actor).filter(({ kind }) => kind === 'PRIORITY'),
      ).toEqual([
        {
          ...{
            kind: 'PRIORITY',
            required: true,
            combatantId: null,
            subjectId: table.awaited.subjectId,
            ...{ action: null, until: null, closing: null },
          },
          ...{ options: [], refusals: [] },
        },
      ]);
      expect(seenBy(vigilance, table.events, actor).map(({ type }) => type)).toEqual([
        'ActionPushed',
      ]);
      expect(seenBy(vigilance, declared, actor)).toMatchObject([{ prepares: null }]);
      expect(prepared(table, actor)).toEqual([]);
      const refusal = table.refusal({ type: 'EndTurn', combatantId: 'boar' }, player('boar'));
      expect(JSON.stringify(refusal)).not.toMatch(/ann/i);
    }
  });

  test('VIG-52 the owner’s log and timeline say until when', () => {
    const table = waiting({ until: 'MOVES', ofId: 'boar' });
    const lines = seenBy(vigilance, table.history, player('ann')).flatMap((event) =>
      /^Action(Pushed|Prepared)$/.test(event.type) ? [narrate(event, table.state)] : [],
    );
    expect(lines).toEqual([
      'Ann prepares Assault for when Boar moves',
      'Ann has prepared Assault for when Boar moves',
    ]);
    expect(prepared(table, player('ann'))).toEqual([
      'Ann: Assault is prepared for when Boar moves',
    ]);
    expect(prepared(waiting({ trigger: 'a cry' }))).toEqual([
      'Ann: Assault is prepared for when: a cry',
    ]);
    expect(prepared(waiting({}))).toEqual(['Ann: Assault is prepared']);
  });
});
