import type * as z from 'zod';
import { below, type Fault, orderFaults, unless } from '../../core/state-check/fault.ts';
import { stateSchema as checked } from '../../core/state-check/state-check.ts';
import type { Action } from './model/actions.ts';
import { faultsOf } from './ongoing/index.ts';
import { now } from './model/clock.ts';
import { findAction, findCondition } from './model/lookup.ts';
import { type Combat, type Combatant, type State, stateShape } from './model/state.ts';

/** A state from outside: its shape, what it names, and what the rules make sure of besides. */
export const stateSchema = (): z.ZodType<State> =>
  checked<State, Action>({
    ...{ shape: stateShape, findAction, findCondition, faults },
    isAttack: ({ effect }) => effect.type === 'ATTACK',
  });

const faults = (state: State): readonly Fault[] => [
  ...below(['combatants'], state.combatants, (combatant) => faultsOfReadied(state, combatant)),
  ...(state.phase.kind === 'COMBAT' ? faultsOfCombat(state, state.phase) : []),
  ...below(['ongoing'], state.ongoing, (ongoing) => faultsOf(state, ongoing)),
];

/** SEG-27: what is readied is one of the uses that its action has. */
function faultsOfReadied(state: State, { readied }: Combatant): readonly Fault[] {
  if (!readied) return [];
  const { action, use, trigger, due } = readied;
  return [
    ...unless(
      !due || trigger?.kind === 'COMBATANT',
      ['readied', 'due'],
      'It waits for no combatant.',
    ),
    ...unless(
      findAction(state, action)?.uses.some(({ kind }) => kind === use) === true,
      ['readied'],
      `There is no action '${action}' with the use ${use}.`,
    ),
  ];
}

/** SEG-13: everyone has a rank. */
const faultsOfCombat = (state: State, { turn }: Combat): readonly Fault[] => [
  ...orderFaults(state),
  ...(turn.kind === 'PLAYING' ? faultsOfQueue(state, turn) : []),
];

/** SEG-10: what a turn has still to play is ongoing, its owner's, and of an earlier segment. */
const faultsOfQueue = (
  state: State,
  { combatantId, queue }: Extract<Combat['turn'], { kind: 'PLAYING' }>,
): readonly Fault[] =>
  below(['phase', 'turn', 'queue'], queue, (queued) => {
    const found = state.ongoing.find(({ id }) => id === queued);
    const plays = found?.ownerId === combatantId && found.since < now(state);
    return unless(plays, [], `There is nothing '${queued}' to play on this turn.`);
  });
