import { describe, expect, it } from 'vitest';
import { type Actor, gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { OddsQuery } from '../../../src/engine/core/odds/odds.ts';
import { count } from '../../../src/engine/core/ruleset/count.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import type { Ruleset, RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import type { Entry } from '../../../src/engine/core/statistics/entries.ts';
import {
  askedAgain,
  branchedStatistics,
  counted,
  type CountedVersion,
  LONGEST_DECISION,
  MAX_KEYS,
  MAX_LEFT,
  noStatistics,
  type Statistics,
} from '../../../src/engine/core/statistics/statistics.ts';
import { statisticsFor } from '../../../src/engine/core/statistics/view.ts';
import type { FoeNumbers } from '../../../src/engine/core/views/foe-numbers.ts';
import { toNumber } from '../../../src/engine/dice/odds.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { disguised } from '../../kit/engine/disguised.ts';
import { randomCommand } from '../../kit/engine/fights.ts';
import { games } from '../../kit/engine/games.ts';
import { Random } from '../../kit/engine/random.ts';
import { sized } from '../../kit/size.ts';

type View = Parameters<typeof statisticsFor>[1];

const at = { q: 0, r: 0 };
const who = (id: string, side: string) => ({ id, name: id.toUpperCase(), side, position: at });
const tableOf = (...all: ReturnType<typeof who>[]) => ({
  combatants: Object.fromEntries(all.map((one) => [one.id, one])),
});
const [ana, bor, cid] = [who('ana', 'heroes'), who('bor', 'foes'), who('cid', 'foes')];
const everybody = tableOf(ana, bor, cid);

const hurt = (
  combatantId: string,
  attackerId: string | null,
  amount: number,
  by = 'axe',
): Entry => ({
  kind: 'HARM',
  harm: { combatantId, attackerId, by, amount },
});
const rolled = (attackerId: string, hit: boolean, chance: number, action = 'axe'): Entry => ({
  kind: 'ATTACK',
  roll: { attackerId, action, hit, chance },
});
const fell = (combatantId: string): Entry => ({ kind: 'FALL', combatantId });

/** Counts some versions, one second after the other. */
const after = (
  versions: readonly (Partial<CountedVersion> | readonly Entry[])[],
  from: Statistics = noStatistics(1),
): Statistics =>
  versions.reduce<Statistics>((statistics, one, i) => {
    const given = 'length' in one ? { entries: one } : one;
    const seconds = { at: 1000 * (i + 1), lastAt: 1000 * i, version: i + 2 };
    const table = { before: everybody, after: everybody };
    const asked = { dueBefore: [], dueAfter: [], deciderId: null };
    return counted(statistics, { ...seconds, ...table, ...asked, entries: [], ...given });
  }, from);

const seen = (statistics: Statistics, actor: Actor = gameMaster, foeNumbers?: FoeNumbers) =>
  statisticsFor(
    statistics,
    { ...everybody, ...(foeNumbers && { settings: { foeNumbers } }) } as unknown as View,
    { actor, unit: 'hit points', nameOf: (key) => `the ${key}` },
  );
const of = (statistics: Statistics, id: string, ...by: [Actor?, FoeNumbers?]) =>
  seen(statistics, ...by).combatants.find(({ combatantId }) => combatantId === id);

describe('what is counted', () => {
  // What is stored: where its shape changes, what was stored before has to be read as well.
  it('is kept short', () => {
    const statistics = after([
      [rolled('ana', true, 0.25), hurt('bor', 'ana', 7), fell('bor')],
      { dueAfter: ['ana', 'bor'], entries: [{ kind: 'TURN', combatantId: 'ana' }] },
      { dueBefore: ['ana', 'bor'], dueAfter: ['bor'], deciderId: 'ana' },
      { before: everybody, after: tableOf(ana, cid) },
    ]);
    expect(JSON.parse(JSON.stringify(statistics))).toEqual({
      since: 1,
      combatants: {
        ana: { used: { axe: [1, 1, 250, 7] }, taken: {}, counts: [1, 0, 1, 1, 1000] },
        bor: {
          used: {},
          taken: { axe: 7 },
          counts: [0, 1, 0, 0, 0],
          left: { name: 'BOR', side: 'foes' },
        },
      },
      swing: { version: 2, side: 'foes', harm: 7 },
      asked: {},
      forgotten: 0,
    });
  });

  it('is shown by combatant and by side', () => {
    const statistics = after([
      [rolled('ana', true, 0.5), hurt('bor', 'ana', 7), rolled('ana', false, 0.3, 'bow')],
      [hurt('cid', 'ana', 3, 'bow'), fell('cid'), hurt('ana', null, 2, 'burning')],
    ]);
    expect(of(statistics, 'ana')).toMatchObject({
      ...{ harmDone: 10, harmTaken: 2, attackRolls: 2, hits: 1, expectedHits: 0.8, felled: 1 },
      actions: [
        { key: 'axe', name: 'the axe', attackRolls: 1, hits: 1, expectedHits: 0.5, harm: 7 },
        { key: 'bow', attackRolls: 1, hits: 0, expectedHits: 0.3, harm: 3 },
      ],
      taken: [{ key: 'burning', name: 'the burning', harm: 2 }],
    });
    expect(seen(statistics)).toMatchObject({
      ...{ since: 1, unit: 'hit points', forgotten: 0 },
      sides: [
        { side: 'heroes', harmDone: 10, harmTaken: 2, expectedHits: 0.8, felled: 1, falls: 0 },
        { side: 'foes', harmDone: 0, harmTaken: 10, expectedHits: 0, felled: 0, falls: 1 },
      ],
    });
  });

  it('is nothing of who is not on the table: harm by them is by no one', () => {
    const statistics = after([
      [hurt('bor', 'hidden', 5), hurt('hidden', 'bor', 4), rolled('hidden', true, 1), fell('bor')],
    ]);
    expect(Object.keys(statistics.combatants)).toEqual(['bor']);
    expect(of(statistics, 'bor')).toMatchObject({ harmTaken: 5, harmDone: 0, falls: 1 });
  });

  it('is together for all actions after so many', () => {
    const keys = Array.from({ length: MAX_KEYS + 5 }, (_, i) => `action-${i}`);
    const statistics = after([keys.map((key) => hurt('bor', 'ana', 1, key))]);
    const { actions, harmDone } = of(statistics, 'ana')!;
    expect(actions).toHaveLength(MAX_KEYS + 1);
    expect(actions.find(({ key }) => key === null)).toMatchObject({ name: 'Others', harm: 5 });
    expect(harmDone).toBe(keys.length);
  });

  it('stays of who has left, by their last name; of too many the first is forgotten', () => {
    const guests = Array.from({ length: MAX_LEFT + 1 }, (_, i) => who(`guest-${i}`, 'foes'));
    const statistics = after(
      guests.flatMap((guest) => [
        { after: tableOf(ana, guest), entries: [hurt(guest.id, 'ana', 1)] },
        { before: tableOf(ana, guest), after: tableOf(ana) },
      ]),
    );
    const away = seen(statistics).combatants.filter(({ left }) => left);
    expect(away).toHaveLength(MAX_LEFT);
    expect(away[0]).toMatchObject({ combatantId: 'guest-1', name: 'GUEST-1', side: 'foes' });
    expect(statistics.forgotten).toBe(1);
    const back = after([{ before: tableOf(ana), after: tableOf(ana, guests[1]!) }], statistics);
    expect(back.combatants['guest-1']).not.toHaveProperty('left');
  });

  it('does not grow with the length of the fight', () => {
    const version = [rolled('ana', true, 0.5), hurt('bor', 'ana', 1), hurt('ana', 'cid', 1, 'bow')];
    const length = (versions: number) =>
      JSON.stringify(after(Array.from({ length: versions }, () => version))).length;
    expect(length(5000) - length(50)).toBeLessThan(40);
  });

  it('ends where the API can count no further', () => {
    const statistics = after([[hurt('bor', 'ana', 2 ** 31)], [hurt('cid', 'ana', 5)]]);
    expect(of(statistics, 'ana')?.harmDone).toBe(2 ** 31 - 1);
    expect(seen(statistics).sides[1]?.harmTaken).toBe(2 ** 31 - 1);
  });
});

describe('the version that decides', () => {
  const swing = (...versions: (readonly Entry[])[]) => after(versions).swing;

  it('is the one that harms one side more than another by most, of equal ones the last', () => {
    const first = [hurt('bor', 'ana', 5)];
    expect(swing(first, [hurt('ana', 'bor', 4)])).toEqual({ version: 2, side: 'foes', harm: 5 });
    expect(swing(first, [hurt('ana', 'bor', 5)])).toEqual({ version: 3, side: 'heroes', harm: 5 });
    expect(swing(first, [hurt('ana', null, 9), hurt('bor', null, 8)])).toMatchObject({
      version: 2,
    });
  });

  it('is none before any side is harmed more than another', () => {
    expect(swing([rolled('ana', false, 0.5)])).toBeNull();
    expect(swing([hurt('ana', null, 3), hurt('bor', null, 3)])).toBeNull();
  });
});

describe('the time to decide', () => {
  const decisions = (statistics: Statistics, id = 'ana') =>
    statistics.combatants[id]?.counts.slice(3);

  it('counts from the version that asked, whatever came between', () => {
    const statistics = after([
      { dueAfter: ['ana', 'bor'] },
      { dueBefore: ['ana', 'bor'], dueAfter: ['ana'], deciderId: 'bor' },
      { dueBefore: ['ana'], dueAfter: ['ana'] },
      { dueBefore: ['ana'], dueAfter: ['ana'], deciderId: 'ana' },
      { dueBefore: ['ana'], dueAfter: [], deciderId: 'ana' },
    ]);
    expect(decisions(statistics, 'bor')).toEqual([1, 1000]);
    expect(decisions(statistics)).toEqual([2, 3000 + 1000]);
    expect(statistics.asked).toEqual({});
  });

  it('counts nothing of who was not asked', () => {
    expect(decisions(after([{ deciderId: 'ana' }]))).toBeUndefined();
  });

  it('goes on while a command waits for dice', () => {
    const statistics = after([
      { dueAfter: ['ana', 'bor'] },
      { dueBefore: ['ana', 'bor'], dueAfter: null, deciderId: 'ana' },
      { dueBefore: null, dueAfter: ['bor'] },
      { dueBefore: ['bor'], dueAfter: [], deciderId: 'bor' },
    ]);
    expect(decisions(statistics, 'bor')).toEqual([1, 3000]);
  });

  it('ends after an hour, and never counts below nothing', () => {
    const took = (at_: number) =>
      decisions(
        after([{ dueAfter: ['ana'] }, { dueBefore: ['ana'], deciderId: 'ana', at: at_ }]),
      )?.[1];
    expect(took(10 * LONGEST_DECISION)).toBe(LONGEST_DECISION);
    expect(took(-5)).toBe(0);
  });

  it('begins anew where the fight begins again', () => {
    const waiting = after([{ dueAfter: ['ana'] }, { dueBefore: ['ana'], dueAfter: ['ana'] }]);
    expect(waiting.asked).toEqual({ ana: 1000 });
    expect(askedAgain(waiting)).toEqual({ ...waiting, asked: {} });
    expect(branchedStatistics({ ...waiting, since: 40 })).toMatchObject({ asked: {}, since: 2 });
  });
});

describe('a seat', () => {
  const statistics = after([
    { dueAfter: ['ana', 'bor'], entries: [rolled('ana', true, 0.25), rolled('bor', true, 0.25)] },
    { dueBefore: ['ana', 'bor'], deciderId: 'ana' },
    { dueBefore: ['bor'], deciderId: 'bor' },
  ]);
  const player: Actor = { kind: 'PLAYER', combatants: ['ana'] };

  it('sees how long its own combatants have decided, and the GM all', () => {
    expect(of(statistics, 'ana', player)).toMatchObject({ decisions: 1 });
    expect(of(statistics, 'bor', player)).toMatchObject({
      ...{ decisions: null, decisionMilliseconds: null },
    });
    expect(seen(statistics, player).sides.map((side) => side.decisions)).toEqual([1, null]);
    expect(seen(statistics, { kind: 'SPECTATOR' }).sides[0]).toMatchObject({ decisions: null });
    expect(seen(statistics).sides.map((side) => side.decisions)).toEqual([1, 1]);
  });

  it('sees no chances where numbers of foes are hidden', () => {
    for (const foeNumbers of ['ESTIMATE', 'EXACT'] as const)
      expect(of(statistics, 'bor', player, foeNumbers)).toMatchObject({ expectedHits: 0.25 });
    for (const id of ['ana', 'bor'])
      expect(of(statistics, id, player, 'HIDDEN')).toMatchObject({
        ...{ expectedHits: null, hits: 1 },
        actions: [{ expectedHits: null }],
      });
    expect(of(statistics, 'bor', gameMaster, 'HIDDEN')).toMatchObject({ expectedHits: 0.25 });
  });
});

// ------------------------------------------------------------------ fights by chance

interface Step {
  readonly before: RulesetTypes['state'];
  readonly after: RulesetTypes['state'];
  readonly command: RulesetTypes['command'];
  readonly events: readonly RulesetTypes['event'][];
}

/** Random fights of a ruleset, step by step. */
function* stepsOf(
  { ruleset, ...game }: (typeof games)[keyof typeof games],
  {
    seed,
    fights,
    commands,
  }: { readonly seed: number; readonly fights: number; readonly commands: number },
): Generator<Step & { readonly begins: boolean }> {
  for (let fight = 0; fight < fights; fight++) {
    const random = new Random(seed + fight);
    const { setup, opening } = game.encounter(random);
    const dice = seededDice(random.diceSeed(), 0);
    let state = ruleset.rules.initial(setup);
    for (let n = 0; n < commands && !game.hasEnded(state); n++) {
      const template = opening[n] ?? randomCommand({ ruleset, ...game }, state, random);
      if (!template) break;
      const command = ruleset.rules.commands[template.type]!.parse(template);
      const played = execute(ruleset, state, command, { actor: gameMaster, dice });
      if (!played.ok) throw new Error(JSON.stringify([command, played.error]));
      const { events, state: next } = played.value;
      yield { before: state, after: next, command, events, begins: n === 0 };
      state = next;
    }
  }
}

const shown = (statistics: Statistics, state: unknown, foeNumbers: FoeNumbers, actor: Actor) =>
  statisticsFor(
    statistics,
    { ...(state as View), settings: { foeNumbers } },
    {
      ...{ actor, unit: null, nameOf: (key) => key },
    },
  );

const countIn = (ruleset: Ruleset, statistics: Statistics, step: Step): Statistics =>
  count(ruleset, statistics, { version: 2, at: 1000, lastAt: 0, ...step });

interface Rolled {
  readonly type: string;
  readonly attackId: string;
  readonly targetId: string;
}

/** How a target has met an attack, as far as the three commands say it. */
interface Meeting {
  readonly type: string;
  readonly attackId?: string;
  readonly defense?: string;
  readonly action?: string | null;
  readonly boosts?: readonly unknown[];
  readonly enabledBy?: readonly unknown[];
  readonly vigor?: number;
  readonly focus?: number;
}

/** The exact chances of the attack rolls of a step, where its command says all that matters of them; else null. */
function exactChances(
  ruleset: Ruleset,
  { before, command, events }: Step,
): readonly number[] | null {
  const { type, attackId, defense, action, boosts, enabledBy, vigor, focus } = command as Meeting;
  const odds = (query: OddsQuery<RulesetTypes['command']>, met: string | undefined) => {
    const found = ruleset.queries.odds(before, query, gameMaster);
    if (!found.ok) return null;
    const chances = found.value.attacks.flatMap(({ perDefense }) => {
      const same = perDefense.find(
        (one) => one.defense === met && (one.action ?? null) === (action ?? null),
      );
      return same ? toNumber(same.hit) : [];
    });
    return chances.length === found.value.attacks.length ? chances : null;
  };
  // SEC-51: all are rolled before any is met.
  if (type === 'CompleteAction') return odds({ of: 'COMMAND', command }, 'NONE');
  // SEG-37, 44: what conceals is rolled for before, and what a dodge imposes hangs on its way.
  const isOther = ({ type: what }: { readonly type: string }) => what === 'MissChanceRolled';
  if (type !== 'ResolveDefense' || attackId === undefined || defense === 'DODGE') return null;
  const paid = [boosts?.length, enabledBy?.length, vigor, focus].some((one) => (one ?? 0) > 0);
  if (events.some(isOther) || paid) return null;
  const attacks = events.filter((event) => 'attackScore' in event || event.type === 'AttackRolled');
  const [first, ...others] = attacks as unknown as readonly Rolled[];
  if (first?.attackId !== attackId || others.length > 0) return null;
  return odds({ of: 'ATTACK', attackId }, defense);
}

const names = Object.keys(games) as (keyof typeof games)[];
const some = { fights: sized(60, 12), commands: 120 };

describe.each(names)('a fight of %s', (name) => {
  const game = games[name];
  const { ruleset } = game;

  it('shows each seat what its log adds up to, and nothing else', () => {
    const actors: readonly Actor[] = [
      { kind: 'SPECTATOR' },
      { kind: 'PLAYER', combatants: ['c0', 'ana'] },
    ];
    const settings: readonly FoeNumbers[] = ['HIDDEN', 'ESTIMATE', 'EXACT'];
    const seats = actors.flatMap((actor) => settings.map((foeNumbers) => ({ actor, foeNumbers })));
    let all = noStatistics(1);
    let logs = seats.map(() => noStatistics(1));
    let last: Step | null = null;
    let compared = 0;
    const compare = () => {
      for (const [i, { actor, foeNumbers }] of seats.entries())
        expect(shown(logs[i]!, last?.after, foeNumbers, actor)).toEqual(
          shown(all, last?.after, foeNumbers, actor),
        );
      for (const { taken } of Object.values(all.combatants)) compared += Object.keys(taken).length;
    };
    for (const step of stepsOf(game, { seed: 20_261_201, ...some })) {
      if (step.begins) {
        if (last) compare();
        [all, logs] = [noStatistics(1), seats.map(() => noStatistics(1))];
      }
      all = countIn(ruleset, all, step);
      logs = logs.map((log, i) => {
        const { actor, foeNumbers } = seats[i]!;
        const events = step.events.flatMap(
          (event) => ruleset.queries.viewEvent(event, actor, foeNumbers) ?? [],
        );
        return countIn(ruleset, log, { ...step, events });
      });
      last = step;
    }
    compare();
    expect(compared).toBeGreaterThan(10);
  });

  it('counts the same whatever the sheets are like that the table does not see', () => {
    const disguise = disguised[name] as unknown as (one: unknown) => object;
    let entries = 0;
    for (const { before, events } of stepsOf(game, { seed: 20_261_202, ...some })) {
      const state = before as { readonly combatants: Readonly<Record<string, unknown>> };
      const others = Object.entries(state.combatants).map(([id, one]) => [id, disguise(one)]);
      const other = { ...state, combatants: Object.fromEntries(others) as object };
      const counts = ruleset.counting!.entries(events, before);
      expect(ruleset.counting!.entries(events, other)).toEqual(counts);
      entries += counts.length;
    }
    expect(entries).toBeGreaterThan(100);
  });

  it('has the chances of its attack rolls that odds have', () => {
    let compared = 0;
    for (const step of stepsOf(game, { seed: 20_261_204, ...some, fights: sized(60, 25) })) {
      const exact = exactChances(ruleset, step);
      const entries = ruleset.counting!.entries(step.events, step.before);
      const chances = entries.flatMap((one) => (one.kind === 'ATTACK' ? one.roll.chance : []));
      if (!exact || chances.length === 0) continue;
      expect(chances.map((chance) => chance.toFixed(6))).toEqual(
        exact.map((chance) => chance.toFixed(6)),
      );
      compared++;
    }
    expect(compared).toBeGreaterThan(8);
  });

  it('counts no roll of more dice than can be summed at once', () => {
    const isAttack = (entry: Entry) => entry.kind === 'ATTACK';
    for (const { before, events } of stepsOf(game, { seed: 20_261_205, ...some })) {
      const entries = ruleset.counting!.entries(events, before);
      if (!entries.some(isAttack)) continue;
      const many = JSON.parse(
        JSON.stringify(events, (key, value: unknown) =>
          key === 'rolled' && name !== 'SECONDS'
            ? Array.from({ length: 61 }, () => ({ sides: 6, face: 4, counts: 1 }))
            : value,
        ),
      ) as typeof events;
      const left = ruleset.counting!.entries(many, before).filter(isAttack);
      // SECONDS rolls one die.
      expect(left).toHaveLength(name === 'SECONDS' ? entries.filter(isAttack).length : 0);
      return;
    }
    throw new Error('No one has attacked.');
  });

  it('comes to as many hits as are to be expected', () => {
    let [rolls, surplus, variance] = [0, 0, 0];
    for (const { before, events } of stepsOf(game, { seed: 20_261_203, ...some, fights: 40 }))
      for (const entry of ruleset.counting!.entries(events, before)) {
        if (entry.kind !== 'ATTACK') continue;
        const { hit, chance } = entry.roll;
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1 + 1e-9);
        rolls++;
        surplus += Number(hit) - chance;
        variance += chance * (1 - chance);
      }
    expect(rolls).toBeGreaterThan(60);
    expect(Math.abs(surplus) / Math.sqrt(variance)).toBeLessThan(3.5);
  });
});
