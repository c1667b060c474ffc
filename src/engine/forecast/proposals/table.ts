/** The table on which the fights of a search are played. */
import { gameMaster } from '../../core/command/actor.ts';
import { execute } from '../../core/ruleset/execute.ts';
import type { Ruleset, RulesetTypes } from '../../core/ruleset/ruleset.ts';
import type { Hex } from '../../core/values/hex.ts';
import type { CombatantId } from '../../core/values/ids.ts';
import { seededDice } from '../../dice/seeded.ts';
import { type Candidate, lateKind } from './offer.ts';

/** A battlefield on which the party stands, before the fight: plain JSON. */
export interface Ground {
  readonly state: unknown;
  /** Free hexes for the foes, the first ones first. */
  readonly places: readonly Hex[];
  /** Which of the battlefields it is of. */
  readonly battlefield: number;
  /** How many hexes farther apart the parties begin than was asked for. */
  readonly farther: number;
  /** Where the party stands, in its order. */
  readonly party: readonly Hex[];
}

/** A foe as `addCombatants` takes it. */
export interface Foe {
  readonly creature: string;
  readonly side: string;
  readonly position: Hex;
  readonly health?: number;
}

export const SIDES = { party: 'Party', foes: 'Foes' } as const;

/** How far from where the foes are to begin hexes for them are looked for. */
const REACH = 6;

/** Of no fight: nothing is rolled for who joins before it. */
const NO_DICE = '0'.repeat(64);

/** The nearest free hexes to this one, at most so many. */
export function placesNear<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  middle: Hex,
  most: number,
): readonly Hex[] {
  const [creature] = ruleset.rulebook.creatures;
  const found: Hex[] = [];
  for (const position of around(middle)) {
    if (found.length >= most || !creature) break;
    const foe = { creature: creature.key, side: SIDES.foes, position };
    if (joined(ruleset, state, [foe])) found.push(position);
  }
  return found;
}

/** From the middle outwards. */
function around({ q, r }: Hex): readonly Hex[] {
  const hexes: (Hex & { readonly far: number })[] = [];
  for (let i = -REACH; i <= REACH; i++)
    for (let j = -REACH; j <= REACH; j++) {
      const far = Math.max(Math.abs(i), Math.abs(j), Math.abs(i + j));
      if (far <= REACH) hexes.push({ q: q + i, r: r + j, far });
    }
  return hexes.sort((a, b) => a.far - b.far).map((hex) => ({ q: hex.q, r: hex.r }));
}

/** The foes of a candidate: who is there from the beginning, and who comes later. */
export function foesOf(
  { counts, health, arrival, ...candidate }: Candidate,
  creatures: readonly string[],
  { places }: Ground,
): { readonly first: readonly Foe[]; readonly later: readonly Foe[] } {
  const late = arrival > 0 ? lateKind({ ...candidate, counts }) : -1;
  const order = counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  const foes = order.map((kind, i) => ({
    creature: creatures[kind] ?? '',
    side: SIDES.foes,
    position: places[i] ?? { q: 0, r: 0 },
    ...(health !== 1 && { health }),
  }));
  const last = order.lastIndexOf(late);
  return { first: foes.filter((_, i) => i !== last), later: foes.filter((_, i) => i === last) };
}

/** Where the foes have joined; null where the rules refuse it. */
export function stateWith<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  candidate: Candidate,
  creatures: readonly string[],
  ground: Ground,
): T['state'] | null {
  const { first, later } = foesOf(candidate, creatures, ground);
  const there = joined(ruleset, ground.state, first);
  return there && later.length > 0 ? joined(ruleset, there, later, true) : there;
}

function joined<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  foes: readonly Foe[],
  hidden = false,
): T['state'] | null {
  const from = hidden ? 'late' : 'foe';
  const creatures = foes.map((foe, i): Foe & { readonly id: CombatantId } => ({
    ...foe,
    id: `${from}-${i}`,
  }));
  const command = ruleset.rules.commands.AddCombatants?.safeParse({
    type: 'AddCombatants',
    creatures,
    hidden,
  });
  if (!command?.success) return null;
  const dice = seededDice(NO_DICE, 0);
  const done = execute(ruleset, state, command.data, { actor: gameMaster, dice });
  return done.ok ? done.value.state : null;
}
