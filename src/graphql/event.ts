import { builder } from './builder.ts';
import { ActionKind, Critical, DefenseKind, EndReason, Maneuver } from './enums.ts';
import { HexType } from './hex.ts';
import { Json } from './json.ts';
import type { EventModel } from './model.ts';

/** A field of an event type; `path` says where its value stands in the engine's event. */
interface Field {
  readonly kind:
    | 'ID'
    | 'IDS'
    | 'INT'
    | 'INTS'
    | 'BOOLEAN'
    | 'TEXT'
    | 'TEXTS'
    | 'HEX'
    | 'HEXES'
    | 'JSON'
    | 'SCORE'
    | 'KIND'
    | 'DEFENSE'
    | 'REASON'
    | 'CRITICAL'
    | 'MANEUVERS'
    | 'ROLLS'
    | 'REROLLS'
    | 'DELAYS'
    | 'CHECK'
    | 'SCORED_ROLLS'
    | 'SCORED_REROLLS'
    | 'TIE_ROLLS';
  readonly description: string;
  readonly path: string | null;
  readonly nullable: boolean;
}

export const field =
  (kind: Field['kind'], nullable = false) =>
  (description: string, path: string | null = null): Field => ({
    kind,
    description,
    path,
    nullable,
  });

export const id = field('ID');
export const ids = field('IDS');
export const int = field('INT');
export const text = field('TEXT');
export const hexes = field('HEXES');
export const score = field('SCORE');
export const kind = field('KIND');

interface ScoreModel {
  readonly dice: readonly number[];
  readonly subtracted?: readonly number[];
  readonly flat: number;
  readonly total: number;
}

const Score = builder.objectRef<ScoreModel>('Score').implement({
  description: 'A score as it was rolled.',
  fields: (t) => ({
    dice: t.intList({ description: 'The faces.', resolve: ({ dice }) => [...dice] }),
    subtracted: t.intList({
      description: 'The faces that count against it (VIG-12).',
      resolve: ({ subtracted = [] }) => [...subtracted],
    }),
    flat: t.exposeInt('flat', { description: 'Bonuses and penalties.' }),
    total: t.exposeInt('total', { description: 'The score.' }),
  }),
});

interface TieRollModel {
  readonly combatantId: string;
  readonly roll: ScoreModel;
}

const TieRoll = builder.objectRef<TieRollModel>('TieRoll').implement({
  description: 'What somebody rolled to settle a tie (VIG-28).',
  fields: (t) => ({
    combatantId: t.exposeID('combatantId', { description: 'Who rolled.' }),
    roll: t.field({ type: Score, description: 'What.', resolve: ({ roll }) => roll }),
  }),
});

interface RollModel {
  readonly combatantId: string;
  readonly dice: readonly number[];
  readonly sixes: number;
}

const InitiativeRoll = builder.objectRef<RollModel>('InitiativeRoll').implement({
  description: 'One initiative roll (SEG-14).',
  fields: (t) => ({
    combatantId: t.exposeID('combatantId', { description: 'Who rolled.' }),
    dice: t.intList({ description: 'The faces.', resolve: ({ dice }) => [...dice] }),
    sixes: t.exposeInt('sixes', { description: 'The score.' }),
  }),
});

interface CheckModel {
  readonly combatantId: string;
  readonly dice: readonly number[];
  readonly successes: number;
}

const CheckRoll = builder.objectRef<CheckModel>('CheckRoll').implement({
  description: 'One roll of a check.',
  fields: (t) => ({
    combatantId: t.exposeID('combatantId', { description: 'Who rolled.' }),
    dice: t.intList({ description: 'The faces.', resolve: ({ dice }) => [...dice] }),
    successes: t.exposeInt('successes', { description: 'What counts.' }),
  }),
});

interface DelayModel {
  readonly combatantId: string;
  readonly until: number;
}

const Delay = builder.objectRef<DelayModel>('InitiativeDelay').implement({
  description: 'Someone who cannot act at first (SEG-17).',
  fields: (t) => ({
    combatantId: t.exposeID('combatantId', { description: 'Who.' }),
    until: t.exposeInt('until', { description: 'The first segment to act in.' }),
  }),
});

interface ScoredRollModel {
  readonly combatantId: string;
  readonly roll: ScoreModel;
}

const ScoredRoll = builder.objectRef<ScoredRollModel>('ScoredRoll').implement({
  description: 'One of several rolls that are compared.',
  fields: (t) => ({
    combatantId: t.exposeID('combatantId', { description: 'Who rolled.' }),
    roll: t.field({ type: Score, description: 'What.', resolve: ({ roll }) => roll }),
  }),
});

export const EventInterface = builder.interfaceRef<EventModel>('Event').implement({
  description: 'Something that happened, with the faces that were rolled for it.',
  fields: (t) => ({
    type: t.exposeString('type', { description: 'The name of its type.' }),
    text: t.exposeString('text', { description: "One line for the table's log." }),
  }),
  resolveType: ({ type }) => type,
});

/** `a.b` is the field b of a, null without an a; in `a.*.b` that of each entry that has it. */
function valueAt(event: EventModel, path: string): unknown {
  const [list, entry] = path.split('.*.');
  const walk = (from: unknown, steps: string) =>
    steps
      .split('.')
      .reduce((value, key) => (value as Readonly<Record<string, unknown>> | null)?.[key], from);
  const found = walk(event, list ?? path);
  return entry === undefined
    ? found
    : (found as unknown[]).map((each) => walk(each, entry)).filter((each) => each !== undefined);
}

/** Declares one event type from its fields. */
export function event(name: string, description: string, fields: Readonly<Record<string, Field>>) {
  return builder.objectRef<EventModel>(name).implement({
    description,
    interfaces: [EventInterface],
    fields: (t) => {
      const declare = (key: string, { kind: of, path, nullable, description }: Field) => {
        const at = path ?? key;
        // The engine's events have these shapes; a test reads every field of every event.
        const value = (model: EventModel) => valueAt(model, at) as never;
        switch (of) {
          case 'ID':
            return t.id({ description, nullable, resolve: (m) => value(m) });
          case 'IDS':
            return t.idList({ description, resolve: (m) => value(m) });
          case 'INT':
            return t.int({ description, nullable, resolve: (m) => value(m) });
          case 'INTS':
            return t.intList({ description, resolve: (m) => value(m) });
          case 'BOOLEAN':
            return t.boolean({ description, nullable, resolve: (m) => value(m) });
          case 'TEXT':
            return t.string({ description, nullable, resolve: (m) => value(m) });
          case 'TEXTS':
            return t.stringList({ description, resolve: (m) => value(m) });
          case 'HEX':
            return t.field({ type: HexType, description, nullable, resolve: (m) => value(m) });
          case 'HEXES':
            return t.field({ type: [HexType], description, resolve: (m) => value(m) });
          case 'JSON':
            return t.field({ type: Json, description, nullable, resolve: (m) => value(m) });
          case 'SCORE':
            return t.field({ type: Score, description, nullable, resolve: (m) => value(m) });
          case 'KIND':
            return t.field({ type: ActionKind, description, resolve: (m) => value(m) });
          case 'DEFENSE':
            return t.field({ type: DefenseKind, description, resolve: (m) => value(m) });
          case 'REASON':
            return t.field({ type: EndReason, description, resolve: (m) => value(m) });
          case 'CRITICAL':
            return t.field({ type: Critical, description, resolve: (m) => value(m) });
          case 'MANEUVERS':
            return t.field({ type: [Maneuver], description, resolve: (m) => value(m) });
          case 'ROLLS':
            return t.field({ type: [InitiativeRoll], description, resolve: (m) => value(m) });
          case 'REROLLS':
            return t.field({
              type: [InitiativeRoll],
              description,
              resolve: (m) => (value(m) as RollModel[][]).flat(),
            });
          case 'TIE_ROLLS':
            return t.field({
              type: [TieRoll],
              description,
              resolve: (m) => (value(m) as TieRollModel[][]).flat(),
            });
          case 'CHECK':
            return t.field({ type: CheckRoll, description, nullable, resolve: (m) => value(m) });
          case 'DELAYS':
            return t.field({ type: [Delay], description, resolve: (m) => value(m) });
          case 'SCORED_ROLLS':
            return t.field({ type: [ScoredRoll], description, resolve: (m) => value(m) });
          case 'SCORED_REROLLS':
            return t.field({
              type: [ScoredRoll],
              description,
              resolve: (m) => (value(m) as ScoredRollModel[][]).flat(),
            });
        }
      };
      return Object.fromEntries(
        Object.entries(fields).map(([key, spec]) => [key, declare(key, spec)]),
      );
    },
  });
}
