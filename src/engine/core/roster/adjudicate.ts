/** A ruling of the GM on a combatant, whatever the rules say; what follows from it by the rules follows. */
import { planUnless } from '../command/handler.ts';
import { firstRefusal, type Guard, notFound, type Rejection } from '../command/rejection.ts';
import type { Dice } from '../values/dice.ts';
import type { Hex } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import { own } from '../values/record.ts';
import { err, type Result } from '../values/result.ts';
import {
  ranked,
  refuseEmptyRuling,
  refuseLiftedTwice,
  refuseRank,
  type Ruling,
} from './adjudication.ts';

/** The command as far as it is read here. */
interface Adjudicate extends Ruling {
  readonly combatantId: CombatantId;
  readonly reason: string;
  readonly position: Hex | null;
}

interface AdjudicatedState {
  readonly combatants: Readonly<Record<CombatantId, object>>;
  readonly phase:
    | { readonly kind: 'SETUP' }
    | { readonly kind: 'COMBAT'; readonly order: readonly CombatantId[] }
    | { readonly kind: 'ENDED' };
}

interface Recorder {
  readonly state: AdjudicatedState;
  /** Every ruleset declares `Adjudicated` and `RankChanged`. */
  emit(event: { readonly type: string }): void;
}

interface AdjudicationRules<State extends AdjudicatedState, Recording, Command> {
  refuseEnded(state: State): Rejection | null;
  /** What else must hold of a ruling that changes something. */
  guards(
    state: State,
    target: State['combatants'][CombatantId],
    command: Command,
  ): readonly Guard[];
  /** What comes before it is known. */
  before?(recorder: Recording, command: Command): void;
  /** What follows from it, the conditions that it lifts and inflicts included. */
  follows?(
    recorder: Recording,
    command: Command,
    at: { readonly before: State; readonly dice: Dice },
  ): void;
  /** What else is said of a new rank. */
  readonly newRank?: object;
}

export const adjudicateHandler = <
  State extends AdjudicatedState,
  Recording extends Recorder & { readonly state: State },
  Command extends Adjudicate,
>(
  rules: AdjudicationRules<State, Recording, Command>,
) => ({
  judge: (state: State, command: Command): Result<Command, Rejection> => {
    type Target = State['combatants'][CombatantId];
    const target = own(state.combatants, command.combatantId) as Target | undefined;
    if (!target) return err(notFound('combatant', command.combatantId));
    const refusal = firstRefusal([
      () => rules.refuseEnded(state),
      () => refuseEmptyRuling(command),
      () => refuseLiftedTwice(command),
      ...rules.guards(state, target, command),
      // Where no fight is on, the ruleset says why there is no rank.
      () => refuseRank(command.rank, orderOf(state).length),
    ]);
    return planUnless(refusal, command);
  },
  apply: (command: Command, recorder: Recording, dice: Dice): void => {
    const before = recorder.state;
    const { combatantId, reason, position, stats, rank } = command;
    const emit = (event: { readonly type: 'Adjudicated' | 'RankChanged' }) => {
      recorder.emit(event);
    };
    rules.before?.(recorder, command);
    emit({ type: 'Adjudicated', ...{ combatantId, reason, position, stats } });
    rules.follows?.(recorder, command, { before, dice });
    if (rank === null) return;
    const order = ranked(orderOf(recorder.state), combatantId, rank);
    emit({ type: 'RankChanged', ...{ combatantId, order, ...rules.newRank } });
  },
});

const orderOf = ({ phase }: AdjudicatedState): readonly CombatantId[] =>
  phase.kind === 'COMBAT' ? phase.order : [];
