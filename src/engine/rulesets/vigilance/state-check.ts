import type * as z from 'zod';
import { below, type Fault, orderFaults, twice, unless } from '../../core/state-check/fault.ts';
import * as core from '../../core/state-check/state-check.ts';
import type { Action } from './model/actions.ts';
import { findAction, findCombatant, findCondition, isCharacter } from './model/lookup.ts';
import type { Newcomer } from './model/combatant/sheet.ts';
import { type Combat, type StackObject, type State, stateShape, type Tie } from './model/state.ts';

/** A state as it comes from outside, at the start of an imported document. */
export const stateSchema = (): z.ZodType<State> =>
  core.stateSchema<State, Action>({
    ...{ shape: stateShape, findAction, findCondition, faults: stateFaults },
    isAttack: ({ effect }) => effect.type === 'ATTACK',
  });

/** What the rules rely on, besides the shape of a state. */
const stateFaults = (state: State): readonly Fault[] => [
  ...below(['combatants'], state.combatants, sheetFaults),
  ...below(['hidden'], state.hidden, ({ combatant }) =>
    below([], { combatant }, (newcomer) => sheetFaults(newcomer)),
  ),
  // VIG-26
  ...orderFaults(state),
  ...(state.phase.kind === 'COMBAT' ? below([], { phase: state.phase }, combatFaults(state)) : []),
];

/** Things and counters go by their keys. */
const sheetFaults = ({ items, conditions }: Pick<Newcomer, 'items' | 'conditions'>) => [
  ...twice(
    ['items'],
    items.map(({ key }) => key),
  ),
  ...twice(
    ['conditions'],
    conditions.map(({ condition }) => condition),
  ),
];

const combatFaults =
  (state: State) =>
  ({ ties, stack }: Combat): readonly Fault[] => [
    ...below(['ties'], ties, (tie) => tieFaults(state, tie)),
    ...twice(
      ['stack'],
      stack.map(({ id }) => id),
    ),
    ...below(['stack'], stack, (object) => objectFaults(state, object)),
  ];

/** VIG-28: characters decide, and may come to roll. */
function tieFaults(state: State, tie: Tie): readonly Fault[] {
  const areCharacters = (field: string, ids: readonly string[]) =>
    below([field], ids, (id) => {
      const combatant = findCombatant(state, id);
      return unless(
        combatant !== undefined && isCharacter(combatant),
        [],
        `'${id}' is no character.`,
      );
    });
  if (tie.kind === 'PRECEDENCE') {
    const { asking, first, declined, creatures } = tie;
    return [
      ...areCharacters('asking', asking),
      ...areCharacters('first', first),
      ...areCharacters('declined', declined),
      ...twice([], [...asking, ...first, ...declined, ...creatures]),
    ];
  }
  const { members, asking, proposal } = tie;
  const areMembers = (field: string, ids: readonly string[]) =>
    below([field], ids, (id) =>
      unless(members.includes(id), [], `'${id}' has no part in this tie.`),
    );
  return [
    ...areCharacters('members', members),
    ...areMembers('asking', asking),
    ...areMembers('proposal', proposal ?? []),
    ...unless(
      proposal === null || proposal.length === members.length,
      ['proposal'],
      'It leaves a member out.',
    ),
  ];
}

const objectFaults = (state: State, { declared: { action, ability } }: StackObject) =>
  unless(
    findAction(state, action)?.effect.type !== 'OPEN_CHECK' || ability !== null,
    ['declared', 'ability'],
    'This check is of some ability.',
  );
