/** The table that every ruleset plays on, as far as its state is alike in all of them. */
import { type Annotations, annotationsOf } from '../schema/annotations.ts';
import type { Hex } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import { own, pick } from '../values/record.ts';
import type { Outcome } from '../views/outcome.ts';

/** What every state holds of a combatant. */
export interface AnyCombatant extends Annotations {
  readonly id: CombatantId;
  readonly name: string;
  readonly side: string;
  readonly position: Hex;
}

/** Who a combatant is and where, without the sheet. */
export const identityOf = (combatant: AnyCombatant): AnyCombatant => ({
  ...pick(combatant, ['id', 'name', 'side', 'position']),
  ...annotationsOf(combatant),
});

export type AnyPhase =
  | { readonly kind: 'SETUP' }
  | {
      readonly kind: 'COMBAT';
      readonly round: number;
      /** First to last. */
      readonly order: readonly CombatantId[];
      /** Whose turn is still to come, in order. */
      readonly waiting: readonly CombatantId[];
    }
  | { readonly kind: 'ENDED'; readonly round: number; readonly outcome: Outcome };

export interface WithCombatants<Combatant = AnyCombatant> {
  readonly combatants: Readonly<Record<CombatantId, Combatant>>;
}

export interface WithPhase {
  readonly phase: AnyPhase;
}

export type CombatantIn<State extends WithCombatants<object>> = State['combatants'][CombatantId];
export type CombatIn<State extends WithPhase> = Extract<
  State['phase'],
  { readonly kind: 'COMBAT' }
>;

export const findCombatant = <State extends WithCombatants<object>>(
  { combatants }: State,
  id: CombatantId,
): CombatantIn<State> | undefined => own(combatants, id) as CombatantIn<State> | undefined;

/** The combatant of an id that a guard has accepted; an unknown one is a bug. */
export function combatantOf<State extends WithCombatants<object>>(
  state: State,
  id: CombatantId,
): CombatantIn<State> {
  const combatant = findCombatant(state, id);
  if (!combatant) throw new Error(`No combatant '${id}'.`);
  return combatant;
}

/** Everyone on the table, in the order in which they came. */
export const everyone = <State extends WithCombatants<object>>({
  combatants,
}: State): readonly CombatantIn<State>[] =>
  Object.values<unknown>(combatants) as readonly CombatantIn<State>[];

/** The fight that is on; asking for it at any other time is a bug. */
export function combatOf<State extends WithPhase>({ phase }: State): CombatIn<State> {
  if (phase.kind !== 'COMBAT') throw new Error('No fight is on.');
  return phase as CombatIn<State>;
}

/** 0 before the first round. */
export const roundOf = ({ phase }: WithPhase): number => (phase.kind === 'SETUP' ? 0 : phase.round);

/** Who comes before whom; empty while no fight is on. */
export const orderOf = ({ phase }: WithPhase): readonly CombatantId[] =>
  phase.kind === 'COMBAT' ? phase.order : [];
