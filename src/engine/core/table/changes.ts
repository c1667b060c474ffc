/** What events do to a state: of those that all rulesets have, and `evolve` from all of them. */
import { byKey } from '../catalogue/content.ts';
import { pendingChanges, type WithPending } from '../hand-dice/pending.ts';
import {
  type Departure,
  type Return,
  returnOf,
  withDeparture,
  type WithDeparted,
  withReturn,
} from '../roster/departed.ts';
import {
  type HiddenCombatant,
  withHidden,
  withoutHidden,
  type WithHidden,
} from '../roster/hidden.ts';
import {
  type ComputerPlay,
  type WithPlayedBy,
  withoutPlayed,
  withPlayer,
} from '../roster/played-by.ts';
import type { Advice, HandDice } from '../rulebook/ruling.ts';
import { type Annotations, annotationsAfter } from '../schema/annotations.ts';
import { type Battlefield, openGround } from '../values/battlefield.ts';
import type { Hex } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import { own, without } from '../values/record.ts';
import type { Outcome } from '../views/outcome.ts';
import { doorChanges, forgetDoors, type WithDoors } from './doors.ts';
import { countFreeAction, type WithFreeActions } from './free-actions.ts';
import { changeCombatant, withoutPlace } from './patch.ts';
import {
  type AnyCombatant,
  type CombatantIn,
  combatantOf,
  roundOf,
  type WithCombatants,
  type WithPhase,
} from './state.ts';

/** Of each type of event what it does to a state; none of them rolls or asks a rule. */
export type Changes<State, Event extends { readonly type: string }> = {
  readonly [T in Event['type']]: (
    state: State,
    event: Extract<Event, { readonly type: T }>,
  ) => State;
};

/**
 * Applies a fact. No rules here: what may happen, and what follows from it, is decided before.
 *
 * @param isFreeAction whether an event of the ruleset's own is one that cost its combatant nothing (T-02)
 */
export const evolveBy =
  <
    State extends WithPhase & WithFreeActions & WithDeparted & WithDoors,
    Event extends { readonly type: string },
  >(
    changes: Changes<State, Event>,
    isFreeAction: (event: Event) => boolean = () => false,
  ) =>
  (state: State, event: Event): State => {
    const change = changes[event.type as Event['type']] as (state: State, event: Event) => State;
    const after = forgetDoors(change(state, event), event);
    return countFreeAction(state, after, event, isFreeAction(event));
  };

/** Of an event that changes one combatant: what it sets. */
export const setting =
  <State extends WithCombatants>() =>
  <Event extends { readonly combatantId: CombatantId }>(
    patch: (event: Event, was: CombatantIn<State>) => Partial<CombatantIn<State>>,
  ) =>
  (state: State, event: Event): State =>
    changeCombatant(state, event.combatantId, patch(event, combatantOf(state, event.combatantId)));

/** Of an event that changes nothing. */
export const unchanged = <State>(state: State): State => state;

interface AnyState
  extends
    WithCombatants,
    WithPhase,
    WithFreeActions,
    WithHidden<HiddenCombatant>,
    WithDeparted,
    WithPlayedBy,
    WithPending,
    Annotations {
  readonly name: string;
  readonly settings: { readonly advice?: Advice; readonly handDice?: HandDice };
  readonly actions: Readonly<Record<string, unknown>>;
  readonly conditions?: Readonly<Record<string, unknown>>;
  readonly battlefield: Battlefield;
}

/** What a ruleset says about those at its table. */
interface TableRules<State extends AnyState, Newcomer, Sheet, Ruling> {
  /** A combatant as new, or as it was before it was hidden (`restored`). */
  fresh(newcomer: Newcomer, state: State): CombatantIn<State>;
  /** What a new sheet changes of a combatant. */
  afterSheetChange(
    sheet: Sheet,
    state: State,
    was: CombatantIn<State>,
  ): Partial<Omit<CombatantIn<State>, keyof AnyCombatant>>;
  /** What a ruling changes of a combatant, besides the position; its figures if left out. */
  ruled?(was: CombatantIn<State>, ruling: Ruling, state: State): Partial<CombatantIn<State>>;
  /** Of a new combatant who comes back in the round in which they left: what they have used up of it. */
  usedUp?(combatant: CombatantIn<State>): Partial<CombatantIn<State>>;
  /** What else is different once these have joined, or a combatant has left. */
  joined?(state: State, ids: readonly CombatantId[]): State;
  left?(state: State, id: CombatantId): State;
}

interface Added<Newcomer> {
  readonly combatants: readonly Newcomer[];
  /** What lasts of those who come from an earlier fight, by their ids. */
  readonly lasting?: Readonly<Record<CombatantId, object>> | undefined;
}

interface AnyRuling {
  readonly combatantId: CombatantId;
  readonly position: Hex | null;
  readonly stats: object | null;
}

/** The figures that a ruling sets, each by the name that it has in the state. */
const setBy = ({ stats }: AnyRuling): object =>
  Object.fromEntries(Object.entries(stats ?? {}).filter(([, figure]) => figure !== null));

interface Update<Sheet> extends Annotations {
  readonly combatantId: CombatantId;
  readonly name: string | null;
  readonly side: string | null;
  readonly sheet: Sheet | null;
}

/** What the events do that every ruleset has (`views/shared-events.ts`). */
export const tableChanges =
  <State extends AnyState>() =>
  <Newcomer extends { readonly id: CombatantId }, Sheet, Ruling extends AnyRuling>(
    rules: TableRules<State, Newcomer, Sheet, Ruling>,
  ) => ({
    CombatantsAdded: (
      state: State,
      { combatants: added, lasting = {} }: Added<Newcomer>,
    ): State => {
      const ids = added.map(({ id }) => id);
      const after = added.reduce((before, newcomer) => {
        const joining = { ...rules.fresh(newcomer, before), ...own(lasting, newcomer.id) };
        return withNewcomer(before, joining, (one) => rules.usedUp?.(one) ?? {});
      }, state);
      return rules.joined?.(after, ids) ?? after;
    },
    CombatantsHidden: (
      state: State,
      { newcomers }: { readonly newcomers: readonly HiddenCombatant[] },
    ): State => withHidden(state, newcomers),
    CombatantUpdated: (state: State, event: Update<Sheet>): State => {
      const { combatantId, name, side, sheet } = event;
      const was = combatantOf(state, combatantId);
      const patch = sheet === null ? {} : rules.afterSheetChange(sheet, state, was);
      const named = {
        name: name ?? was.name,
        side: side ?? was.side,
        ...annotationsAfter(was, event),
      };
      return changeCombatant(state, combatantId, { ...patch, ...named } as typeof was);
    },
    CombatantRemoved: (
      state: State,
      {
        combatantId,
        departure,
      }: { readonly combatantId: CombatantId; readonly departure?: Departure | undefined },
    ): State => {
      const combatants = without(state.combatants, combatantId);
      const costless = without(state.costless, combatantId);
      const gone = withoutPlayed({ ...state, combatants, costless }, combatantId);
      // Entries of journals from before it was remembered have none.
      const known = departure ? withDeparture(gone, departure) : gone;
      const after = withoutPlace(known, combatantId);
      return rules.left?.(after, combatantId) ?? after;
    },
    HiddenCombatantRemoved: (
      state: State,
      { combatantId }: { readonly combatantId: CombatantId },
    ): State => {
      const costless = without(state.costless, combatantId);
      return withoutPlayed({ ...withoutHidden(state, [combatantId]), costless }, combatantId);
    },
    Adjudicated: (state: State, ruling: Ruling): State => {
      const was = combatantOf(state, ruling.combatantId);
      const position = ruling.position ?? was.position;
      const set = rules.ruled ? rules.ruled(was, ruling, state) : setBy(ruling);
      const patch = { position, ...set };
      return changeCombatant(state, ruling.combatantId, patch as typeof was);
    },
    ActionsDefined: (state: State, { actions, conditions }: Defined): State => ({
      ...state,
      actions: { ...state.actions, ...byKey(actions) },
      ...(state.conditions && { conditions: { ...state.conditions, ...byKey(conditions) } }),
    }),
    PlayedBySet: (state: State, { combatantId, playedByComputer }: Played): State =>
      withPlayer(state, combatantId, playedByComputer),
    BattlefieldSet: (
      state: State,
      { battlefield }: { readonly battlefield: Partial<Battlefield> },
      // An event of before there was any has neither water nor features.
    ): State => ({ ...state, battlefield: { ...openGround, ...battlefield } }),
    EncounterChanged: (state: State, event: Renaming): State => ({
      ...state,
      name: event.name ?? state.name,
      settings: {
        ...state.settings,
        ...(event.advice && { advice: event.advice }),
        ...(event.handDice && { handDice: event.handDice }),
      },
      ...annotationsAfter(state, event),
    }),
    ...doorChanges<State>(),
    ...pendingChanges<State>(),
    EncounterEnded: (state: State, { outcome }: { readonly outcome: Outcome }): State => ({
      ...state,
      phase: { kind: 'ENDED', round: roundOf(state), outcome },
    }),
  });

/** The state with one more on the table, who has left it in this round or not. */
function withNewcomer<State extends AnyState>(
  state: State,
  newcomer: CombatantIn<State>,
  usedUp: (combatant: CombatantIn<State>) => Partial<CombatantIn<State>>,
): State {
  const { id } = newcomer;
  const back = returnOf(state, newcomer);
  const isNew = back !== null && !back.isRevealed && state.phase.kind === 'COMBAT';
  const combatant = isNew ? { ...newcomer, ...usedUp(newcomer) } : newcomer;
  const combatants = { ...state.combatants, [id]: combatant };
  const costless = freeActionsAfter(without(state.costless, id), id, back);
  const known = back ? withReturn(state, back, id) : state;
  return { ...withoutHidden(known, [id]), combatants, costless };
}

/** T-02: what they did for nothing in this round counts on. */
const freeActionsAfter = (
  costless: WithFreeActions['costless'],
  id: CombatantId,
  back: Return | null,
): WithFreeActions['costless'] =>
  back && back.departure.costless > 0 ? { ...costless, [id]: back.departure.costless } : costless;

interface Played {
  readonly combatantId: CombatantId;
  readonly playedByComputer: ComputerPlay | null;
}

interface Renaming extends Annotations {
  readonly name: string | null;
  readonly advice: Advice | null;
  /** Left out of what was written before it could be changed. */
  readonly handDice?: HandDice | null | undefined;
}

interface Defined {
  readonly actions: readonly { readonly key: string }[];
  readonly conditions: readonly { readonly key: string }[];
}
