import { noAnnotations } from '../../../../../src/engine/core/schema/annotations.ts';
import { rulebookTalents } from '../../../../../src/engine/rulesets/segments/content/rulebook-talents.ts';
import { describe, expect, test } from 'vitest';
import { actionSchema } from '../../../../../src/engine/rulesets/segments/model/actions.ts';
import { basicActions } from '../../../../../src/engine/rulesets/segments/model/built-in.ts';
import {
  commands,
  packNames,
  setupSchema,
} from '../../../../../src/engine/rulesets/segments/model/commands.ts';
import { basicConditions } from '../../../../../src/engine/rulesets/segments/model/built-in.ts';
import { conditionSchema } from '../../../../../src/engine/rulesets/segments/model/conditions.ts';
import {
  contentPacks,
  definitionsOf,
  creatures,
} from '../../../../../src/engine/rulesets/segments/content/index.ts';
import {
  criticalCondition,
  damageTypes,
} from '../../../../../src/engine/rulesets/segments/content/damage-types.ts';
import { sheetBy } from '../../../../../src/engine/core/roster/sheets.ts';
import { sheetSchema } from '../../../../../src/engine/rulesets/segments/model/combatant/sheet.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { formatFormula } from '../../../../../src/engine/core/formula/formula.ts';
import type { Action } from '../../../../../src/engine/rulesets/segments/model/actions.ts';
import type { State } from '../../../../../src/engine/rulesets/segments/model/state.ts';
import { playFights } from '../../../../kit/engine/fights.ts';
import { declare, shoot } from '../../../../kit/engine/segments/moves.ts';
import { segmentsGame } from '../../../../kit/engine/segments/fights.ts';
import { asked, Table } from '../../../../kit/engine/segments/encounter.ts';
import { sized } from '../../../../kit/size.ts';

const { SAMPLE } = contentPacks;
const definitions = definitionsOf(['SAMPLE']);

const creature = (key: string) => {
  const found = creatures.find((known) => known.key === key);
  if (!found) throw new Error(`No creature '${key}'.`);
  return found;
};

const sheetOf = sheetBy(sheetSchema);

/** A creature as it joins. */
const joining = (each: (typeof SAMPLE.combatants)[number], side: string, q: number) => ({
  ...{ id: each.key, name: each.name, side, position: { q, r: 0 } },
  ...noAnnotations,
  ...sheetOf(each),
});

/** The creatures so named, the first a hero and the others foes, ranked as they stand there. */
function fight(...places: readonly (readonly [key: string, q: number])[]): Table {
  const table = new Table();
  table.state = { ...table.state, ...definitions };
  const combatants = places.map(([key, q], i) =>
    joining(creature(key), i === 0 ? 'heroes' : 'foes', q),
  );
  table.play({ type: 'AddCombatants', combatants: combatants.map(asked) });
  const faces = combatants.flatMap(({ abilities: { dexterity, intelligence } }, i) =>
    Array.from({ length: 4 + dexterity + intelligence }, (_, die) =>
      die < combatants.length - i ? 6 : 1,
    ),
  );
  return table.play({ type: 'RollInitiative' }, faces);
}

/** An action as a caller would write it. */
const written = ({ defensive, effect, ...action }: Action) => ({
  ...action,
  defensive: defensive && formatFormula(defensive),
  effect:
    effect.type === 'ATTACK'
      ? {
          ...effect,
          offensive: formatFormula(effect.offensive),
          damage: effect.damage && formatFormula(effect.damage),
        }
      : effect,
});

describe('every pack', () => {
  test.each(packNames)('%s holds what the schemas accept, each key once', (name) => {
    const { actions, conditions, combatants } = contentPacks[name];
    for (const action of actions) expect(actionSchema.parse(written(action))).toEqual(action);
    for (const condition of conditions) expect(conditionSchema.parse(condition)).toEqual(condition);
    const posted = combatants.map((each, q) => asked(joining(each, 'foes', q)));
    const command = {
      type: 'AddCombatants',
      combatants: posted,
      creatures: [],
      hidden: false,
    };
    expect(commands.AddCombatants.parse(command)).toEqual(command);
    for (const list of [actions, conditions, combatants])
      expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    for (const { key } of actions) expect(basicActions).not.toHaveProperty([key]);
    for (const { key } of conditions) expect(basicConditions).not.toHaveProperty([key]);
  });

  test.each(packNames)('%s names no action and no condition that there is not', (name) => {
    const known = definitionsOf([name]);
    const { actions, combatants } = contentPacks[name];
    const inflicted = actions.flatMap(({ effect }) =>
      effect.type === 'ATTACK'
        ? effect.inflicts.map(({ condition }) => condition)
        : effect.type === 'STANCE'
          ? [effect.condition]
          : [],
    );
    const conditions = { ...basicConditions, ...known.conditions };
    expect(inflicted.filter((key) => !Object.hasOwn(conditions, key))).toEqual([]);
    const learnt = combatants.flatMap(({ talents }) => talents.map(({ action }) => action));
    const all = { ...basicActions, ...known.actions };
    expect(learnt.filter((key) => !Object.hasOwn(all, key))).toEqual([]);
  });

  test.each(packNames)('%s says in one line what each thing is', (name) => {
    const { actions, conditions, combatants, summary } = contentPacks[name];
    const lines = [...actions, ...conditions, ...combatants].map((each) => each.summary);
    for (const line of [summary, ...lines]) expect(line).toMatch(/^[A-Z].{8,98}\.$/);
  });
});

describe('the sample', () => {
  test('has every talent with somebody who knows it, and everybody at least two', () => {
    const learnt = new Set(
      SAMPLE.combatants.flatMap(({ talents }) => talents.map(({ action }) => action)),
    );
    expect(SAMPLE.actions.map(({ key }) => key).filter((key) => !learnt.has(key))).toEqual([]);
    expect(SAMPLE.combatants.length).toBeGreaterThanOrEqual(6);
    expect(SAMPLE.combatants.filter(({ talents }) => talents.length < 2)).toEqual([]);
  });

  test('has of the game the talents alone whose numbers are all known', () => {
    const names = [...SAMPLE.actions, ...SAMPLE.combatants].map(({ name }) => name.toLowerCase());
    const whole = rulebookTalents.map(({ name }) => name.toLowerCase());
    expect(whole).toEqual(['anchor', 'block']);
    expect(names.filter((name) => talentsOfTheGame.includes(name))).toEqual(whole);
  });

  test('recruits under a name of one’s own', () => {
    const post = { creature: 'gale-piper', side: 'foes' };
    const creatures = [
      { ...post, id: 'cmb_1', name: null, position: { q: 2, r: -1 } },
      { ...post, id: 'cmb_2', name: 'Old Tam', position: { q: 3, r: -1 } },
    ];
    const { state } = new Table().play({ type: 'AddCombatants', combatants: [], creatures });
    expect(state.combatants.cmb_1).toMatchObject({ name: 'Gale Piper', speed: 35 });
    expect(state.combatants.cmb_2).toMatchObject({ name: 'Old Tam', speed: 35, side: 'foes' });
  });

  test('named twice, a pack counts once; without packs there is nothing', () => {
    expect(definitionsOf(['SAMPLE', 'SAMPLE'])).toEqual(definitions);
    expect(definitionsOf([])).toEqual({ actions: {}, conditions: {} });
  });
});

describe('what the sample shows', () => {
  test('SEG-68 SEG-69 Barge Wind: 30 ft at 5H are five hexes at contact and one more', () => {
    const table = fight(['gale-piper', 0], ['marsh-lurker', 3]);
    table.play(shoot('gale-piper', 'barge-wind', 'marsh-lurker'));
    table.defend('NONE', [4, 4, 4, 1]);
    expect(table.at('marsh-lurker')).toEqual([8, 0]);
    table.advance().end('gale-piper');
    expect(table.at('marsh-lurker')).toEqual([9, 0]);
  });

  test('SEG-23 Second Breath: a Swift for 10 ft more, and no initiation of its own', () => {
    const table = fight(['gale-piper', 0], ['marsh-lurker', 3]);
    table.play({
      ...shoot('gale-piper', 'barge-wind', 'marsh-lurker'),
      modifiers: ['second-breath'],
    });
    expect(table.combatant('gale-piper').spent).toEqual(['STANDARD', 'SWIFT']);
    table.defend('NONE', [4, 4, 4, 1]);
    table.advance().end('gale-piper');
    expect(table.at('marsh-lurker')).toEqual([11, 0]);
  });

  test('SEG-58 SEG-59 Lantern Comet: 30 ft at 3H are flown in two segments', () => {
    const table = fight(['lantern-keeper', 0], ['gale-piper', 6]);
    table.play(shoot('lantern-keeper', 'lantern-comet', 'gale-piper'));
    expect(table.happenings).toEqual([
      'ActionDeclared',
      'ProjectileLaunched',
      'ProjectileAdvanced',
    ]);
    table.advance().end('lantern-keeper');
    expect(table.happenings).toContain('AttackArrived');
    expect(table.clock).toBe('1.2');
  });

  test('SEG-26 SEG-96 Twin Sparks: a Full is two attacks in two segments and bars the Full alone', () => {
    const table = fight(['spark-dancer', 0], ['quarry-hulk', 4]);
    const both = declare('spark-dancer', 'twin-sparks', 'FULL', {
      targetIds: ['quarry-hulk', 'quarry-hulk'],
    });
    table.play(both).defend('NONE', [1, 1, 1, 1]);
    expect(table.state.ongoing).toMatchObject([{ kind: 'FOLLOW_UP' }]);
    table.advance().end('spark-dancer').defend('NONE', [1, 1, 1, 1]);
    expect(table.clock).toBe('1.2');
    table.advance(2);
    for (const round of [2, 3, 4]) {
      expect(table.clock).toBe(`${round}.1`);
      expect(table.rule(both)).toBe('SEG-94');
      table.play(shoot('spark-dancer', 'twin-sparks', 'quarry-hulk')).defend('NONE', [1, 1, 1, 1]);
      table.advance(3);
    }
    table.play(both);
  });

  test('SEG-20 Quarry Maul: a Standard, or a Full of three blows', () => {
    const maul = (use: 'STANDARD' | 'FULL', blows: number) =>
      fight(['quarry-hulk', 0], ['gale-piper', 1]).play(
        declare('quarry-hulk', 'quarry-maul', use, {
          targetIds: Array.from({ length: blows }, () => 'gale-piper'),
        }),
      );
    expect(maul('STANDARD', 1).combatant('quarry-hulk').spent).toEqual(['STANDARD']);
    expect(maul('FULL', 3).combatant('quarry-hulk').spent).toEqual(['FULL']);
  });

  test('SEG-43 Reed Screen: of use as a defense alone', () => {
    const table = fight(['spark-dancer', 0], ['reed-fencer', 3]);
    table.play(shoot('spark-dancer', 'twin-sparks', 'reed-fencer'));
    table.defend('COUNTER', [], { action: 'reed-screen', use: 'SWIFT' });
    table.play({ type: 'EndTurn', combatantId: 'spark-dancer' }, [1, 1, 4, 4, 1]);
    expect(table.happened('AttackMissed')).toMatchObject([
      { attackScore: { total: 7 }, defenseScore: { total: 8 } },
    ]);
    expect(table.rule(declare('reed-fencer', 'reed-screen', 'MOVE'))).toBe('SEG-22');
    const other = fight(['reed-fencer', 0], ['spark-dancer', 3]);
    expect(other.rule(declare('reed-fencer', 'reed-screen', 'MOVE'))).toBe('SEG-43');
  });

  test('SEG-60 SEG-30 Slate Row: two hexes a segment, and a Move for the Quarry Hulk', () => {
    const table = fight(['quarry-hulk', 0], ['gale-piper', 9]);
    const hexes = [-1, 0, 1].map((r) => ({ q: 2, r }));
    table.play(declare('quarry-hulk', 'slate-row', 'STANDARD', { hexes }));
    expect(table.combatant('quarry-hulk').spent).toEqual(['MOVE']);
    expect(table.state.battlefield.obstacles).toEqual(hexes.slice(0, 2));
    table.advance().end('quarry-hulk');
    expect(table.state.battlefield.obstacles).toEqual(hexes);
  });

  test('SEG-30 Long Stride: a Standard as printed, a Swift for the Spark Dancer', () => {
    const table = fight(['spark-dancer', 0], ['quarry-hulk', 9]);
    table.play(declare('spark-dancer', 'long-stride', 'STANDARD', { to: { q: 0, r: 6 } }));
    expect(table.combatant('spark-dancer').spent).toEqual(['SWIFT']);
  });

  test('SEG-93 Thorn Cut: bleeds by its one damage die until healed', () => {
    const table = fight(['reed-fencer', 0], ['quarry-hulk', 1]);
    table.play(shoot('reed-fencer', 'thorn-cut', 'quarry-hulk')).defend('NONE', [4, 4, 4, 1]);
    expect(table.combatant('quarry-hulk').conditions).toMatchObject([
      { condition: 'bleeding', until: null, dice: 1 },
    ]);
    table.advance(3).end('reed-fencer');
    expect(table.combatant('quarry-hulk').hitPoints).toBe(45 - 3 - 1);
  });

  test('SEG-82 Heron Poise: defenses at advantage for the rest of the round', () => {
    const table = fight(['gale-piper', 0], ['reed-fencer', 1]);
    table.play(declare('gale-piper', 'heron-poise', 'SWIFT')).end('gale-piper');
    table.play(shoot('reed-fencer', 'thorn-cut', 'gale-piper'));
    table.defend('REACTION', [1, 1, 1, 6, 6, 6]);
    expect(table.happened('AttackMissed')).toMatchObject([{ defenseScore: { total: 7 } }]);
  });
});

describe('damage types', () => {
  test.each([
    ['Bludgeoning', 'staggered'],
    ['Burning', 'burned'],
    ['Piercing', 'bleeding'],
    ['Slashing', 'bleeding'],
    ['Electricity', 'disoriented'],
    ['Ki', null],
  ])('SEG-39 a critical hit with %s leaves %s', (damageType, condition) => {
    expect(criticalCondition(damageType)).toBe(condition);
    expect(criticalCondition(damageType.toUpperCase())).toBe(condition);
  });

  test('SEG-39 there are no others, and each condition is one of the rulebook', () => {
    expect(damageTypes).toHaveLength(6);
    expect(criticalCondition('Sonic')).toBeNull();
    expect(criticalCondition(null)).toBeNull();
    for (const { critical } of damageTypes)
      if (critical !== null) expect(basicConditions).toHaveProperty([critical]);
  });

  test('the attacks of the packs and the basic ones do damage of a known type', () => {
    const known = damageTypes.map(({ name }) => name);
    const attacks = [...Object.values(basicActions), ...SAMPLE.actions].flatMap(({ effect }) =>
      effect.type === 'ATTACK' && effect.damage ? [effect.damageType] : [],
    );
    expect(attacks.filter((type) => type === null || !known.includes(type))).toEqual([]);
  });
});

const known = (state: State, action: string | null): boolean =>
  action === null || Object.hasOwn({ ...basicActions, ...state.actions }, action);

/** Four of the bestiary, two a side; more may join. */
const bestiaryGame: typeof segmentsGame = {
  ...segmentsGame,
  ruleset: {
    ...segments,
    rules: {
      ...segments.rules,
      initial: (setup) => ({ ...segments.rules.initial(setup), ...definitions }),
    },
  },
  encounter: (random) => {
    const combatants = random
      .sample(SAMPLE.combatants, 4)
      .map((each, i) => asked(joining(each, i % 2 === 0 ? 'heroes' : 'foes', 2 * i)));
    const setup = setupSchema.parse({ name: 'The bestiary' });
    return { setup, opening: [{ type: 'AddCombatants', combatants }] };
  },
  // The universe of the random fights knows actions that are not here.
  universe: (state, random) =>
    segmentsGame
      .universe(state, random)
      .filter((command) => !('action' in command) || known(state, command.action)),
  material: (state, random) => {
    const material = segmentsGame.material(state, random);
    const { talents } = random.pick(SAMPLE.combatants);
    const taught = (sheet: unknown) => ({ ...(sheet as object), talents });
    const joining = (input: { readonly sheet: unknown }) => ({
      ...input,
      sheet: taught(input.sheet),
    });
    return {
      ...material,
      data: (type, field) => {
        const found = material.data(type, field);
        if (type === 'UpdateCombatant') return found.map(taught);
        return type === 'AddCombatants'
          ? found.map((input) => joining(input as { readonly sheet: unknown }))
          : found;
      },
    };
  },
};

test('SEG-107 the bestiary fights whole fights by the rules', () => {
  const count = sized(24, 4);
  const plan = { seed: 11, fights: count, roundLimit: 10, tryEvery: 40, retellEvery: 3 };
  const { fights, events } = playFights(bestiaryGame, plan);
  expect(fights).toBe(count);
  expect(events.has('ConditionHurt')).toBe(true);
}, 120_000);

const talentsOfTheGame = [
  ...['air blast', 'blade', 'bolt', 'boulder shot', 'burrow', 'defensive stance', 'barrier'],
  ...['anchor', 'cleave', 'block', 'buckler', 'astral field', 'bind air', 'high jump', 'vent'],
  ...['cloud of dust', 'powerful ki', 'rockslide', 'sand blast', 'slab', 'shift earth', 'extract'],
  ...['erase tracks', 'compact earth', 'lift earth', 'slam attack', 'wave of earth', 'drag'],
  ...['water blast', 'flow like water', 'eye of the wind', 'grasp the wind', 'gust', 'hover'],
  ...[
    'hundred needle strike',
    'frostflower',
    'ice spear',
    'leviathan',
    'pillars',
    'unarmed strike',
  ],
  ...['spirit of the earth', 'rejuvenation', 'restoration', 'photosynthesis'],
];

test('an encounter begins with the packs that its setup names', () => {
  const named = segments.rules.initial(setupSchema.parse({ name: 'Packed', content: ['SAMPLE'] }));
  expect(Object.keys(named.actions)).toEqual(contentPacks.SAMPLE.actions.map(({ key }) => key));
  expect(setupSchema.safeParse({ name: 'Packed', content: ['OTHER'] }).success).toBe(false);
});
