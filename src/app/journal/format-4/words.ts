/** Names of 1.0 that stored commands, events and states had, and the ones that they have since 2.0. */
import type { JournalEntry } from '../../ports.ts';
import type { Fields } from '../fields.ts';

/** A field, or a value of one, that has another name where `stands` holds: what keys people chose, it never is. */
interface Word {
  readonly stands: (fields: Fields) => boolean;
  readonly field: string;
  readonly renamed?: string;
  readonly value?: readonly [was: string, is: string];
}

const ofType =
  (...types: readonly string[]) =>
  ({ type }: Fields): boolean =>
    types.includes(type as string);

const has =
  (field: string) =>
  (fields: Fields): boolean =>
    field in fields;

const ADVICE = ['EVERYBODY', 'ALL_SEATS'] as const;
const byTheGM = [
  'Adjudicate',
  'EndCondition',
  'InflictCondition',
  'RemoveCombatant',
  'SettleDying',
  'UpdateCombatant',
];

const words: readonly Word[] = [
  { stands: ofType('Adjudicate', 'Adjudicated'), field: 'figures', renamed: 'stats' },
  { stands: ofType('ActionPrevented'), field: 'figures', renamed: 'values' },
  { stands: ofType(...byTheGM), field: 'targetId', renamed: 'combatantId' },
  { stands: has('level'), field: 'temper', renamed: 'personality' },
  { stands: has('protectsId'), field: 'manner', renamed: 'style' },
  { stands: has('perSegment'), field: 'manner', renamed: 'style' },
  { stands: ofType('PlayOn', 'PlayComputers'), field: 'most', renamed: 'max' },
  { stands: ofType('PlayOn', 'PlayComputers'), field: 'type', value: ['PlayOn', 'PlayComputers'] },
  { stands: has('foeNumbers'), field: 'advice', value: ADVICE },
  { stands: ofType('UpdateEncounter', 'EncounterChanged'), field: 'advice', value: ADVICE },
  { stands: has('does'), field: 'kind', value: ['SOMEBODY', 'COMBATANT'] },
  { stands: ofType('AttackSpent'), field: 'reason', value: ['NOBODY_THERE', 'NO_TARGET'] },
  { stands: has('sides'), field: 'reason', value: ['NOBODY_FIGHTS', 'NO_FIGHTERS_LEFT'] },
];

/** The other way round. */
const oldWords: readonly Word[] = words.map(({ field, renamed, value, ...word }) => ({
  ...word,
  field: renamed ?? field,
  ...(renamed !== undefined && { renamed: field }),
  ...(value && { value: [value[1], value[0]] as const }),
}));

/** What 1.0 stored, by the names of 2.0. What has them already stays as it is. */
export const withNewWords = <T>(stored: T): T => reworded(stored, words) as T;

/** The same JSON as 1.0 stored it. */
export const withOldWords = <T>(value: T): T => reworded(value, oldWords) as T;

/** Events that told the orders of a combatant beside its id, as the first ones of edition 4 did too. */
export const withOrdersTogether = (events: JournalEntry['events']): JournalEntry['events'] =>
  events.some(tellsOrdersApart) ? events.map(ordersTogether) : events;

const tellsOrdersApart = (event: { readonly type: string }): boolean =>
  event.type === 'StandingOrdersSet' && !('orders' in event);

function ordersTogether(event: JournalEntry['events'][number]): typeof event {
  if (!tellsOrdersApart(event)) return event;
  const { type, combatantId, ...orders } = event as Fields & typeof event;
  return { type, combatantId, orders } as typeof event;
}

function reworded(value: unknown, by: readonly Word[]): unknown {
  if (Array.isArray(value)) return value.map((one) => reworded(one, by));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  const here = by.filter(({ field, stands }) => field in fields && stands(fields));
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const word = here.find((one) => one.field === key);
      const [was, is] = word?.value ?? [];
      // What a frontend keeps is its own.
      if (key === 'metadata') return [key, field];
      return [word?.renamed ?? key, field === was && word ? is : reworded(field, by)];
    }),
  );
}
