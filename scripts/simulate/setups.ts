/** Fights of creatures of the bestiary that are about to begin, made up by chance. */
import { chanceOf, type Chance } from '../../src/engine/core/policy/chance.ts';
import { execute, gameMaster, type Hex, type Ruleset, seededDice } from '../../src/engine/index.ts';

/** By the keys of the creatures. */
export interface Parties {
  readonly heroes: readonly string[];
  readonly foes: readonly string[];
}

export interface SetUp extends Parties {
  readonly obstacles: readonly Hex[];
  /** How many hexes from the middle either party begins. */
  readonly apart: number;
}

/** The same creatures on both sides, and ground that is the same from either. */
export function mirrored(ruleset: Ruleset, seed: string, size: number): SetUp {
  const chance = chanceOf(`mirrored ${ruleset.id} ${seed}`);
  const party = Array.from({ length: size }, () => chance.pick(keysOf(ruleset)));
  return { heroes: party, foes: party, ...groundBy(chance, size) };
}

/** The same with a wall between the parties, around whose ends either can go. */
export function walled(ruleset: Ruleset, seed: string, size: number): SetUp {
  const half = size + (Number(seed) % 2);
  const obstacles = Array.from({ length: 2 * half + 1 }, (_, i) => ({ q: 0, r: i - half }));
  return { ...mirrored(ruleset, seed, size), obstacles };
}

/** One to `most` creatures against as many as it happens. */
export function varied(ruleset: Ruleset, seed: string, most: number): SetUp {
  const chance = chanceOf(`varied ${ruleset.id} ${seed}`);
  const party = () =>
    Array.from({ length: chance.int(1, most) }, () => chance.pick(keysOf(ruleset)));
  return { heroes: party(), foes: party(), ...groundBy(chance, most) };
}

/** On open ground, near each other. */
export const opposed = (parties: Parties): SetUp => ({ ...parties, obstacles: [], apart: 2 });

const keysOf = ({ rulebook }: Ruleset): readonly string[] =>
  rulebook.creatures.map(({ key }) => key);

function groundBy(chance: Chance, size: number): Pick<SetUp, 'obstacles' | 'apart'> {
  const half = Array.from({ length: size }, () => ({
    q: chance.int(-1, 1),
    r: chance.int(-size - 2, size + 2),
  }));
  const free = half.filter(({ q, r }) => q !== 0 || r !== 0);
  const obstacles = new Map(
    [...free, ...free.map(turned)].map((hex) => [`${hex.q}/${hex.r}`, hex] as const),
  );
  return { obstacles: [...obstacles.values()], apart: chance.int(2, 4) };
}

/** The same place as the other party has it: half a turn around the middle. */
const turned = ({ q, r }: Hex): Hex => ({ q: 0 - q, r: 0 - r });

/** The state before initiative. */
export function stateOf(ruleset: Ruleset, { heroes, foes, obstacles, apart }: SetUp): unknown {
  const { rules } = ruleset;
  const initial = rules.initial(
    rules.setup.parse({ name: 'A fight', content: ['SAMPLE'], obstacles }),
  );
  const posted = (side: string, keys: readonly string[], place: (i: number) => Hex) =>
    keys.map((creature, i) => ({ id: `${side}${i}`, creature, side, position: place(i) }));
  const home = (i: number): Hex => ({ q: -apart, r: i - Math.floor(heroes.length / 2) });
  const away = (i: number): Hex => turned({ q: -apart, r: i - Math.floor(foes.length / 2) });
  const creatures = [...posted('heroes', heroes, home), ...posted('foes', foes, away)];
  const command = rules.commands.AddCombatants?.parse({ type: 'AddCombatants', creatures });
  if (!command) throw new Error(`${ruleset.id} takes no creatures.`);
  const dice = seededDice('0'.repeat(64), 0);
  const joined = execute(ruleset, initial, command, { actor: gameMaster, dice });
  if (!joined.ok) throw new Error(`${JSON.stringify(creatures)}: ${joined.error.message}`);
  return joined.value.state;
}
