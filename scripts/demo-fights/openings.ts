/** How the demo fights of the Table begin: who stands where, and what has been done when one sits down. */
import type {
  AddCombatantsInput,
  CreateEncounterInput,
  DecisionKind,
} from '../../src/client/index.ts';

type Creatures = NonNullable<AddCombatantsInput['creatures']>;

export interface Opening {
  readonly encounter: CreateEncounterInput;
  readonly creatures: Creatures;
  /** Those whom the table does not see at first. */
  readonly hidden: Creatures;
  /** Who comes first, in order; initiative is rolled until it is so. */
  readonly order: readonly string[];
  readonly moves: readonly Move[];
  /** Who decides when one sits down, and what. */
  readonly due: { readonly who: string; readonly kind: DecisionKind };
}

/** What somebody does, by the words of the option; who is due and has no move ends the turn. */
export interface Move {
  readonly who: string;
  /** How the option's label begins. */
  readonly option: string;
  /** Of the choices that it leaves open, by their fields. */
  readonly picks?: Readonly<Record<string, Picked>>;
}
export type Picked =
  | { readonly names: readonly string[] }
  | { readonly keys: readonly string[] }
  | { readonly hex: Hex };
export interface Hex {
  readonly q: number;
  readonly r: number;
}

const at = (q: number, r: number): Hex => ({ q, r });
const smoke = (...hexes: readonly Hex[]) => hexes.map((hex) => ({ hex, levels: 1 }));
const HEROES = 'heroes';
const RAIDERS = 'raiders';

export const openings: Readonly<Record<string, Opening>> = {
  /** Bolg's sparks are in flight, Reed lies in wait, and Ana, whom they will reach, has the turn. */
  segments: {
    encounter: {
      ruleset: 'SEGMENTS',
      name: 'The bridge at dusk',
      pace: 'FLOW',
      obstacles: [at(4, -3), at(4, -2), at(3, 2), at(2, 3), at(3, 3), at(7, -2), at(7, 1)],
      concealing: smoke(at(5, -1), at(5, 0), at(4, 1)),
    },
    creatures: [
      { creature: 'gale-piper', name: 'Ana', side: HEROES, position: at(0, 0) },
      { creature: 'reed-fencer', name: 'Reed', side: HEROES, position: at(2, 1) },
      { creature: 'spark-dancer', name: 'Bolg', side: RAIDERS, position: at(8, -1) },
      { creature: 'quarry-hulk', name: 'Quarry Hulk', side: RAIDERS, position: at(5, 1) },
    ],
    hidden: [
      { creature: 'marsh-lurker', name: 'Marsh Lurker', side: RAIDERS, position: at(2, -3) },
    ],
    order: ['Bolg', 'Reed', 'Ana', 'Quarry Hulk'],
    moves: [
      {
        who: 'Bolg',
        option: 'Twin Sparks (Full)',
        picks: { targetIds: { names: ['Ana', 'Ana'] } },
      },
      {
        who: 'Reed',
        option: 'Ready an action',
        picks: {
          action: { keys: ['thorn-cut'] },
          until: { keys: ['COMES_WITHIN_REACH'] },
          ofId: { names: ['Quarry Hulk'] },
        },
      },
    ],
    due: { who: 'Ana', kind: 'TURN' },
  },
  /** The crossbow's bolt lies on the stack, and who may answer it is asked. */
  vigilance: {
    encounter: {
      ruleset: 'VIGILANCE',
      name: 'The gate of thorns',
      pace: 'FLOW',
      obstacles: [at(3, -2), at(3, -1), at(3, 1), at(2, 2)],
      concealing: smoke(at(4, 0), at(4, 1)),
    },
    creatures: [
      { creature: 'gate-warden', name: 'Ann', side: HEROES, position: at(2, 0) },
      { creature: 'kick-fencer', name: 'Cid', side: HEROES, position: at(1, 1) },
      { creature: 'pike-guard', name: 'Pike Guard', side: RAIDERS, position: at(5, -1) },
      { creature: 'hired-crossbow', name: 'Crossbow', side: RAIDERS, position: at(7, 0) },
    ],
    hidden: [
      { creature: 'thicket-boar', name: 'Thicket Boar', side: RAIDERS, position: at(1, -3) },
    ],
    order: [],
    moves: [
      {
        who: 'Cid',
        option: 'Prepare an action',
        picks: {
          action: { keys: ['assault'] },
          until: { keys: ['MOVES'] },
          ofId: { names: ['Pike Guard'] },
        },
      },
      { who: 'Crossbow', option: 'Shoot', picks: { targetIds: { names: ['Ann'] } } },
    ],
    due: { who: 'Cid', kind: 'PRIORITY' },
  },
  /** The Caster's avalanche is on its way, Wall Shot waits to be attacked, and the Warden has the turn. */
  seconds: {
    encounter: {
      ruleset: 'SECONDS',
      name: 'The quarry wall',
      pace: 'FLOW',
      obstacles: [at(4, -2), at(4, -1), at(3, 1), at(3, 2), at(6, 1)],
      concealing: smoke(at(5, 0), at(5, 1)),
    },
    creatures: [
      { creature: 'gate-warden', name: 'Warden', side: HEROES, position: at(1, 0) },
      { creature: 'seed-caster', name: 'Caster', side: HEROES, position: at(0, 2) },
      { creature: 'quarry-brute', name: 'Brute', side: RAIDERS, position: at(5, -1) },
      { creature: 'wall-shot', name: 'Wall Shot', side: RAIDERS, position: at(8, -2) },
    ],
    hidden: [
      { creature: 'quarry-brute', name: 'Lurking Brute', side: RAIDERS, position: at(2, -4) },
    ],
    order: ['Caster', 'Wall Shot', 'Warden'],
    moves: [
      { who: 'Caster', option: 'Slow Avalanche' },
      { who: 'Caster', option: 'Slow Avalanche', picks: { to: { hex: at(5, 0) } } },
      { who: 'Wall Shot', option: 'Delay the turn until attacked' },
    ],
    due: { who: 'Warden', kind: 'TURN' },
  },
};
