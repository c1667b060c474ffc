/** The plainest order of turns: everybody has one in each round, one after the other. */
import * as z from 'zod';
import { firstRefusal, illegalUnless, type Rejection } from '../../command/rejection.ts';
import { object } from '../../schema/describe.ts';
import type { CombatantId, RuleId } from '../../values/ids.ts';
import { clockFields } from '../../views/clock.ts';
import { type Outcome, outcomeOf } from '../../views/outcome.ts';
import { everybodyOnce } from '../state-schema.ts';
import { type AnyPhase, type CombatantIn, combatantOf, type WithCombatants } from '../state.ts';

/** What a fight holds of it: `waiting` are those whose turn in this round is not over, in order. */
export const turnFields = { waiting: everybodyOnce };

type Fight = Extract<AnyPhase, { readonly kind: 'COMBAT' }> & {
  readonly waiting: readonly CombatantId[];
};

interface WithTurns {
  readonly phase: Exclude<AnyPhase, { readonly kind: 'COMBAT' }> | Fight;
}

/**
 * The clock of a ruleset with this order; the name is that of its types in the API.
 *
 * @param turnOf that of `turnOrder`
 */
export function turnClock<const Name extends string, State extends WithTurns>(
  name: Name,
  turnOf: (state: State) => { readonly id: CombatantId } | undefined,
) {
  const kind = name.toUpperCase() as Uppercase<Name>;
  return {
    schema: object(`${name}Clock`, 'Where a fight stands.', {
      kind: z.literal(kind),
      ...clockFields,
    }),
    of: (state: State) => {
      if (state.phase.kind !== 'COMBAT') return null;
      const turnOfId = turnOf(state)?.id ?? null;
      return { kind, turnOfId, waitingIds: state.phase.waiting.filter((id) => id !== turnOfId) };
    },
  };
}

const changeFight = <State extends WithTurns>(
  state: State,
  change: (fight: Fight) => Partial<Fight>,
): State => {
  const { phase } = state;
  return phase.kind === 'COMBAT' ? { ...state, phase: { ...phase, ...change(phase) } } : state;
};

/** Whose turn is still to come has it still, in the new order; who is not in it has none. */
export const reorder = <State extends WithTurns>(
  state: State,
  orderFrom: (order: readonly CombatantId[]) => readonly CombatantId[],
): State =>
  changeFight(state, (fight) => {
    const order = orderFrom(fight.order);
    return { order, waiting: order.filter((id) => fight.waiting.includes(id)) };
  });

interface TurnRules<State extends WithCombatants> {
  /** Whether somebody is able and willing to take a turn. */
  stands(combatant: CombatantIn<State>): boolean;
  /** The sides that have someone who is. */
  fightingSides(state: State): readonly string[];
  /** Why somebody could do nothing even if it were their turn. */
  refuseOutOfFight(state: State, id: CombatantId): Rejection | null;
  /** What has to be decided before the turn goes on. */
  refuseInterrupted(state: State): Rejection | null;
  /** The rule by which everybody acts on their own turn. */
  readonly turn: RuleId;
}

interface Recorder<State> {
  readonly state: State;
  emit(
    event:
      | { readonly type: 'EncounterEnded'; readonly outcome: Outcome }
      | { readonly type: 'RoundStarted'; readonly round: number },
  ): void;
}

export const turnOrder = <State extends WithTurns & WithCombatants>(rules: TurnRules<State>) => {
  /** The first who can still act in this round. */
  const turnOf = (state: State): CombatantIn<State> | undefined =>
    state.phase.kind === 'COMBAT'
      ? state.phase.waiting.map((id) => combatantOf(state, id)).find((one) => rules.stands(one))
      : undefined;
  return {
    turnOf,
    refuseOutOfTurn: (state: State, id: CombatantId): Rejection | null =>
      firstRefusal([
        () => rules.refuseOutOfFight(state, id),
        () => rules.refuseInterrupted(state),
        () =>
          illegalUnless(
            turnOf(state)?.id === id,
            rules.turn,
            'It is the turn of somebody else',
            'wait for your own',
          ),
      ]),
    /** Nobody has had a turn: the first round is to begin. */
    begun: (state: State, order: readonly CombatantId[]): State => ({
      ...state,
      phase: { kind: 'COMBAT', round: 0, order, waiting: [] },
    }),
    /** Plays on to the next decision: rounds begin, and the fight ends, by themselves. */
    progress: (log: Recorder<State>): void => {
      while (log.state.phase.kind === 'COMBAT' && !rules.refuseInterrupted(log.state)) {
        const outcome = outcomeOf(rules.fightingSides(log.state));
        if (outcome) log.emit({ type: 'EncounterEnded', outcome });
        else if (turnOf(log.state)) return;
        else log.emit({ type: 'RoundStarted', round: log.state.phase.round + 1 });
      }
    },
    /** Whoever joins a fight comes last, and acts from the next round on. */
    joined: (state: State, ids: readonly CombatantId[]): State =>
      reorder(state, (order) => [...order, ...ids]),
    left: (state: State, gone: CombatantId): State =>
      reorder(state, (order) => order.filter((id) => id !== gone)),
    changes: {
      RankChanged: (state: State, { order }: { readonly order: readonly CombatantId[] }): State =>
        reorder(state, () => order),
      RoundStarted: (state: State, { round }: { readonly round: number }): State =>
        changeFight(state, ({ order }) => ({ round, waiting: order })),
      TurnEnded: (state: State, ended: { readonly combatantId: CombatantId }): State =>
        changeFight(state, ({ waiting }) => ({
          waiting: waiting.filter((id) => id !== ended.combatantId),
        })),
    },
  };
};
