import { type Actor, gameMaster } from '../../../src/engine/core/command/actor.ts';
import type {
  CommandTemplate,
  Decision,
  Option,
} from '../../../src/engine/core/decision/decision.ts';
import type { Dice } from '../../../src/engine/core/values/dice.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { distance, type Hex, hexKey } from '../../../src/engine/grid/hex.ts';
import { segments } from '../../../src/engine/rulesets/segments/index.ts';
import { roundOf } from '../../../src/engine/rulesets/segments/model/clock.ts';
import type { State } from '../../../src/engine/rulesets/segments/model/state.ts';
import { type Material, randomFilling } from '../../kit/engine/options.ts';
import { Random } from '../../kit/engine/random.ts';
import { type CommandInput, parse } from '../../kit/engine/segments/encounter.ts';

/** The arena: a ring of walls around open ground with pillars and smoke. */
const RADIUS = 7;
const PILLARS = 12;
const SMOKE = 8;

type InputOf<T extends CommandInput['type']> = Extract<CommandInput, { type: T }>;

const talents: InputOf<'DefineActions'>['definitions']['actions'] = [
  {
    key: 'dart',
    name: 'Dart',
    uses: [{ kind: 'STANDARD' }, { kind: 'FULL', attacks: 2, cooldown: 2 }],
    defensive: 'DB + Dex + 2d6',
    effect: {
      type: 'ATTACK',
      form: 'PROJECTILE',
      range: 40,
      speed: 3,
      offensive: 'AB + Dex + 3d6',
      damage: 'Dex + 2d6',
    },
    modifiers: [{ key: 'sure', name: 'Sure', offensiveDice: 2 }],
  },
  {
    key: 'gale',
    name: 'Gale',
    uses: [{ kind: 'STANDARD', cooldown: 1 }],
    effect: {
      type: 'ATTACK',
      form: 'PROJECTILE',
      range: 40,
      speed: 5,
      offensive: 'AB + Int + 3d6',
      damage: '1d6',
      pushback: 20,
      inflicts: [{ condition: 'staggered', rounds: 1 }],
    },
  },
  {
    key: 'parry',
    name: 'Parry',
    uses: [{ kind: 'MOVE' }],
    defensive: 'DB + Dex + 3d6',
    effect: { type: 'GUARD' },
  },
];

/** Four against four, at places by chance, as the first turn of the fight begins. */
export function skirmish(random: Random, hitPoints: number): State {
  const ground = disc(RADIUS);
  const walls = disc(RADIUS + 1).filter((hex) => distance(hex, { q: 0, r: 0 }) > RADIUS);
  const pillars = random.sample(ground, PILLARS);
  const taken = new Set(pillars.map(hexKey));
  const free = ground.filter((hex) => !taken.has(hexKey(hex)));
  const combatants = random.sample(free, 8).map((position, i) => ({
    id: `c${i}`,
    name: `Combatant ${i}`,
    side: i % 2 === 0 ? 'heroes' : 'foes',
    position,
    sheet: {
      abilities: { strength: 1, dexterity: 2, intelligence: 1, resolve: 0 },
      attackBonus: 2,
      defenseBonus: 1,
      speed: 30,
      hitPoints,
      talents: [{ action: 'dart' }, { action: 'gale' }, { action: 'parry' }],
    },
  }));
  const smoke = random.sample(ground, SMOKE);
  let state = segments.play.initial(
    segments.play.setup.parse({
      name: 'Four against four',
      obstacles: [...walls, ...pillars],
      concealing: smoke.map((hex) => ({ hex, levels: random.int(1, 2) })),
    }),
  );
  const dice = seededDice(random.diceSeed(), 0);
  const opening: readonly CommandInput[] = [
    { type: 'DefineActions', definitions: { actions: talents } },
    { type: 'AddCombatants', combatants },
    { type: 'RollInitiative' },
  ];
  for (const input of opening) {
    const played = execute(segments, state, parse(input), { actor: gameMaster, dice });
    if (!played.ok) throw new Error(played.error.message);
    state = played.value.state;
  }
  return state;
}

/** Every hex at most this far from the middle. */
export function disc(radius: number): readonly Hex[] {
  const axis = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  return axis
    .flatMap((q) => axis.map((r) => ({ q, r })))
    .filter(({ q, r }) => Math.abs(q + r) <= radius);
}

/** How the next decision is found: what the state offers, and on whose behalf. */
export type Listing = (state: State) => {
  readonly actor: Actor;
  readonly listed: readonly Decision[];
};

const spectator: Actor = { kind: 'SPECTATOR' };

/** Whose decision is due is known to the whole table; then the listing of that one's own seat. */
export const ofTheSeat: Listing = (state) => {
  const due = segments.see.legal(state, spectator).find(({ required }) => required);
  const actor: Actor = due?.combatantId
    ? { kind: 'PLAYER', combatants: [due.combatantId] }
    : gameMaster;
  return { actor, listed: segments.see.legal(state, actor) };
};

/** Everything that anyone could do. */
export const ofEveryone: Listing = (state) => ({
  actor: gameMaster,
  listed: segments.see.legal(state, gameMaster),
});

const material: Material = { text: () => 'someone comes near', data: () => [] };

/** A command as a client sends it, and on whose behalf. */
interface Sent {
  readonly actor: Actor;
  readonly template: CommandTemplate;
}

interface Plan {
  readonly listing: Listing;
  readonly random: Random;
  readonly rounds: number;
  /** Called with every command. */
  readonly record?: (sent: Sent) => void;
}

/** Plays on by chance for some rounds, or to the end of the fight. */
export function play(
  start: State,
  { listing, random, rounds, record }: Plan,
): { readonly state: State; readonly decisions: number } {
  const dice = seededDice(random.diceSeed(), 0);
  const last = roundOf(start) + rounds;
  let state = start;
  let decisions = 0;
  for (; state.phase.kind === 'COMBAT' && state.phase.round < last; decisions++) {
    const { actor, listed } = listing(state);
    const sent = { actor, template: randomFilling(choose(listed, random), random, material) };
    record?.(sent);
    state = carryOut(state, sent, dice);
  }
  return { state, decisions };
}

/** A fight by chance that is to be played again, command by command, with the same dice. */
export function recorded(seed: number, hitPoints: number, rounds: number) {
  const start = skirmish(new Random(seed), hitPoints);
  const commands: Sent[] = [];
  const record = (sent: Sent) => commands.push(sent);
  play(start, { listing: ofTheSeat, random: new Random(seed), rounds, record });
  return { start, diceSeed: new Random(seed).diceSeed(), commands };
}

/** Plays it again; answers the number of commands. */
export function replay({ start, diceSeed, commands }: ReturnType<typeof recorded>): number {
  const dice = seededDice(diceSeed, 0);
  commands.reduce((state, sent) => carryOut(state, sent, dice), start);
  return commands.length;
}

function carryOut(state: State, { actor, template }: Sent, dice: Dice): State {
  const schema = segments.play.commands[template.type];
  if (!schema) throw new Error(`No command '${template.type}'.`);
  const played = execute(segments, state, schema.parse(template), { actor, dice });
  if (!played.ok) throw new Error(played.error.message);
  return played.value.state;
}

/** What the fight waits for, and what those who wait with an action may do meanwhile. */
const moves: ReadonlySet<string> = new Set(['TURN', 'DEFENSE', 'RELEASE', 'ADVANCE', 'CONCLUSION']);

/** One kind of command by chance, and one of its options. */
function choose(listed: readonly Decision[], random: Random): Option {
  const options = listed.flatMap((decision) => (moves.has(decision.kind) ? decision.options : []));
  const type = random.pick([...new Set(options.map(({ command }) => command.type))]);
  return random.pick(options.filter(({ command }) => command.type === type));
}
