/** Fights to begin with, one for each system: a place worth fighting at, and people of the bestiary. */
import type { AddCombatantsInput, CreateEncounterInput, Ruleset } from '../../client/index.ts';

export interface Demo {
  readonly ruleset: Ruleset;
  /** One sentence about the system, for whom the name says nothing. */
  readonly pitch: string;
  readonly encounter: Omit<CreateEncounterInput, 'ruleset'>;
  readonly creatures: NonNullable<AddCombatantsInput['creatures']>;
  /** Those whom the table does not see at first. */
  readonly hidden: NonNullable<AddCombatantsInput['creatures']>;
}

const at = (q: number, r: number) => ({ q, r });
const HEROES = 'heroes';

export const demos: readonly Demo[] = [
  {
    ruleset: 'SEGMENTS',
    pitch:
      'Three two-second segments a round; blows and bolts that carry over; a defense for every attack.',
    encounter: {
      name: 'The bridge at dusk',
      pace: 'FLOW',
      obstacles: [at(4, -3), at(4, -2), at(3, 2), at(2, 3), at(3, 3), at(7, -2), at(7, 1)],
      concealing: [
        { hex: at(5, -1), levels: 1 },
        { hex: at(5, 0), levels: 1 },
        { hex: at(4, 1), levels: 1 },
      ],
    },
    creatures: [
      { creature: 'gale-piper', name: 'Ana', side: HEROES, position: at(0, 0) },
      { creature: 'reed-fencer', name: 'Reed', side: HEROES, position: at(1, 2) },
      { creature: 'spark-dancer', name: 'Bolg', side: 'raiders', position: at(8, -1) },
      { creature: 'quarry-hulk', name: 'Quarry Hulk', side: 'raiders', position: at(7, 0) },
    ],
    hidden: [
      { creature: 'marsh-lurker', name: 'Marsh Lurker', side: 'raiders', position: at(2, -3) },
    ],
  },
  {
    ruleset: 'VIGILANCE',
    pitch: 'Everybody may answer everything: quick actions on a stack, last in, first out.',
    encounter: {
      name: 'The gate of thorns',
      pace: 'FLOW',
      obstacles: [at(3, -2), at(3, -1), at(3, 1), at(2, 2)],
      concealing: [
        { hex: at(4, 0), levels: 1 },
        { hex: at(4, 1), levels: 1 },
      ],
    },
    creatures: [
      { creature: 'gate-warden', name: 'Ann', side: HEROES, position: at(0, 0) },
      { creature: 'kick-fencer', name: 'Cid', side: HEROES, position: at(1, 1) },
      { creature: 'pike-guard', name: 'Pike Guard', side: 'raiders', position: at(5, -1) },
      { creature: 'hired-crossbow', name: 'Crossbow', side: 'raiders', position: at(7, 0) },
    ],
    hidden: [
      { creature: 'thicket-boar', name: 'Thicket Boar', side: 'raiders', position: at(1, -3) },
    ],
  },
  {
    ruleset: 'SECONDS',
    pitch:
      'Six seconds a turn, spent one by one; spells that go off later; turns that break into each other.',
    encounter: {
      name: 'The quarry wall',
      pace: 'FLOW',
      obstacles: [at(4, -2), at(4, -1), at(3, 1), at(3, 2), at(6, 1)],
      concealing: [
        { hex: at(5, 0), levels: 1 },
        { hex: at(5, 1), levels: 1 },
      ],
    },
    creatures: [
      { creature: 'gate-warden', name: 'Warden', side: HEROES, position: at(0, 0) },
      { creature: 'seed-caster', name: 'Caster', side: HEROES, position: at(0, 2) },
      { creature: 'quarry-brute', name: 'Brute', side: 'raiders', position: at(7, 0) },
      { creature: 'wall-shot', name: 'Wall Shot', side: 'raiders', position: at(8, -2) },
    ],
    hidden: [],
  },
];
