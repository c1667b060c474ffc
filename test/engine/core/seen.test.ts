/** T-01: with ESTIMATE, odds use the figures that the table has seen in scores. */
import { describe, expect, it } from 'vitest';
import { type Actor, gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { DefenseOdds, OddsQuery } from '../../../src/engine/core/odds/odds.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import type { Ruleset, RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { seatOdds } from '../../../src/engine/core/ruleset/seat-odds.ts';
import { sumOfValues, type Term } from '../../../src/engine/core/score/score.ts';
import type { FoeNumbers } from '../../../src/engine/core/views/foe-numbers.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { seconds } from '../../../src/engine/rulesets/seconds/index.ts';
import { segments } from '../../../src/engine/rulesets/segments/index.ts';
import { vigilance } from '../../../src/engine/rulesets/vigilance/index.ts';
import { disguised } from '../../kit/engine/disguised.ts';
import { type Game, randomCommand } from '../../kit/engine/fights.ts';
import { Random } from '../../kit/engine/random.ts';
import * as sec from '../../kit/engine/seconds/encounter.ts';
import { secondsGame } from '../../kit/engine/seconds/fights.ts';
import * as seg from '../../kit/engine/segments/encounter.ts';
import { segmentsGame } from '../../kit/engine/segments/fights.ts';
import { strike } from '../../kit/engine/segments/moves.ts';
import * as vig from '../../kit/engine/vigilance/encounter.ts';
import { vigilanceGame } from '../../kit/engine/vigilance/fights.ts';

const ana: Actor = { kind: 'PLAYER', combatants: ['ana'] };

const withSetting = <State extends object>(state: State, foeNumbers: FoeNumbers): State => ({
  ...state,
  settings: { ...(state as { settings: object }).settings, foeNumbers },
});

/** What Ana is answered. */
function asked<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  query: OddsQuery<T['command']>,
) {
  const answer = seatOdds(ruleset, state, query, ana);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const [attack] = answer.value.attacks;
  if (!attack) throw new Error('There is no attack.');
  const against = (kind: string): DefenseOdds => {
    const found = attack.perDefense.find(({ defense }) => defense === kind);
    if (!found) throw new Error(`There is no ${kind}.`);
    return found;
  };
  return {
    ...{ attack, against, assumes: answer.value.assumes },
    /** What the numbers of the defense come to. */
    defenseSum: (kind: string) => sumOfValues(against(kind).defenseTerms),
    attackSum: () => sumOfValues(attack.terms),
  };
}

const figures = (of: ReturnType<typeof asked>) =>
  of.assumes.map(({ combatantId, seen }) => [
    combatantId,
    Object.fromEntries(seen.map(({ figure, value }) => [figure, value])),
  ]);

describe('SEGMENTS', () => {
  const sheet = (attackBonus: number, dexterity: number, defenseBonus = 6) => ({
    ...{ attackBonus, defenseBonus },
    abilities: { strength: 3, dexterity, intelligence: 2, resolve: 0 },
  });
  const duel = (bob: ReturnType<typeof sheet>) =>
    seg.fight([seg.someone('ana', [0, 0]), seg.foe('bob', [1, 0], { ...bob, hitPoints: 500 })]);
  const ask = (table: seg.Table) =>
    asked(segments, table.state, { of: 'COMMAND', command: seg.parse(strike('ana', 'bob')) });
  const faces = (count: number, face = 1) => Array.from({ length: count }, () => face);

  it('T-01, SEG-45 a Reaction that the table has seen takes the place of the average one', () => {
    const average = ask(duel(sheet(0, 1, 0)));
    const table = duel(sheet(9, 1));
    expect(ask(table)).toMatchObject({ attack: average.attack, assumes: average.assumes });
    expect(figures(average)).toEqual([['bob', {}]]);
    expect(average.assumes[0]?.supposed).toContain('DB');
    table.play(strike('ana', 'bob')).defend('REACTION', faces(2)).advance(3);
    const after = ask(table);
    expect(figures(after)).toEqual([['bob', { 'DB + Int': 8 }]]);
    expect(after.assumes[0]?.supposed).not.toContain('DB');
    expect(after.defenseSum('REACTION')).toBe(8);
    expect(average.defenseSum('REACTION')).not.toBe(8);
  });

  /** Bob strikes Ana once, and again; she asks about the second attack. */
  const struckBy = (bob: ReturnType<typeof sheet>, foeNumbers: FoeNumbers = 'ESTIMATE') => {
    const table = seg.fight(
      [seg.foe('bob', [1, 0], { ...bob, hitPoints: 500 }), seg.someone('ana', [0, 0])],
      { setup: { settings: { foeNumbers } } },
    );
    table.play(strike('bob', 'ana')).defend('NONE', faces(3, 4)).advance(3);
    return table.play(strike('bob', 'ana'));
  };
  const underWay = (table: seg.Table) =>
    asked(segments, table.state, { of: 'ATTACK', attackId: table.attackId });

  it('T-01, SEG-32, 33 the attack and the damage of a foe are as they were seen', () => {
    const after = underWay(struckBy(sheet(9, 1)));
    expect(figures(after)).toEqual([['bob', { 'AB + Dex': 10, Strength: 3 }]]);
    expect(after.attackSum()).toBe(10);
    expect(after.against('NONE').damage.at(-1)?.amount).toBe(3 + 6);
  });

  it('T-01 sheets that differ in what was not shown give the same estimate', () => {
    const [one, other] = [struckBy(sheet(9, 1)), struckBy(sheet(4, 6, 0))];
    expect(one.state.combatants.bob?.seen).toEqual(other.state.combatants.bob?.seen);
    expect(underWay(one)).toMatchObject({
      attack: underWay(other).attack,
      assumes: underWay(other).assumes,
    });
  });

  it('T-01 a table that plays with open sheets, or hides all numbers, keeps nothing', () => {
    const exact = struckBy(sheet(9, 1), 'EXACT');
    expect(exact.state.combatants.bob?.seen).toEqual({});
    expect(underWay(exact)).toMatchObject({ assumes: [] });
    const hidden = struckBy(sheet(9, 1), 'HIDDEN');
    expect(hidden.state.combatants.bob?.seen).toEqual({});
    const query = { of: 'ATTACK', attackId: hidden.attackId } as const;
    expect(seatOdds(segments, hidden.state, query, ana)).toMatchObject({ ok: false });
  });
});

describe('VIGILANCE', () => {
  const assault = vig.declare('ana', 'assault', vig.at('bob'));
  const met = (bob: vig.CombatantInput) => vig.fight([vig.someone('ana', [0, 0]), bob]);
  const ask = (table: vig.Table) =>
    asked(vigilance, table.state, { of: 'COMMAND', command: vig.parse(assault) });
  const again = (table: vig.Table) => ask(table.end().until('ana', 2));

  it('T-01, VIG-63, 65 a character defends with the ability, armor and shield that were seen', () => {
    const plain = vig.someone('bob', [1, 0], {}, { side: 'foes', vigilance: 9 });
    const knight = {
      ...vig.someone(
        'bob',
        [1, 0],
        { toughness: 4, defend: 3 },
        vig.carries(vig.armor, vig.shield),
      ),
      ...{ side: 'foes', vigilance: 9 },
    };
    const before = ask(met(knight));
    expect(before).toMatchObject({
      attack: ask(met(plain)).attack,
      assumes: [{ combatantId: 'bob', seen: [] }],
    });
    // Two dice each; armor gives one, and passive defense takes away two.
    const passive = met(knight).play(assault).amplify().defend('PASSIVE', [1, 1, 1, 1, 1]);
    const after = again(passive);
    expect(figures(after)).toEqual([['bob', { toughness: 4, armor: 1 }]]);
    expect(after.defenseSum('PASSIVE')).toBe(4);
    expect(after.against('PASSIVE').defenseTerms).toContainEqual({
      ...{ label: 'armor', value: null, dice: '1d6', rule: 'VIG-65' },
    });
    const active = met(knight).play(assault).amplify().defend('ACTIVE', [1, 1, 1, 1, 1, 1]);
    expect(figures(again(active))).toEqual([['bob', { defend: 3, 'armor and shield': 2 }]]);
    expect(ask(active).defenseSum('ACTIVE')).toBe(3);
  });

  it('T-01, VIG-14 the number of a creature is the one that was seen', () => {
    const table = met(vig.beast('bob', [1, 0], { defendDifficulty: 33 }, { vigilance: 9 }));
    const before = ask(table);
    expect(figures(before)).toEqual([['bob', {}]]);
    expect(before.defenseSum('FIXED')).not.toBe(33);
    const after = again(table.play(assault).amplify([1, 1]));
    expect(figures(after)).toEqual([['bob', { 'defend difficulty': 33 }]]);
    expect(after.defenseSum('FIXED')).toBe(33);
  });
});

describe('SECONDS', () => {
  const skill = (bonus: number) => ({ ranks: 1, bonus });
  const skilled = { scale: 2, weaponSkill: skill(7), reflex: skill(6), damageBonus: 1 };
  const ready = (bob: sec.Particulars) =>
    sec.fight([sec.someone('ana', [0, 0]), sec.foe('bob', [1, 0], { toughness: 99, ...bob })]);
  const query = {
    of: 'COMMAND',
    command: sec.parse({ type: 'CompleteAction', combatantId: 'ana', targetIds: ['bob'] }),
  } as const;
  const ask = (table: sec.Table) => asked(seconds, table.state, query);

  it('T-01, SEC-40, 43 the scale and the dodge of a foe are as they were seen', () => {
    const before = ask(ready(skilled).declare('ana', 'sword'));
    expect(before.attack).toEqual(ask(ready({}).declare('ana', 'sword')).attack);
    expect(figures(before)).toEqual([['bob', {}]]);
    const table = ready(skilled).attack('ana', 'sword', 'bob', [6]).defend('DODGE', [6]);
    table.end('ana').end('bob').declare('ana', 'sword');
    const after = ask(table);
    expect(figures(after)).toEqual([['bob', { scale: 2, dodge: 6 }]]);
    expect(after.defenseSum('DODGE')).toBe(6);
    expect(after.defenseSum('NONE')).toBe(4 - 2);
    expect(after.assumes[0]?.supposed).toContain('toughness');
  });

  it('T-01, SEC-39, 45 the attack and the damage of a foe are as they were seen', () => {
    const table = sec.fight([
      sec.foe('bob', [1, 0], skilled),
      sec.someone('ana', [0, 0], { toughness: 99 }),
    ]);
    table.attack('bob', 'sword', 'ana', [6]).defend('NONE', [1]);
    table.end('bob').end('ana').attack('bob', 'sword', 'ana', [6]);
    const after = asked(seconds, table.state, { of: 'ATTACK', attackId: table.due.id });
    // 7 for the skill, and 2 off for the scale; 1 and three times the scale are added to the damage.
    expect(figures(after)).toEqual([['bob', { 'melee attack': 5, 'melee damage': 7 }]]);
    expect(after.attackSum()).toBe(5);
    expect(after.against('NONE').damage[0]?.amount).toBe(1 + 7);
  });
});

/** The same as everybody sees it who cannot tell the figures of a sheet apart. */
const lumped = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lumped(part)]));
  if (!value.every(isTerm) || value.length === 0) return value.map(lumped);
  const rules = [...new Set(value.map(({ rule }) => rule))];
  return rules.flatMap((rule) => {
    const terms = value.filter((term) => term.rule === rule);
    const numbers = { label: 'bonuses', value: sumOfValues(terms), dice: null, rule };
    return [numbers, ...terms.filter(({ dice }) => dice !== null)];
  });
};
const isTerm = (value: unknown): value is Term =>
  typeof value === 'object' && value !== null && 'label' in value && 'dice' in value;

interface Seeing {
  readonly combatants: Readonly<Record<string, { readonly seen: object }>>;
}
const seenIn = (state: unknown) =>
  Object.entries((state as Seeing).combatants).map(([id, { seen }]) => [id, seen]);

/** Plays at random; what is seen of each event must not depend on what it does not show. */
function compare<T extends RulesetTypes, Combatant>(
  game: Game<T>,
  disguise: (combatant: Combatant) => Combatant,
  seed: number,
): Set<string> {
  const { rules } = game.ruleset;
  const found = new Set<string>();
  for (let fight = 0; fight < 10; fight++) {
    const random = new Random(seed + fight);
    const { setup, opening } = game.encounter(random);
    const dice = seededDice(random.diceSeed(), 0);
    let state = withSetting(rules.initial(setup) as object, 'ESTIMATE') as T['state'];
    for (let n = 0; n < 120 && !game.hasEnded(state); n++) {
      const template = opening[n] ?? randomCommand(game, state, random);
      if (!template) break;
      const command = rules.commands[template.type]!.parse(template);
      const played = execute(game.ruleset, state, command, { actor: gameMaster, dice });
      if (!played.ok) throw new Error(JSON.stringify([command, played.error]));
      for (const event of played.value.events) {
        const after = rules.evolve(state, event);
        const other = disguisedAll(state, disguise);
        const shows = seenIn(after).some(([, seen], i) => seen !== seenIn(state)[i]?.[1]);
        const seen = seenIn(shows ? rules.evolve(other, lumped(event) as T['event']) : after);
        expect(seen).toEqual(seenIn(after));
        state = after;
      }
    }
    for (const [, seen] of seenIn(state))
      for (const figure of Object.keys(seen!)) found.add(figure);
  }
  return found;
}

function disguisedAll<State, Combatant>(
  state: State,
  disguise: (combatant: Combatant) => Combatant,
): State {
  const { combatants } = state as { combatants: Readonly<Record<string, Combatant>> };
  const others = Object.entries(combatants).map(([id, one]) => [id, disguise(one)]);
  return { ...state, combatants: Object.fromEntries(others) as object };
}

describe('what is seen', () => {
  const games = {
    SEGMENTS: () => compare(segmentsGame, disguised.SEGMENTS, 20_261_125),
    VIGILANCE: () => compare(vigilanceGame, disguised.VIGILANCE, 20_261_126),
    SECONDS: () => compare(secondsGame, disguised.SECONDS, 20_261_127),
  };

  it.each(Object.entries(games))(
    'T-01 follows from what everybody was shown, and from nothing else of a sheet of %s',
    (_, play) => {
      expect(play().size).toBeGreaterThan(4);
    },
    120_000,
  );
});
