/** What the GM does about who is there: the same in every ruleset, but for what it asks of one. */
import type { Definitions } from '../catalogue/handler.ts';
import { firstRefusal, illegal, type Rejection } from '../command/rejection.ts';
import { type Annotations, annotationsOf } from '../schema/annotations.ts';
import type { Dice } from '../values/dice.ts';
import type { Hex } from '../values/hex.ts';
import type { CombatantId, RuleId } from '../values/ids.ts';
import { own } from '../values/record.ts';
import type { Departure } from './departed.ts';
import { findHidden, type WithHidden } from './hidden.ts';
import { type ComputerPlay, computerPlayOf, type WithPlayedBy } from './played-by.ts';
import {
  firstRefusedSheet,
  numbered,
  refuseOvercrowding,
  refuseUnknownCreatures,
} from './joining.ts';
import {
  everybody,
  refuseHidden,
  refuseId,
  refuseNobody,
  refuseNoChange,
  refuseUnhidden,
  renamed,
  revealed,
} from './guards.ts';

/** Who somebody is, and where. */
export interface Identity extends Annotations {
  readonly id: CombatantId;
  readonly name: string;
  readonly side: string;
  readonly position: Hex;
}

/** The types of a ruleset that its roster is made of. */
export interface RosterTypes {
  readonly state: WithHidden<Joining> &
    WithPlayedBy & {
      readonly costless: Readonly<Record<CombatantId, number>>;
      readonly combatants: Readonly<Record<CombatantId, Identity>>;
      readonly phase: { readonly kind: string };
    };
  readonly recorder: Recorder;
  /** Somebody who is about to join, with what they bring to the catalogue. */
  readonly hidden: Joining;
  readonly sheet: object;
  readonly creature: Partial<Definitions> & { readonly key: string; readonly name: string };
}

interface Joining extends Definitions {
  readonly combatant: Identity;
  readonly was?: object | undefined;
  readonly used?: object | undefined;
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
  /** The sheet of somebody from the bestiary. */
  sheetOf(creature: T['creature']): T['sheet'];
  readonly catalogue: Catalogue<T>;
  /** Whether somebody can stand there, beside `others` who join with them. */
  refusePlace(state: T['state'], hex: Hex, others: readonly Identity[]): Rejection | null;
  refuseSheet?(state: T['state'], sheet: T['sheet'], at: SheetPlace<T>): Rejection | null;
  /** The rule by which sheets stay as they are while a fight is on. */
  readonly sheetsStay: RuleId;
  isConscious(state: T['state'], combatantId: CombatantId): boolean;
  /** What happens once somebody has joined. */
  joined?(log: T['recorder'], ids: readonly CombatantId[], dice: Dice): void;
  /** What happens just before somebody on the table is gone, and after it. */
  leaving?(log: T['recorder'], combatantId: CombatantId): void;
  left?(
    log: T['recorder'],
    combatantId: CombatantId,
    at: { readonly before: T['state']; readonly dice: Dice },
  ): void;
  /** Whether somebody on the table has had the one turn that a round allows. */
  hasActed?(state: T['state'], combatantId: CombatantId): boolean;
  /** Somebody on the table as they will be hidden: their sheet unharmed, and what lasts of the rest. */
  asHidden(combatant: T['state']['combatants'][CombatantId]): Newcomer<T>;
}

/** Who brings nothing to the catalogue. */
type Newcomer<T extends RosterTypes> = Omit<T['hidden'], keyof Definitions>;

/** What an encounter defines, as those who join it add to it (`catalogueOf`). */
interface Catalogue<T extends RosterTypes> {
  readonly nothing: Definitions;
  newIn(state: T['state'], brought: readonly T['hidden'][]): Required<Definitions>;
  refuseDefinitions(state: T['state'], brought: readonly T['hidden'][]): Rejection | null;
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
interface Update<Sheet> extends Annotations {
  readonly targetId: CombatantId;
  readonly name: string | null;
  readonly side: string | null;
  readonly sheet: Sheet | null;
}
interface Hide {
  readonly combatantIds: readonly CombatantId[];
  readonly reason: string | null;
}
interface Remove {
  readonly targetId: CombatantId;
  readonly reason: string | null;
}

/** The handlers of the commands of `commands.ts`. */
export const rosterHandlers = <T extends RosterTypes>(rules: RosterRules<T>) => ({
  AddCombatants: addCombatants(rules),
  RevealCombatants: revealCombatants(rules),
  HideCombatants: hideCombatants(rules),
  UpdateCombatant: updateCombatant(rules),
  RemoveCombatant: removeCombatant(rules),
});

function addCombatants<T extends RosterTypes>(rules: RosterRules<T>) {
  /** Those with sheets of their own, then the creatures. */
  const newcomersOf = ({ combatants, creatures }: Add<T['sheet']>): readonly T['hidden'][] => [
    ...combatants.map(({ sheet, ...identity }) => ({
      combatant: { ...identity, ...sheet },
      ...rules.catalogue.nothing,
    })),
    ...creatures.flatMap(({ creature: key, ...posting }) => {
      const creature = rules.creatures.find((one) => one.key === key);
      if (!creature) return [];
      const { name, actions = [], conditions } = creature;
      const identity = { ...posting, name: posting.name ?? name };
      const combatant = { ...identity, ...rules.sheetOf(creature) };
      return [{ combatant, actions, ...(conditions && { conditions }) }];
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
        () => (given && rules.refuseSheet?.(state, given.sheet, at)) ?? null,
      ]);
    });
  };
  return {
    refuse: (state: T['state'], command: Add<T['sheet']>): Rejection | null =>
      firstRefusal([
        () => rules.refuseEnded(state),
        () => refuseOvercrowding(everybody(state), command),
        () => refuseUnknownCreatures(command, rules.creatures),
        () => rules.catalogue.refuseDefinitions(state, newcomersOf(command)),
        () => refuseNewcomers(state, command),
      ]),
    carryOut: (log: T['recorder'], command: Add<T['sheet']>, dice: Dice): void => {
      const newcomers = newcomersOf(command);
      if (command.hidden) emit(log, { type: 'CombatantsHidden', newcomers });
      else join(rules, log, newcomers, dice);
    },
  };
}

/** The one way to the table, seen by all alike wherever somebody comes from. */
function join<T extends RosterTypes>(
  rules: RosterRules<T>,
  log: T['recorder'],
  newcomers: readonly T['hidden'][],
  dice: Dice,
): void {
  const kinds = rules.creatures.map(({ name }) => name);
  const joining = newcomers.map(({ combatant }) => combatant);
  const combatants = numbered(joining, kinds, Object.values((log.state as T['state']).combatants));
  const { actions, conditions } = rules.catalogue.newIn(log.state as T['state'], newcomers);
  if (actions.length + conditions.length > 0)
    emit(log, { type: 'ActionsDefined', actions, conditions });
  emit(log, { type: 'CombatantsAdded', combatants });
  const ids = combatants.map(({ id }) => id);
  rules.joined?.(log, ids, dice);
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
    join(rules, log, revealed(log.state as T['state'], command), dice);
  },
});

/** Name, side and annotations at any time; a sheet before the fight, or while its bearer is hidden. */
const updateCombatant = <T extends RosterTypes>(rules: RosterRules<T>) => ({
  refuse: (state: T['state'], command: Update<T['sheet']>): Rejection | null => {
    const { targetId, sheet } = command;
    const brought = findHidden(state, targetId) ?? null;
    const present = own(state.combatants, targetId);
    const name = command.name ?? (brought?.combatant ?? present)?.name ?? '';
    return firstRefusal([
      () => refuseNobody(state, targetId),
      () => rules.refuseEnded(state),
      () => refuseNoChange({ ...command }),
      () => (sheet && rules.refuseSheet?.(state, sheet, { field: 'sheet', name, brought })) ?? null,
      () => (sheet && present ? refuseNewSheet(rules, state, present) : null),
    ]);
  },
  carryOut: (log: T['recorder'], command: Update<T['sheet']>): void => {
    const { targetId: combatantId, name, side, sheet } = command;
    const annotations = annotationsOf(command);
    const state = log.state as T['state'];
    const hidden = findHidden(state, combatantId);
    if (hidden) {
      const combatant = renamed({ ...hidden.combatant, ...sheet }, command);
      const { was, ...rest } = hidden;
      // The figures of a new sheet are those of somebody to whom nothing has happened; what is used stays so.
      const newcomer = { ...rest, combatant, ...(was && !sheet && { was }) };
      emit(log, { type: 'CombatantsHidden', newcomers: [newcomer] });
      return;
    }
    emit(log, { type: 'CombatantUpdated', combatantId, name, side, ...annotations, sheet });
    // The figures of a new sheet are those of somebody able.
    if (sheet && !rules.isConscious(state, combatantId))
      emit(log, { type: 'CombatantFightsOn', combatantId });
  },
});

/** Whoever gets up with a new sheet needs a place to stand. */
function refuseNewSheet<T extends RosterTypes>(
  rules: RosterRules<T>,
  state: T['state'],
  combatant: Identity,
): Rejection | null {
  if (state.phase.kind === 'COMBAT')
    return illegal(
      rules.sheetsStay,
      `A fight is on, and ${combatant.name} keeps its sheet until it is over`,
      'rule on its figures with `adjudicate`',
    );
  return rules.isConscious(state, combatant.id)
    ? null
    : rules.refusePlace(state, combatant.position, []);
}

/** The GM takes somebody off the table, hidden or not, with all that it is a part of. */
const removeCombatant = <T extends RosterTypes>(rules: RosterRules<T>) => ({
  refuse: (state: T['state'], { targetId }: Remove): Rejection | null =>
    firstRefusal([() => refuseNobody(state, targetId), () => rules.refuseEnded(state)]),
  carryOut: (log: T['recorder'], { targetId: combatantId, reason }: Remove, dice: Dice): void => {
    const hidden = findHidden(log.state as T['state'], combatantId);
    if (hidden) {
      const { name } = hidden.combatant;
      emit(log, { type: 'HiddenCombatantRemoved', combatantId, name, reason });
    } else leave(rules, log, { combatantId, reason }, dice);
  },
});

/** The one way off the table, seen by all alike whether or not somebody is kept hidden then. */
function leave<T extends RosterTypes>(
  rules: RosterRules<T>,
  log: T['recorder'],
  { combatantId, reason }: { readonly combatantId: CombatantId; readonly reason: string | null },
  dice: Dice,
): void {
  const before = log.state as T['state'];
  const gone = own(before.combatants, combatantId);
  const { externalId = null, name = '', side = '' } = gone ?? {};
  const departure = {
    ...{ id: combatantId, externalId, name, side },
    costless: own(before.costless, combatantId) ?? 0,
    acted: rules.hasActed?.(before, combatantId) ?? false,
  };
  rules.leaving?.(log, combatantId);
  emit(log, { type: 'CombatantRemoved', combatantId, name, reason, departure });
  rules.left?.(log, combatantId, { before, dice });
}

/** The GM takes them off the table, and keeps them to be revealed again. */
const hideCombatants = <T extends RosterTypes>(rules: RosterRules<T>) => ({
  refuse: (state: T['state'], { combatantIds }: Hide): Rejection | null =>
    firstRefusal([() => refuseHidden(state, combatantIds), () => rules.refuseEnded(state)]),
  carryOut: (log: T['recorder'], { combatantIds, reason }: Hide, dice: Dice): void => {
    for (const combatantId of combatantIds) {
      const state = log.state as T['state'];
      type Present = T['state']['combatants'][CombatantId];
      const combatant = own(state.combatants, combatantId) as Present | undefined;
      if (!combatant) continue;
      const newcomer = { ...rules.asHidden(combatant), ...rules.catalogue.nothing };
      const playedByComputer = computerPlayOf(state, combatantId);
      leave(rules, log, { combatantId, reason }, dice);
      emit(log, { type: 'CombatantsHidden', newcomers: [newcomer] });
      if (playedByComputer) emit(log, { type: 'PlayedBySet', combatantId, playedByComputer });
    }
  },
});

/** Records an event of this file: their form is held by `RosterEvent`, not by each ruleset's recorder. */
const emit = (log: Recorder, event: RosterEvent): void => {
  log.emit(event);
};

type RosterEvent =
  | (Required<Definitions> & { readonly type: 'ActionsDefined' })
  | { readonly type: 'CombatantsAdded'; readonly combatants: readonly Identity[] }
  | { readonly type: 'CombatantsHidden'; readonly newcomers: readonly Joining[] }
  | (Annotations & {
      readonly type: 'CombatantUpdated';
      readonly combatantId: CombatantId;
      readonly name: string | null;
      readonly side: string | null;
      readonly sheet: object | null;
    })
  | {
      readonly type: 'CombatantRemoved' | 'HiddenCombatantRemoved';
      readonly combatantId: CombatantId;
      readonly name: string;
      readonly reason: string | null;
      readonly departure?: Departure;
    }
  | {
      readonly type: 'PlayedBySet';
      readonly combatantId: CombatantId;
      readonly playedByComputer: ComputerPlay | null;
    }
  | { readonly type: 'CombatantFightsOn'; readonly combatantId: CombatantId };
