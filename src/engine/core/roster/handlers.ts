/** What the GM does about who is there: the same in every ruleset, but for what it asks of one. */
import type { Definitions } from '../catalogue/catalogue.ts';
import type { EventRecorder } from '../command/event-recorder.ts';
import { planUnless } from '../command/handler.ts';
import { firstRefusal, illegal, type Rejection } from '../command/rejection.ts';
import { type Annotations, annotationsOf } from '../schema/annotations.ts';
import type { Dice } from '../values/dice.ts';
import type { Hex } from '../values/hex.ts';
import type { CombatantId, RuleId } from '../values/ids.ts';
import { own } from '../values/record.ts';
import { err, ok, type Result } from '../values/result.ts';
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
  everyoneKnown,
  refuseHidden,
  refuseId,
  refuseNobody,
  refuseNoChange,
  refuseUnhidden,
  renamed,
  revealed,
} from './guards.ts';
import { renameSide } from './rename-side.ts';

/** Who a combatant is, and where. */
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
  readonly event: { readonly type: string };
  /** A combatant who is about to join, with what they bring to the catalogue. */
  readonly hidden: Joining;
  readonly sheet: object;
  readonly creature: Partial<Definitions> & { readonly key: string; readonly name: string };
}

interface Joining extends Definitions {
  readonly combatant: Identity;
  readonly was?: object | undefined;
  readonly used?: object | undefined;
}

type Recorder<T extends RosterTypes> = EventRecorder<T['state'], T['event']>;
type Combatant<T extends RosterTypes> = T['state']['combatants'][CombatantId];

/** What a ruleset says about who joins, stays and goes. */
export interface RosterRules<T extends RosterTypes> {
  readonly creatures: readonly T['creature'][];
  refuseEnded(state: T['state']): Rejection | null;
  /** The sheet of a combatant from the bestiary. */
  sheetOf(creature: T['creature']): T['sheet'];
  /** The same sheet of one that can bear so many times as much. */
  withHealth(sheet: T['sheet'], health: number): T['sheet'];
  readonly catalogue: Catalogue<T>;
  /** Whether a combatant can stand there, beside `others` who join with them. */
  refusePlace(state: T['state'], hex: Hex, others: readonly Identity[]): Rejection | null;
  refuseSheet?(state: T['state'], sheet: T['sheet'], at: SheetPlace<T>): Rejection | null;
  /** The rule by which sheets stay as they are while a fight is on. */
  readonly sheetsStay: RuleId;
  isConscious(combatant: Combatant<T>): boolean;
  /** Who comes from an earlier fight: whether what they bring can be, and as it is at this time. */
  readonly members?: {
    refuse(state: T['state'], member: T['hidden'], field: string): Rejection | null;
    arriving(state: T['state'], member: T['hidden']): T['hidden'];
  };
  /** What happens once a combatant has joined. */
  joined?(recorder: Recorder<T>, ids: readonly CombatantId[], dice: Dice): void;
  /** What happens just before a combatant on the table is gone, and after it. */
  leaving?(recorder: Recorder<T>, combatantId: CombatantId): void;
  left?(
    recorder: Recorder<T>,
    combatantId: CombatantId,
    at: { readonly before: T['state']; readonly dice: Dice },
  ): void;
  /** Whether a combatant on the table has had the one turn that a round allows. */
  hasActed?(state: T['state'], combatantId: CombatantId): boolean;
  /** A combatant on the table as they will be hidden: their sheet unharmed, and what lasts of the rest. */
  asHidden(combatant: Combatant<T>): Newcomer<T>;
}

/** Who brings nothing to the catalogue. */
type Newcomer<T extends RosterTypes> = Omit<T['hidden'], keyof Definitions>;

/** What an encounter defines, as those who join it add to it (`catalogueOf`). */
interface Catalogue<T extends RosterTypes> {
  readonly nothing: Definitions;
  newIn(state: T['state'], brought: readonly T['hidden'][]): Required<Definitions>;
  refuseCrowded(state: T['state'], brought: readonly T['hidden'][]): Rejection | null;
}

/** Where a sheet stands in its command, whose it is, and who brings definitions with it. */
export interface SheetPlace<T extends RosterTypes> {
  readonly field: string;
  readonly name: string;
  readonly brought: T['hidden'] | null;
}

// The commands as far as they are read here.
interface Add<Sheet, Member = Joining> {
  readonly combatants: readonly (Identity & { readonly sheet: Sheet })[];
  readonly creatures: readonly (Omit<Identity, 'name'> & {
    readonly creature: string;
    readonly name: string | null;
    readonly health?: number | undefined;
  })[];
  readonly members?: readonly Member[] | undefined;
  readonly hidden: boolean;
}
type Adding<T extends RosterTypes> = Add<T['sheet'], T['hidden']>;
type Reveal = Parameters<typeof revealed>[1];
interface Update<Sheet> extends Annotations {
  readonly combatantId: CombatantId;
  readonly name: string | null;
  readonly side: string | null;
  readonly sheet: Sheet | null;
}
interface Hide {
  readonly combatantIds: readonly CombatantId[];
  readonly reason: string | null;
}
interface Remove {
  readonly combatantId: CombatantId;
  readonly reason: string | null;
}

/** The handlers of the commands of `commands.ts`. */
export const rosterHandlers = <T extends RosterTypes>(rules: RosterRules<T>) => ({
  AddCombatants: addCombatants(rules),
  RevealCombatants: revealCombatants(rules),
  HideCombatants: hideCombatants(rules),
  UpdateCombatant: updateCombatant(rules),
  RenameSide: renameSide<T>(rules),
  RemoveCombatant: removeCombatant(rules),
});

function addCombatants<T extends RosterTypes>(rules: RosterRules<T>) {
  /** Those with sheets of their own, then the creatures, then the members of a party. */
  const newcomersOf = (
    state: T['state'],
    { combatants, creatures, members = [] }: Adding<T>,
  ): readonly T['hidden'][] => [
    ...combatants.map(({ sheet, ...identity }) => ({
      combatant: { ...identity, ...sheet },
      ...rules.catalogue.nothing,
    })),
    ...creatures.flatMap(({ creature: key, health = 1, ...posting }) => {
      const creature = rules.creatures.find((one) => one.key === key);
      if (!creature) return [];
      const { name, actions = [], conditions } = creature;
      const identity = { ...posting, name: posting.name ?? name };
      const sheet = rules.sheetOf(creature);
      const borne = health === 1 ? sheet : rules.withHealth(sheet, health);
      const combatant = { ...identity, ...borne };
      return [{ combatant, actions, ...(conditions && { conditions }) }];
    }),
    ...members.map((member) => rules.members?.arriving(state, member) ?? member),
  ];
  const refuseNewcomers = (
    state: T['state'],
    command: Adding<T>,
    newcomers: readonly T['hidden'][],
  ): Rejection | null => {
    const joining = newcomers.map(({ combatant }) => combatant);
    const { members = [] } = command;
    return firstRefusedSheet(joining, command, (identity, { field, before }) => {
      const given = command.combatants[before.length];
      const at = { field: `${field}.sheet`, name: identity.name, brought: null };
      const member = members.find(({ combatant }) => combatant.id === identity.id);
      return firstRefusal([
        () => refuseId(state, identity.id, { field, before }),
        // Who is hidden takes up no hex, and comes to one when it is revealed.
        () => (command.hidden ? null : rules.refusePlace(state, identity.position, before)),
        () => (given && rules.refuseSheet?.(state, given.sheet, at)) ?? null,
        () => (member && rules.members?.refuse(state, member, field)) ?? null,
      ]);
    });
  };
  return {
    judge: (state: T['state'], command: Adding<T>): Result<Arrival<T>, Rejection> => {
      const newcomers = newcomersOf(state, command);
      const refusal = firstRefusal([
        () => rules.refuseEnded(state),
        () => refuseOvercrowding(everyoneKnown(state), command),
        () => refuseUnknownCreatures(command, rules.creatures),
        () => rules.catalogue.refuseCrowded(state, newcomers),
        () => refuseNewcomers(state, command, newcomers),
      ]);
      return planUnless(refusal, { newcomers, hidden: command.hidden });
    },
    apply: ({ newcomers, hidden }: Arrival<T>, recorder: Recorder<T>, dice: Dice): void => {
      if (hidden) emit(recorder, { type: 'CombatantsHidden', newcomers });
      else join(rules, recorder, newcomers, { dice, lasting: lastingOf(newcomers) });
    },
  };
}

/** Those who come, to the table or to be revealed later. */
interface Arrival<T extends RosterTypes> {
  readonly newcomers: readonly T['hidden'][];
  readonly hidden: boolean;
}

type Lasting = Readonly<Record<CombatantId, object>>;

/** What lasts of members of a party; no one else is there with it who has never been hidden. */
function lastingOf(newcomers: readonly Joining[]): Lasting | undefined {
  const lasting = newcomers.flatMap(({ combatant, was }) => (was ? [[combatant.id, was]] : []));
  return lasting.length > 0 ? (Object.fromEntries(lasting) as Lasting) : undefined;
}

/** The one way to the table, seen by all alike wherever a combatant comes from. */
function join<T extends RosterTypes>(
  rules: RosterRules<T>,
  recorder: Recorder<T>,
  newcomers: readonly T['hidden'][],
  { dice, lasting }: { readonly dice: Dice; readonly lasting?: Lasting | undefined },
): void {
  const kinds = rules.creatures.map(({ name }) => name);
  const joining = newcomers.map(({ combatant }) => combatant);
  const combatants = numbered(joining, kinds, Object.values(recorder.state.combatants));
  const { actions, conditions } = rules.catalogue.newIn(recorder.state, newcomers);
  if (actions.length + conditions.length > 0)
    emit(recorder, { type: 'ActionsDefined', actions, conditions });
  emit(recorder, { type: 'CombatantsAdded', combatants, ...(lasting && { lasting }) });
  const ids = combatants.map(({ id }) => id);
  rules.joined?.(recorder, ids, dice);
}

/** From now on they are like anybody who comes late. */
const revealCombatants = <T extends RosterTypes>(rules: RosterRules<T>) => ({
  judge: (state: T['state'], command: Reveal): Result<readonly T['hidden'][], Rejection> => {
    const newcomers = revealed(state, command);
    const refusal = firstRefusal([
      () => rules.refuseEnded(state),
      () => refuseUnhidden(state, command),
      () =>
        firstRefusal(
          newcomers
            .map(({ combatant }) => combatant)
            .map(
              ({ position }, i, all) =>
                () =>
                  rules.refusePlace(state, position, all.slice(0, i)),
            ),
        ),
    ]);
    return planUnless(refusal, newcomers);
  },
  apply: (newcomers: readonly T['hidden'][], recorder: Recorder<T>, dice: Dice): void => {
    join(rules, recorder, newcomers, { dice });
  },
});

/** Name, side and annotations at any time; a sheet before the fight, or while its bearer is hidden. */
const updateCombatant = <T extends RosterTypes>(rules: RosterRules<T>) => ({
  judge: (
    state: T['state'],
    command: Update<T['sheet']>,
  ): Result<readonly RosterEvent[], Rejection> => {
    const { combatantId, sheet } = command;
    const brought = findHidden(state, combatantId) ?? null;
    const present = own(state.combatants, combatantId);
    const name = command.name ?? (brought?.combatant ?? present)?.name ?? '';
    const refusal = firstRefusal([
      () => refuseNobody(state, combatantId),
      () => rules.refuseEnded(state),
      () => refuseNoChange({ ...command }),
      () => (sheet && rules.refuseSheet?.(state, sheet, { field: 'sheet', name, brought })) ?? null,
      () => (sheet && present ? refuseNewSheet(rules, state, present) : null),
    ]);
    if (refusal) return err(refusal);
    return ok(brought ? [updatedHidden(brought, command)] : updatedPresent(rules, state, command));
  },
  apply: (events: readonly RosterEvent[], recorder: Recorder<T>): void => {
    for (const event of events) emit(recorder, event);
  },
});

function updatedHidden({ was, ...hidden }: Joining, command: Update<object>): RosterEvent {
  const combatant = renamed({ ...hidden.combatant, ...command.sheet }, command);
  // A new sheet belongs to a combatant to whom nothing has happened yet; what is used stays used.
  const newcomer = { ...hidden, combatant, ...(was && !command.sheet && { was }) };
  return { type: 'CombatantsHidden', newcomers: [newcomer] };
}

function updatedPresent<T extends RosterTypes>(
  rules: RosterRules<T>,
  state: T['state'],
  command: Update<T['sheet']>,
): readonly RosterEvent[] {
  const { combatantId, name, side, sheet } = command;
  const annotations = annotationsOf(command);
  // A new sheet belongs to a combatant who can act.
  const rises = sheet !== null && !isConscious(rules, state, combatantId);
  return [
    { type: 'CombatantUpdated', combatantId, name, side, ...annotations, sheet },
    ...(rises ? [{ type: 'CombatantFightsOn' as const, combatantId }] : []),
  ];
}

const isConscious = <T extends RosterTypes>(
  rules: RosterRules<T>,
  state: T['state'],
  id: CombatantId,
): boolean => rules.isConscious(combatantOf<T>(state, id));

/** The one who gets up with a new sheet needs a place to stand. */
function refuseNewSheet<T extends RosterTypes>(
  rules: RosterRules<T>,
  state: T['state'],
  combatant: Identity,
): Rejection | null {
  if (state.phase.kind === 'COMBAT')
    return illegal(
      rules.sheetsStay,
      `A fight is on, and ${combatant.name} keeps its sheet until it is over`,
      'rule on its stats with `adjudicate`',
    );
  return isConscious(rules, state, combatant.id)
    ? null
    : rules.refusePlace(state, combatant.position, []);
}

/** The GM takes a combatant off the table, hidden or not, with all that it is a part of. */
const removeCombatant = <T extends RosterTypes>(rules: RosterRules<T>) => ({
  judge: (
    state: T['state'],
    { combatantId, reason }: Remove,
  ): Result<Leaving & { readonly hidden: Joining | undefined }, Rejection> => {
    const refusal = firstRefusal([
      () => refuseNobody(state, combatantId),
      () => rules.refuseEnded(state),
    ]);
    return planUnless(refusal, { combatantId, reason, hidden: findHidden(state, combatantId) });
  },
  apply: (
    { combatantId, reason, hidden }: Leaving & { readonly hidden: Joining | undefined },
    recorder: Recorder<T>,
    dice: Dice,
  ): void => {
    if (!hidden) {
      leave(rules, recorder, { combatantId, reason }, dice);
      return;
    }
    const { name } = hidden.combatant;
    emit(recorder, { type: 'HiddenCombatantRemoved', combatantId, name, reason });
  },
});

/** One on the table, whom a guard has accepted; an unknown one is a bug. */
function combatantOf<T extends RosterTypes>(
  { combatants }: T['state'],
  id: CombatantId,
): Combatant<T> {
  const combatant = own(combatants, id) as Combatant<T> | undefined;
  if (!combatant) throw new Error(`No combatant '${id}'.`);
  return combatant;
}

/** Who leaves, and why, for the whole table. */
interface Leaving {
  readonly combatantId: CombatantId;
  readonly reason: string | null;
}

/** The one way off the table, seen by all alike whether or not a combatant is kept hidden then. */
function leave<T extends RosterTypes>(
  rules: RosterRules<T>,
  recorder: Recorder<T>,
  { combatantId, reason }: Leaving,
  dice: Dice,
): void {
  const before = recorder.state;
  const { externalId, name, side } = combatantOf<T>(before, combatantId);
  const departure = {
    ...{ id: combatantId, externalId, name, side },
    costless: own(before.costless, combatantId) ?? 0,
    acted: rules.hasActed?.(before, combatantId) ?? false,
  };
  rules.leaving?.(recorder, combatantId);
  emit(recorder, { type: 'CombatantRemoved', combatantId, name, reason, departure });
  rules.left?.(recorder, combatantId, { before, dice });
}

/** The GM takes them off the table, and keeps them to be revealed again. */
const hideCombatants = <T extends RosterTypes>(rules: RosterRules<T>) => ({
  judge: (state: T['state'], command: Hide): Result<Hide, Rejection> => {
    const refusal = firstRefusal([
      () => refuseHidden(state, command.combatantIds),
      () => rules.refuseEnded(state),
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ combatantIds, reason }: Hide, recorder: Recorder<T>, dice: Dice): void => {
    for (const combatantId of combatantIds) {
      const state = recorder.state;
      // As it is now: those who left before it may have let go of it.
      const combatant = combatantOf<T>(state, combatantId);
      const newcomer = { ...rules.asHidden(combatant), ...rules.catalogue.nothing };
      const playedByComputer = computerPlayOf(state, combatantId);
      leave(rules, recorder, { combatantId, reason }, dice);
      emit(recorder, { type: 'CombatantsHidden', newcomers: [newcomer] });
      if (playedByComputer) emit(recorder, { type: 'PlayedBySet', combatantId, playedByComputer });
    }
  },
});

/** Records an event of this file: their form is held by `RosterEvent`, not by each ruleset's recorder. */
const emit = (recorder: { emit(event: RosterEvent): void }, event: RosterEvent): void => {
  recorder.emit(event);
};

type RosterEvent =
  | (Required<Definitions> & { readonly type: 'ActionsDefined' })
  | {
      readonly type: 'CombatantsAdded';
      readonly combatants: readonly Identity[];
      readonly lasting?: Lasting;
    }
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
