import { describe, expect, test } from 'vitest';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { player, seenBy } from '../../../../kit/engine/orders.ts';
import { release, step, strike } from '../../../../kit/engine/segments/moves.ts';
import { fight, foe, someone, type Table } from '../../../../kit/engine/segments/encounter.ts';

type Ready = Extract<Parameters<Table['play']>[0], { type: 'ReadyAction' }>;

/** Ana, with Dan beside her, readies a blow; then Bob, two hexes from her, then Cat beside Bob. */
const waiting = (until: Ready['until'], ofId: string | null = null, settings = {}) =>
  fight(
    [someone('ana', [0, 0]), foe('bob', [2, 0]), someone('cat', [2, 1]), someone('dan', [-1, 0])],
    { setup: { settings: { askedWhen: 'DONE', ...settings } } },
  )
    .play({
      ...{ type: 'ReadyAction', combatantId: 'ana', action: 'unarmed-strike', use: 'STANDARD' },
      ...{ until, ofId },
    })
    .end('ana');

const asked = ({ state }: Table) =>
  segments.queries
    .decisions(state, player('ana'))
    .filter(({ kind, required }) => kind === 'RELEASE' && required)
    .map(({ combatantId }) => combatantId);

const pass = { type: 'PassPriority', combatantId: 'ana' } as const;

describe('SEG-27 what a readied action waits for', () => {
  test('SEG-27 R-11 until somebody moves: the fight waits at once, before anything else', () => {
    const table = waiting('MOVES', 'bob').play(step('bob', 1, 0));
    expect(table.happenings).toEqual(['ActionDeclared', 'CombatantMoved', 'ReadiedActionDue']);
    expect(asked(table)).toEqual(['ana']);
    expect(table.rule({ type: 'EndTurn', combatantId: 'bob' })).toBe('SEG-27');
    table.play(release('ana', { targetIds: ['bob'] })).defend('NONE', [6, 6, 3]);
    expect(table.turn).toBe('bob');
    expect(table.combatant('ana').readied).toBeNull();
  });

  test('SEG-27 of one combatant, what another does is no trigger', () => {
    expect(asked(waiting('MOVES', 'cat').play(step('bob', 1, 0)))).toEqual([]);
    expect(asked(waiting('MOVES').play(step('bob', 1, 0)))).toEqual(['ana']);
  });

  test('SEG-27 R-11 until somebody attacks: before the attack is met', () => {
    const table = waiting('ATTACKS', 'bob').play(strike('bob', 'cat'));
    expect(asked(table)).toEqual(['ana']);
    expect(table.rule(table.defense('NONE'))).toBe('SEG-27');
    table.play(pass);
    expect(asked(table)).toEqual([]);
    expect(table.defend('NONE', [1, 1, 3]).turn).toBe('bob');
    expect(asked(waiting('ATTACKS').play(step('bob', 1, 0)))).toEqual([]);
    expect(asked(waiting('ACTS').play(step('bob', 1, 0)))).toEqual(['ana']);
  });

  test('SEG-27 until somebody comes within reach, and not while they are there already', () => {
    const table = waiting('COMES_WITHIN_REACH').play(step('bob', 1, 0));
    expect(asked(table)).toEqual(['ana']);
    table.play(pass).end('bob').end('cat').end('dan').advance();
    expect(asked(table.end('ana').play(step('bob', 0, 1)))).toEqual([]);
  });

  test('SEG-27 until somebody ends a turn', () => {
    const table = waiting('ENDS_TURN', 'bob');
    expect(asked(table)).toEqual([]);
    expect(asked(table.end('bob'))).toEqual(['ana']);
    expect(table.play(pass).turn).toBe('cat');
  });

  test('SEG-27 it cannot be released before; whoever waits on is asked the next time', () => {
    const table = waiting('MOVES', 'bob');
    expect(table.rule(release('ana', { targetIds: ['bob'] }))).toBe('SEG-27');
    expect(table.rule(pass)).toBe('SEG-27');
    table.play(step('bob', 1, 0)).play(pass);
    expect(table.rule(release('ana', { targetIds: ['bob'] }))).toBe('SEG-27');
  });

  test('SEG-27 in words, or for nothing in particular, it is offered and asked for nowhere', () => {
    const table = waiting(null).play(step('bob', 1, 0));
    const releases = segments.queries
      .decisions(table.state, player('ana'))
      .filter(({ kind }) => kind === 'RELEASE');
    expect(releases).toMatchObject([{ required: false, combatantId: 'ana' }]);
    table.play(release('ana', { targetIds: ['bob'] }));
  });

  test('SEG-27 a trigger is named in full, is somebody else’s, and of nobody who is hidden', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [2, 0])]);
    const ready: Ready = {
      type: 'ReadyAction',
      combatantId: 'ana',
      action: 'unarmed-strike',
      use: 'STANDARD',
    };
    expect(table.rule({ ...ready, ofId: 'bob' })).toBe('SEG-27');
    expect(table.rule({ ...ready, until: 'ACTS', trigger: 'a cry' })).toBe('SEG-27');
    expect(table.rule({ ...ready, until: 'ACTS', ofId: 'ana' })).toBe('SEG-27');
    table.play({ type: 'AddCombatants', combatants: [foe('eve', [5, 0])], hidden: true });
    const hidden = table.refusal({ ...ready, until: 'ACTS', ofId: 'eve' }, player('ana'));
    const unknown = table.refusal({ ...ready, until: 'ACTS', ofId: 'ada' }, player('ana'));
    expect(hidden).toEqual(JSON.parse(JSON.stringify(unknown).replaceAll('ada', 'eve')));
  });

  test('SEG-27 who is gone is waited for no more: it waits for nothing in particular', () => {
    const table = waiting('MOVES', 'cat').play({ type: 'RemoveCombatant', combatantId: 'cat' });
    expect(table.combatant('ana').readied?.trigger).toBeNull();
  });

  test('SEG-27 SEG-107 whether the fight is over is said once whoever is asked has answered', () => {
    const table = waiting('MOVES', 'bob', { conclusion: 'ASK' }).play(step('bob', 1, 0));
    table.play({ type: 'YieldFight', combatantId: 'bob', yields: true });
    const goOn = { type: 'ConcludeFight', choice: 'GO_ON' } as const;
    expect(asked(table)).toEqual(['ana']);
    expect(table.rule(goOn)).toBe('SEG-27');
    table.play(pass).play(goOn);
  });

  test('SEG-27 others learn that the fight waits, and nothing else', () => {
    const table = waiting('MOVES', 'bob').play(step('bob', 1, 0));
    for (const actor of [player('bob'), { kind: 'SPECTATOR' } as const]) {
      const releases = segments.queries
        .decisions(table.state, actor)
        .filter(({ kind }) => kind === 'RELEASE');
      expect(releases).toEqual([
        {
          ...{ kind: 'RELEASE', required: true, combatantId: null },
          ...{ subjectId: null, action: null, until: null, closing: null },
          ...{ options: [], refusals: [] },
        },
      ]);
      expect(seenBy(segments, table.events, actor).map(({ type }) => type)).toEqual([
        'ActionDeclared',
        'CombatantMoved',
      ]);
      const refusal = table.refusal({ type: 'EndTurn', combatantId: 'bob' }, player('bob'));
      expect(JSON.stringify(refusal)).not.toMatch(/ana/i);
    }
  });

  test('SEG-27 the log says until when', () => {
    const table = waiting('MOVES', 'bob');
    const [readied] = table.history.filter(({ type }) => type === 'ActionReadied');
    expect(readied && segments.queries.narrate(readied, table.state)).toBe(
      'Ana readies Unarmed Strike for when Bob moves',
    );
  });
});
