/** What of a state the GM's commands set (`Edits`): each value by the field of the command that sets it. */
import { annotationsOf, type Annotations } from '../schema/annotations.ts';
import type { CombatantId } from '../values/ids.ts';
import { own, pick } from '../values/record.ts';

type Values = Readonly<Record<string, unknown>>;
type Keys = readonly string[];

interface Identified extends Annotations {
  readonly id: CombatantId;
  readonly name: string;
  readonly side: string;
  readonly position: unknown;
  readonly conditions?: readonly { readonly condition: string }[];
}

interface Roster {
  readonly combatants: Readonly<Record<CombatantId, Identified>>;
  readonly hidden: Readonly<Record<CombatantId, { readonly combatant: Identified }>>;
  readonly phase: { readonly order?: readonly CombatantId[] };
  readonly actions: Values;
  readonly conditions?: Values;
}

/** Where a combatant has what is set of it, in a ruleset that has it under other names than its commands. */
export interface Standing {
  /** What a new sheet replaces. */
  readonly sheet?: (combatant: never) => unknown;
  /** The figures that a ruling sets, by their names. */
  readonly stats?: (combatant: never, state: never) => Values;
}

/** Of these values those that a command gives: null leaves one as it is. */
export const givenOf = (command: object, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => ((command as Values)[field] ?? null) !== null),
  );

/** The same of what is given in a field of the command. */
export const givenIn = (field: string, given: object | null, values: Values): Values =>
  Object.fromEntries(
    Object.entries(given ? givenOf(given, values) : {}).map(([name, value]) => [
      `${field}.${name}`,
      value,
    ]),
  );

/** @param fields of a sheet */
export const combatantEdits =
  (fields: Keys, standing: Standing) =>
  (state: Roster, command: { readonly combatantId: CombatantId }): Values => {
    const { combatantId } = command;
    const present = own(state.combatants, combatantId);
    const target = present ?? own(state.hidden, combatantId)?.combatant;
    if (!target) return {};
    const { name, side } = target;
    const sheetOf = (present && standing.sheet) ?? ((one: object) => pick(one as Values, fields));
    const sheet = sheetOf(target as never);
    const picture = target.picture ?? null;
    return givenOf(command, { name, side, ...annotationsOf(target), picture, sheet });
  };

/** Who is of a side: one that others join or leave meanwhile is another. */
export const sideEdits = (
  { combatants, hidden }: Roster,
  { side }: { readonly side: string },
): Values => ({
  name: [...Object.values(combatants), ...Object.values(hidden).map((one) => one.combatant)]
    .filter((one) => one.side === side)
    .map(({ id }) => id),
});

interface Ruling {
  readonly combatantId: CombatantId;
  readonly lift: Keys;
  readonly inflict: readonly { readonly condition: string }[];
  readonly stats: object | null;
}

export const rulingEdits =
  ({ stats: statsOf }: Standing) =>
  (state: Roster, command: Ruling): Values => {
    const { combatantId, lift, inflict, stats } = command;
    const target = own(state.combatants, combatantId);
    if (!target) return {};
    const { position } = target;
    const rank = state.phase.order?.indexOf(combatantId);
    const set = statsOf?.(target as never, state as never) ?? (target as unknown as Values);
    return {
      ...givenOf(command, { position, rank }),
      lift: thoseOf(target, lift),
      inflict: thoseOf(
        target,
        inflict.map(({ condition }) => condition),
      ),
      ...givenIn('stats', stats, set),
    };
  };

/** Of a command that gives a combatant a condition, or takes it away. */
export const conditionEdits = (
  state: Roster,
  { combatantId, condition }: { readonly combatantId: CombatantId; readonly condition: string },
): Values => {
  const target = own(state.combatants, combatantId);
  return target ? { condition: thoseOf(target, [condition]) } : {};
};

/** Of these conditions those that a combatant has: how long and how much of it is no part of a command's. */
const thoseOf = ({ conditions = [] }: Identified, keys: Keys): Keys =>
  keys.filter((key) => conditions.some(({ condition }) => condition === key));

interface Keyed {
  readonly key: string;
}

export const definitionEdits = (
  { actions, conditions = {} }: Pick<Roster, 'actions' | 'conditions'>,
  {
    definitions,
  }: {
    readonly definitions: {
      readonly actions?: readonly Keyed[];
      readonly conditions?: readonly Keyed[];
    };
  },
): Values => {
  const those = (known: Values, added: readonly Keyed[] = []) =>
    added.map(({ key }) => own(known, key) ?? null);
  return {
    'definitions.actions': those(actions, definitions.actions),
    'definitions.conditions': those(conditions, definitions.conditions),
  };
};

/** The whole terrain: what is left out of the command is set too. */
export const battlefieldEdits = ({ battlefield }: { readonly battlefield: object }): Values => ({
  ...battlefield,
});

/** The standing orders of a combatant, by the names that a command has for them. */
export type OrdersOf = (combatant: never) => Values;

interface Ordered {
  readonly combatants: Readonly<Record<CombatantId, { readonly standingOrders?: Values }>>;
  readonly playedByComputer: Readonly<
    Record<CombatantId, { readonly level: unknown; readonly personality: unknown }>
  >;
}

export const orderEdits =
  (ordersOf?: OrdersOf) =>
  (state: Ordered, command: { readonly combatantId: CombatantId }): Values => {
    const target = own(state.combatants, command.combatantId);
    const play = own(state.playedByComputer, command.combatantId) ?? null;
    const orders = target && (ordersOf?.(target as never) ?? target.standingOrders);
    const { level = null, personality = null } = play ?? {};
    return givenOf(command, { ...orders, playedBy: play !== null, level, personality });
  };
