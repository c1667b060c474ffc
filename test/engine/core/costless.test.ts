/** T-02: how often a player commands what costs a combatant nothing. */
import { describe, expect, it } from 'vitest';
import { duel } from '../../kit/duel/index.ts';
import type { Actor } from '../../../src/engine/core/command/actor.ts';
import type { Rejection } from '../../../src/engine/core/command/rejection.ts';
import { MAX_FREE_ACTIONS } from '../../../src/engine/core/rulebook/ruling.ts';
import { freeActionsSchema } from '../../../src/engine/core/table/free-actions.ts';
import { seconds } from '../../../src/engine/rulesets/seconds/index.ts';
import { segments } from '../../../src/engine/rulesets/segments/index.ts';
import { vigilance } from '../../../src/engine/rulesets/vigilance/index.ts';
import * as inSeconds from '../../kit/engine/seconds/encounter.ts';
import * as inSegments from '../../kit/engine/segments/encounter.ts';

const ana: Actor = { kind: 'PLAYER', combatants: ['ana'] };
const times = (done: number) => ({ ana: done });
const spent = times(MAX_FREE_ACTIONS);
const tooOften: Partial<Rejection> = {
  code: 'ILLEGAL',
  rule: 'T-02',
  detail: { limit: MAX_FREE_ACTIONS },
};
const { fight, foe, someone } = inSegments;
const duelists = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);

const check = {
  ...({ type: 'RollSkillCheck', combatantId: 'ana' } as const),
  ...{ skill: 'Climb', target: 1, bonusDice: -3 },
};
const yielding = (yields: boolean) => ({ type: 'YieldFight', combatantId: 'ana', yields }) as const;

describe('T-02 what costs nothing', () => {
  it('T-02 is counted, and refused to a player in the same round beyond the limit', () => {
    const table = duelists();
    for (let n = 0; n < MAX_FREE_ACTIONS; n++) table.play(yielding(n % 2 === 0), [], ana);
    expect(table.state.costless).toEqual(spent);
    expect(table.refusal(yielding(true), ana)).toMatchObject(tooOften);
    expect(table.refusal(check, ana)).toMatchObject(tooOften);
  });

  it('T-02 binds neither the GM nor another combatant, and is counted no further', () => {
    const table = duelists();
    table.state = { ...table.state, costless: spent };
    table.play(yielding(true)).play(yielding(false));
    expect(freeActionsSchema.parse(table.state.costless)).toEqual(spent);
    const bob = { ...yielding(true), combatantId: 'bob' };
    table.play(bob, [], { kind: 'PLAYER', combatants: ['bob'] });
    expect(table.state.costless).toEqual({ ana: MAX_FREE_ACTIONS, bob: 1 });
  });

  it('T-02 begins at none with every round, and with the fight', () => {
    const before = inSegments.gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    before.play(yielding(true)).play(yielding(false));
    expect(before.state.costless).toEqual(times(2));
    const begun = segments.rules.evolve(
      before.state,
      duelists().history.find(({ type }) => type === 'InitiativeRolled')!,
    );
    expect(begun.costless).toEqual({});
    const table = duelists();
    table.state = { ...table.state, costless: spent };
    const next = segments.rules.evolve(table.state, { type: 'RoundStarted', round: 2 });
    expect(next.costless).toEqual({});
  });

  it('T-02 is forgotten of whoever is removed', () => {
    const table = duelists()
      .play(yielding(true))
      .play({ type: 'RemoveCombatant', combatantId: 'ana' });
    expect(table.state.costless).toEqual({});
  });

  it('T-02 stands among what is refused, of the checks and the orders too, and nothing that costs', () => {
    const table = duelists();
    table.state = { ...table.state, costless: spent };
    const decisions = segments.queries.decisions(table.state, ana);
    const offered = decisions.flatMap(({ options }) => options.map(({ command }) => command.type));
    for (const type of ['YieldFight', 'SetStandingOrders', 'RollSkillCheck', 'RollAbilityCheck'])
      expect(offered).not.toContain(type);
    expect(offered).toContain('DeclareAction');
    const refused = decisions.flatMap(({ refusals }) =>
      refusals.filter(({ rejection }) => rejection.code === 'ILLEGAL' && rejection.rule === 'T-02'),
    );
    expect(refused.map(({ command }) => command.type)).toEqual(
      expect.arrayContaining(['YieldFight', 'SetStandingOrders', 'RollSkillCheck']),
    );
    const gm = segments.queries.decisions(table.state, { kind: 'GM' });
    expect(gm.flatMap(({ options }) => options.map(({ command }) => command.type))).toContain(
      'RollSkillCheck',
    );
  });

  it('T-02, SEG-25 counts Free actions, also readied ones', () => {
    const talents = [{ action: 'move', reducedBy: 3 }];
    const table = fight([someone('ana', [0, 0], { talents }), foe('bob', [9, 0])]);
    const command = { type: 'DeclareAction', combatantId: 'ana', action: 'move', use: 'MOVE' };
    expect(segments.rules.isFreeAction(table.state, command)).toBe(true);
    expect(segments.rules.isFreeAction(table.state, { ...command, type: 'ReadyAction' })).toBe(
      true,
    );
    expect(segments.rules.isFreeAction(table.state, { ...command, combatantId: 'bob' })).toBe(
      false,
    );
    table.play({
      ...({ ...command, type: 'DeclareAction', use: 'MOVE' } as const),
      to: { q: 1, r: 0 },
    });
    expect(table.state.costless).toEqual(times(1));
  });

  it('T-02, SEC-31 counts actions that take no time, and refuses no others', () => {
    const table = inSeconds.fight([inSeconds.someone('ana', [0, 0]), inSeconds.foe('bob', [5, 0])]);
    const talk = { type: 'DeclareAction', combatantId: 'ana', action: 'talk' } as const;
    table.play(talk);
    expect(table.state.costless).toEqual(times(1));
    table.state = { ...table.state, costless: spent };
    expect(table.refusal(talk, ana)).toMatchObject(tooOften);
    const move = { type: 'DeclareAction', combatantId: 'ana', action: 'move' };
    expect(seconds.rules.isFreeAction(table.state, move)).toBe(false);
  });

  it('T-02 is a ruling of every ruleset, and of no ruleset a setting', () => {
    for (const { rulebook } of [segments, vigilance, seconds, duel])
      expect(rulebook.rulings.find(({ id }) => id === 'T-02')).toMatchObject({ rule: null });
    expect(Object.keys(duelists().state.settings)).not.toContain('costless');
  });
});
