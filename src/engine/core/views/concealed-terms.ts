import type * as z from 'zod';
import { type Actor, plays } from '../command/actor.ts';
import { metaOf } from '../schema/describe.ts';
import type { EventDeclaration } from '../schema/event.ts';
import type { FoeNumbers } from './foe-numbers.ts';
import { diceTerm, type Score, sumOfValues, type Term, valueTerm } from '../score/score.ts';

type Json = Readonly<Record<string, unknown>>;

/** Whom a seat plays, and what it may know in numbers of the others. */
interface Knowledge {
  readonly actor: Actor;
  readonly foeNumbers: FoeNumbers;
}

/**
 * An event whose scores say why to those who see the sheets that they tell of. All others learn
 * of a score what is on the table: the dice, and what the bonuses come to.
 */
export function withTermsFor<Event extends Json>(
  event: Event,
  { shape }: EventDeclaration['fields'],
  seat: Knowledge,
): Event {
  if (seat.actor.kind === 'GM' || seat.foeNumbers === 'EXACT') return event;
  const schemas: Readonly<Record<string, z.core.$ZodType>> = shape;
  const fields = Object.entries(event).map(([name, value]) => {
    const schema = schemas[name];
    if (schema && metaOf(schema, 'onTable')) return [name, value] as const;
    const by = (schema && metaOf(schema, 'rolledBy')) ?? 'combatantId';
    return [name, concealed(value, event[by], seat)] as const;
  });
  const same = fields.every(([name, value]) => value === event[name]);
  return same ? event : (Object.fromEntries(fields) as Event);
}

/** @param owner whose sheet it tells of, as far as that is known */
function concealed(value: unknown, owner: unknown, seat: Knowledge): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (typeof owner === 'string' && plays(seat.actor, owner)) return value;
  const isHidden = seat.foeNumbers === 'HIDDEN';
  if (Array.isArray(value)) {
    if (!value.every(isTerm)) return value.map(each(seat));
    return isHidden ? [] : outlined(value);
  }
  if (!isScore(value)) return each(seat)(value);
  return isHidden
    ? { ...value, terms: [], rolled: [], counting: '' }
    : { ...value, terms: outlined(value.terms, value.rolled.length > 0) };
}

/** What stands in a list tells by itself whom it is about. */
const each =
  (seat: Knowledge) =>
  (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const fields = Object.entries(value as Json);
    const { combatantId } = value as Json;
    return Object.fromEntries(
      fields.map(([name, field]) => [name, concealed(field, combatantId, seat)]),
    );
  };

const isScore = (value: object): value is Score => 'terms' in value && 'counting' in value;

const isTerm = (value: unknown): value is Term =>
  typeof value === 'object' && value !== null && 'label' in value && 'rule' in value;

/** The sum of the numbers, and all dice of a kind together, as far as there are any to see. */
function outlined(terms: readonly Term[], withDice = true): readonly Term[] {
  const flat = sumOfValues(terms);
  const bySides = new Map<number, number>();
  for (const { dice } of terms) {
    if (dice === null || !withDice) continue;
    const [count, sides] = dice.split('d').map(Number);
    bySides.set(sides ?? 0, (bySides.get(sides ?? 0) ?? 0) + (count ?? 0));
  }
  return [
    ...(flat === 0 ? [] : [valueTerm('bonuses', flat)]),
    ...[...bySides].flatMap(([sides, count]) =>
      count === 0 ? [] : [diceTerm('dice', count, sides)],
    ),
  ];
}
