import * as z from 'zod';
import { object, type TypeOf } from '../../../core/schema/describe.ts';
import type { Posture } from './actions.ts';
import type { Combatant, Status } from './state.ts';

/** A state of a combatant that the whole table sees. */
export const conditionSchema = object('SecondsCondition', 'A condition of the ruleset SECONDS.', {
  key: z.string().describe('Names it in an action, e.g. `prone`.'),
  name: z.string().describe('Its name for people.'),
  summary: z.string().describe('One line.'),
});
export type Condition = TypeOf<typeof conditionSchema>;

const condition = (key: string, name: string, summary: string): Condition => ({
  key,
  name,
  summary,
});

const crouching = condition(
  'crouching',
  'Crouching',
  '+1 against ranged attacks, -1 against melee.',
);
const prone = condition('prone', 'Prone', '+2 against ranged attacks, -2 against melee.');
const dying = condition('dying', 'Dying', 'Unconscious, and dead with the next wound.');
const stable = condition('stable', 'Stable', 'Unconscious, but no longer dying.');
export const wounded = condition(
  'wounded',
  'Wounded',
  'Each wound takes one off Toughness, unless the table reads it otherwise.',
);
const dead = condition('dead', 'Dead', 'Beyond help.');

/** The conditions of the rulebook (SEC-34, 35, 46, 53). */
export const conditions: readonly Condition[] = [crouching, prone, wounded, dying, stable, dead];

/** The conditions that a posture and a status amount to. */
const ofPosture = { UPRIGHT: [], CROUCHING: [crouching], PRONE: [prone] } as const;
const ofStatus = {
  STANDING: [],
  YIELDED: [],
  DYING: [dying],
  STABLE: [stable],
  DEAD: [dead],
} as const;

/** The conditions that a combatant is in now. */
export const conditionsOf = ({ posture, status, wounds }: Combatant): readonly Condition[] => [
  ...ofPosture[posture],
  ...(wounds > 0 ? [wounded] : []),
  ...ofStatus[status.kind],
];

/** A condition that the GM can inflict and end, and the field of the state that holds it. */
export type InflictableCondition =
  | { readonly of: 'POSTURE'; readonly value: Exclude<Posture, 'UPRIGHT'> }
  | { readonly of: 'STATUS'; readonly value: Exclude<Status['kind'], 'STANDING' | 'YIELDED'> };

/** By key: all conditions but wounds, which are counted. */
export const inflictable: Readonly<Record<string, InflictableCondition>> = {
  [crouching.key]: { of: 'POSTURE', value: 'CROUCHING' },
  [prone.key]: { of: 'POSTURE', value: 'PRONE' },
  [dying.key]: { of: 'STATUS', value: 'DYING' },
  [stable.key]: { of: 'STATUS', value: 'STABLE' },
  [dead.key]: { of: 'STATUS', value: 'DEAD' },
};
