/** What the GM does about who is there: the same in every ruleset, but for what it asks of one. */
import { firstRefusal, type Rejection } from '../command/rejection.ts';
import type { Dice } from '../values/dice.ts';
import type { Hex } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import { own } from '../values/record.ts';
import { findHidden, type WithHidden } from './hidden.ts';
import { firstRefusedSheet, refuseOvercrowding, refuseUnknownCreatures } from './joining.ts';
import {
  everybody,
  refuseId,
  refuseNobody,
  refuseNoChange,
  refuseUnhidden,
  renamed,
  revealed,
} from './guards.ts';

/** Who somebody is, and where. */
export interface Identity {
  readonly id: CombatantId;
  readonly name: string;
  readonly side: string;
  readonly position: Hex;
}

/** The types of a ruleset that its roster is made of. */
export interface RosterTypes {
  readonly state: WithHidden<Joining> & {
    readonly combatants: Readonly<Record<CombatantId, Identity>>;
  };
  readonly recorder: Recorder;
  /** Somebody who is about to join, with what they bring to the catalogue. */
  readonly hidden: Joining;
  readonly sheet: object;
  readonly creature: { readonly key: string; readonly name: string };
}

interface Joining {
  readonly combatant: Identity;
}

interface Recorder {
  readonly state: unknown;
  /** Every ruleset declares the events that are recorded here (`rosterEvents`). */
  emit(event: { readonly type: string }): void;
}

/** What a ruleset says about who joins, stays and goes. */
export interface RosterRules<T extends RosterTypes> {
  readonly creatures: readonly T['creature'][];
  refuseEnded(state: T['state']): Rejection | null;
  /** Somebody with a sheet of their own. */
  newcomer(identity: Identity, sheet: T['sheet']): T['hidden'];
  /** Somebody from the bestiary, with all that they need. */
  recruit(creature: T['creature'], identity: Identity): T['hidden'];
  refuseDefinitions(state: T['state'], brought: readonly T['hidden'][]): Rejection | null;
  /** Whether somebody can stand there, beside `others` who join with them. */
  refusePlace(state: T['state'], hex: Hex, others: readonly Identity[]): Rejection | null;
  refuseSheet(state: T['state'], sheet: T['sheet'], at: SheetPlace<T>): Rejection | null;
  /** Whether somebody on the table can be given a new sheet now. */
  refuseNewSheet(state: T['state'], combatantId: CombatantId): Rejection | null;
  isConscious(state: T['state'], combatantId: CombatantId): boolean;
  /** The one way to the table, seen by all alike wherever somebody comes from. */
  join(log: T['recorder'], newcomers: readonly T['hidden'][], dice: Dice): void;
  /** What happens just before somebody on the table is gone, and after it. */
  leaving?(log: T['recorder'], combatantId: CombatantId): void;
  left?(log: T['recorder'], combatantId: CombatantId, dice: Dice): void;
}

/** Where a sheet stands in its command, whose it is, and who brings definitions with it. */
export interface SheetPlace<T extends RosterTypes> {
  readonly field: string;
  readonly name: string;
  readonly brought: T['hidden'] | null;
}

// The commands as far as they are read here.
interface Add<Sheet> {
  readonly combatants: readonly (Identity & { readonly sheet: Sheet })[];
  readonly creatures: readonly (Omit<Identity, 'name'> & {
    readonly creature: string;
    readonly name: string | null;
  })[];
  readonly hidden: boolean;
}
type Reveal = Parameters<typeof revealed>[1];
interface Update<Sheet> {
  readonly targetId: CombatantId;
  readonly name: string | null;
  readonly side: string | null;
  readonly sheet: Sheet | null;
}
interface Remove {
  readonly targetId: CombatantId;
  readonly reason: string | null;
}

/** The handlers of the commands of `commands.ts`. */
export const rosterHandlers = <T extends RosterTypes>(rules: RosterRules<T>) => ({
  AddCombatants: addCombatants(rules),
  RevealCombatants: revealCombatants(rules),
  UpdateCombatant: updateCombatant(rules),
  RemoveCombatant: removeCombatant(rules),
});

function addCombatants<T extends RosterTypes>(rules: RosterRules<T>) {
  /** Those with sheets of their own, then the creatures. */
  const newcomersOf = ({ combatants, creatures }: Add<T['sheet']>): readonly T['hidden'][] => [
    ...combatants.map(({ sheet, ...identity }) => rules.newcomer(identity, sheet)),
    ...creatures.flatMap(({ creature: key, ...posting }) => {
      const creature = rules.creatures.find((one) => one.key === key);
      if (!creature) return [];
      return [rules.recruit(creature, { ...posting, name: posting.name ?? creature.name })];
    }),
  ];
  const refuseNewcomers = (state: T['state'], command: Add<T['sheet']>): Rejection | null => {
    const joining = newcomersOf(command).map(({ combatant }) => combatant);
    return firstRefusedSheet(joining, command, (identity, { field, before }) => {
      const given = command.combatants[before.length];
      const at = { field: `${field}.sheet`, name: identity.name, brought: null };
      return firstRefusal([
        () => refuseId(state, identity.id, { field, before }),
        // Who is hidden takes up no hex, and comes to one when it is revealed.
        () => (command.hidden ? null : rules.refusePlace(state, identity.position, before)),
        () => (given ? rules.refuseSheet(state, given.sheet, at) : null),
      ]);
    });
  };
  return {
    refuse: (state: T['state'], command: Add<T['sheet']>): Rejection | null =>
      firstRefusal([
        () => rules.refuseEnded(state),
        () => refuseOvercrowding(everybody(state), command),
        () => refuseUnknownCreatures(command, rules.creatures),
        () => rules.refuseDefinitions(state, newcomersOf(command)),
        () => refuseNewcomers(state, command),
      ]),
    carryOut: (log: T['recorder'], command: Add<T['sheet']>, dice: Dice): void => {
      const newcomers = newcomersOf(command);
      if (command.hidden) emit(log, { type: 'CombatantsHidden', newcomers });
      else rules.join(log, newcomers, dice);
    },
  };
}

/** From now on they are like anybody who comes late. */
const revealCombatants = <T extends RosterTypes>(rules: RosterRules<T>) => ({
  refuse: (state: T['state'], command: Reveal): Rejection | null => {
    const joining = () => revealed(state, command).map(({ combatant }) => combatant);
    return firstRefusal([
      () => rules.refuseEnded(state),
      () => refuseUnhidden(state, command),
      () =>
        firstRefusal(
          joining().map(
            ({ position }, i, all) =>
              () =>
                rules.refusePlace(state, position, all.slice(0, i)),
          ),
        ),
    ]);
  },
  carryOut: (log: T['recorder'], command: Reveal, dice: Dice): void => {
    rules.join(log, revealed(log.state as T['state'], command), dice);
  },
});

/** Name and side at any time; a sheet before the fight, or while its bearer is hidden. */
const updateCombatant = <T extends RosterTypes>(rules: RosterRules<T>) => ({
  refuse: (state: T['state'], command: Update<T['sheet']>): Rejection | null => {
    const { targetId, sheet } = command;
    const brought = findHidden(state, targetId) ?? null;
    const present = own(state.combatants, targetId);
    const name = command.name ?? (brought?.combatant ?? present)?.name ?? '';
    return firstRefusal([
      () => refuseNobody(state, targetId),
      () => rules.refuseEnded(state),
      () => refuseNoChange(command),
      () => (sheet ? rules.refuseSheet(state, sheet, { field: 'sheet', name, brought }) : null),
      () => (sheet && present ? rules.refuseNewSheet(state, targetId) : null),
    ]);
  },
  carryOut: (log: T['recorder'], command: Update<T['sheet']>): void => {
    const { targetId: combatantId, name, side, sheet } = command;
    const state = log.state as T['state'];
    const hidden = findHidden(state, combatantId);
    if (hidden) {
      const combatant = renamed({ ...hidden.combatant, ...sheet }, { name, side });
      emit(log, { type: 'CombatantsHidden', newcomers: [{ ...hidden, combatant }] });
      return;
    }
    emit(log, { type: 'CombatantUpdated', combatantId, name, side, sheet });
    // The figures of a new sheet are those of somebody able.
    if (sheet && !rules.isConscious(state, combatantId))
      emit(log, { type: 'CombatantFightsOn', combatantId });
  },
});

/** The GM takes somebody off the table, hidden or not, with all that it is a part of. */
const removeCombatant = <T extends RosterTypes>(rules: RosterRules<T>) => ({
  refuse: (state: T['state'], { targetId }: Remove): Rejection | null =>
    firstRefusal([() => refuseNobody(state, targetId), () => rules.refuseEnded(state)]),
  carryOut: (log: T['recorder'], { targetId: combatantId, reason }: Remove, dice: Dice): void => {
    const state = log.state as T['state'];
    const hidden = findHidden(state, combatantId);
    const name = (hidden?.combatant ?? own(state.combatants, combatantId))?.name ?? '';
    if (hidden) {
      emit(log, { type: 'HiddenCombatantRemoved', combatantId, name, reason });
      return;
    }
    rules.leaving?.(log, combatantId);
    emit(log, { type: 'CombatantRemoved', combatantId, name, reason });
    rules.left?.(log, combatantId, dice);
  },
});

/** Records an event of this file: their form is held by `RosterEvent`, not by each ruleset's recorder. */
const emit = (log: Recorder, event: RosterEvent): void => {
  log.emit(event);
};

type RosterEvent =
  | { readonly type: 'CombatantsHidden'; readonly newcomers: readonly Joining[] }
  | {
      readonly type: 'CombatantUpdated';
      readonly combatantId: CombatantId;
      readonly name: string | null;
      readonly side: string | null;
      readonly sheet: object | null;
    }
  | {
      readonly type: 'CombatantRemoved' | 'HiddenCombatantRemoved';
      readonly combatantId: CombatantId;
      readonly name: string;
      readonly reason: string | null;
    }
  | { readonly type: 'CombatantFightsOn'; readonly combatantId: CombatantId };
