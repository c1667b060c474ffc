/** when the targets of a Full's later attacks are named. */
import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import {
  fight,
  foe,
  gathering,
  hex,
  knows,
  melee,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { declare, ready, release, strike } from '../../../../kit/engine/segments/moves.ts';

const bolt = projectile('bolt', { offensive: '10', damage: null, speed: 20 }, [
  { kind: 'FULL', attacks: 2 },
]);
const flurry = melee('flurry', { offensive: '10', damage: null }, [{ kind: 'FULL', attacks: 3 }]);

type Reading = 'AT_ONCE' | 'WHEN_MADE';
const people = () => [
  someone('ana', [0, 0], knows('bolt', 'flurry')),
  foe('bea', [1, 0]),
  foe('cid', [0, 1], { hitPoints: 1 }),
];
const fought = (laterTargets: Reading, combatants = people()) =>
  fight(combatants, { actions: [bolt, flurry], setup: { settings: { laterTargets } } });

const shot = (...targetIds: string[]) => declare('ana', 'bolt', 'FULL', { targetIds });
const blows = (...targetIds: string[]) => declare('ana', 'flurry', 'FULL', { targetIds });

/** Names the target of the attack that is asked for. */
const choose = (table: Table, ...targetIds: string[]) => ({
  ...({ type: 'ChooseTarget', combatantId: 'ana', targetIds } as const),
  followUpId: table.decisions('TARGET')[0]?.subjectId ?? 'none',
});

describe('SEG-26 R-75 a the targets of all attacks of a Full are named as it is initiated', () => {
  test('SEG-26 R-75 a as many as it has attacks, and nobody is asked later', () => {
    const table = fought('AT_ONCE');
    expect(table.refusal(shot('bea'))).toMatchObject({ code: 'INVALID', field: 'targetIds' });
    table.play(shot('bea', 'cid')).defend('NONE').end('ana').advance();
    table.end('ana');
    expect(table.happened('AttackArrived')).toMatchObject([{ attack: { targetId: 'cid' } }]);
  });
});

describe('SEG-26 R-75 b each is named by its owner as it is made', () => {
  const begun = () => fought('WHEN_MADE').play(shot('bea')).defend('NONE').end('ana').advance();

  test('SEG-26 R-75 b one as it is initiated, and another as the next segment of it is played', () => {
    expect(fought('WHEN_MADE').refusal(shot('bea', 'cid'))).toMatchObject({ code: 'INVALID' });
    const table = begun().end('ana');
    expect(table.awaited).toMatchObject({ kind: 'TARGET', combatantId: 'ana' });
    expect(table.awaited.options).toMatchObject([
      { label: 'bolt: next attack', choices: [{ field: 'targetIds' }] },
    ]);
    const [{ choices }] = table.awaited.options as [(typeof table.awaited.options)[number]];
    expect(choices).toMatchObject([{ from: ['bea', 'cid'], min: 1, max: 1 }]);
    table.play(choose(table, 'cid'));
    expect(table.happened('AttackArrived')).toMatchObject([{ attack: { targetId: 'cid' } }]);
    expect(table.defend('NONE').state.ongoing).toEqual([]);
    expect(table.turn).toBe('bea');
  });

  test('SEG-26 R-75 b nothing else happens before it is named, and nobody else names it', () => {
    const table = begun().end('ana');
    const answer = choose(table, 'bea');
    expect(table.rule(strike('bea', 'ana'))).toBe('SEG-26');
    expect(table.rule({ type: 'AdvanceSegment', passOpenTurns: true })).toBe('SEG-26');
    expect(table.rule({ ...answer, combatantId: 'bea' })).toBe('SEG-26');
    expect(table.rule({ ...answer, targetIds: ['ana'] })).toBe('SEG-32');
    expect(table.refusal({ ...answer, targetIds: [] })).toMatchObject({ code: 'INVALID' });
    table.play(answer).defend('NONE');
    expect(table.rule(answer)).toBe('SEG-26');
  });

  test('SEG-26 R-75 b each of three is asked for in a segment of its own', () => {
    const table = fought('WHEN_MADE').play(blows('bea')).defend('NONE').end('ana').advance();
    table.end('ana').play(choose(table, 'cid')).defend('NONE').advance();
    table.end('ana').play(choose(table, 'bea')).defend('NONE');
    const struck = table.history.flatMap((event) =>
      event.type === 'AttackArrived' ? [event.attack.targetId] : [],
    );
    expect(struck).toEqual(['bea', 'cid', 'bea']);
    expect(table.state.ongoing).toEqual([]);
  });

  test('SEG-26 R-75 b one without a legal target then is spent, and the one after it is asked for', () => {
    const table = fought('WHEN_MADE', [people()[0]!, foe('bea', [1, 0])]);
    const away = (q: number) =>
      ({ type: 'Adjudicate', combatantId: 'bea', reason: 'A gust.', position: hex(q) }) as const;
    table.play(blows('bea')).defend('NONE').end('ana').play(away(5)).advance().end('ana');
    const [spent] = table.happened('FollowUpSpent');
    expect(spent).toMatchObject({ attackerId: 'ana', unnamed: 1 });
    expect(spent && segments.queries.narrate(spent, table.state)).toBe(
      "The next attack of Ana's flurry has no target and is spent",
    );
    table.play(away(1)).advance().end('ana');
    expect(table.awaited.kind).toBe('TARGET');
  });

  test('SEG-26 SEG-105 R-75 b who falls or yields makes no more of them', () => {
    const table = begun().end('ana').play({ type: 'YieldFight', combatantId: 'ana' });
    expect(table.state.ongoing).toEqual([]);
    expect(table.turn).toBe('bea');
  });

  test('SEG-27 R-75 b a readied action comes between, and what it leaves is aimed at', () => {
    const dan = someone('dan', [1, 1]);
    const table = fought('WHEN_MADE', [dan, ...people()]);
    table.end('dan').play(shot('bea')).defend('NONE').end('ana').advance();
    table
      .play(ready('dan', 'unarmed-strike', 'STANDARD'))
      .end('dan')
      .end('ana');
    const answer = choose(table, 'cid');
    table.play(release('dan', { targetIds: ['cid'] }));
    expect(table.rule(answer)).toBe('SEG-27');
    table.defend('NONE', [1, 1, 1]);
    expect(table.combatant('cid').status).toBe('DOWN');
    expect(table.rule(answer)).toBe('SEG-50');
    table.play({ ...answer, targetIds: ['bea'] }).defend('NONE');
    expect(table.turn).toBe('bea');
  });

  test('SEG-19 SEG-26 R-75 b before the first round it is asked for too', () => {
    const table = gathering(people(), {
      ...{ actions: [bolt, flurry], setup: { settings: { laterTargets: 'WHEN_MADE' } } },
    });
    table.play(shot('bea')).defend('NONE');
    expect(table.awaited).toMatchObject({ kind: 'TARGET', combatantId: 'ana' });
    expect(table.rule({ type: 'RollInitiative' })).toBe('SEG-19');
    table.play(choose(table, 'bea')).defend('NONE');
    expect(segments.queries.phase(table.state)).toBe('SETUP');
    expect(table.state.ongoing).toEqual([]);
  });

  test('SEG-26 R-75 b the odds of a target can be asked, and the state is one that can be imported', () => {
    const table = begun().end('ana');
    const command = { ...choose(table, 'bea'), targetHexes: [] };
    const odds = segments.queries.odds(table.state, { of: 'COMMAND', command }, gameMaster);
    expect(odds).toMatchObject({ ok: true, value: { attacks: [{ arrives: 'NOW' }] } });
    expect(segments.rules.stateSchema().safeParse(table.state).success).toBe(true);
    const [followUp] = table.state.ongoing;
    const empty = { ...table.state, ongoing: [{ ...followUp, unnamed: 0 }] };
    expect(segments.rules.stateSchema().safeParse(empty).success).toBe(false);
  });
});
