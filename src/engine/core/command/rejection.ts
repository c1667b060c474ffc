import type { RuleId } from '../values/ids.ts';

/**
 * Why a command was refused. A refusal is a value: the state stays as it was.
 *
 * - `ILLEGAL`: a rule of the rulebook forbids it; `rule` is that rule.
 * - `NOT_FOUND`: the command names something that the encounter does not have.
 * - `INVALID`: a field makes no sense, whatever the state of the fight; `field` is its path.
 * - `FORBIDDEN`: the seat that asks may not command this combatant.
 */
export type Rejection =
  | {
      readonly code: 'ILLEGAL';
      readonly rule: RuleId;
      readonly message: string;
      readonly detail: Readonly<Record<string, string | number | readonly string[]>>;
    }
  | {
      readonly code: 'NOT_FOUND';
      readonly what: Nameable;
      readonly id: string;
      readonly message: string;
    }
  | { readonly code: 'INVALID'; readonly field: string; readonly message: string }
  | { readonly code: 'FORBIDDEN'; readonly message: string };

/**
 * A rule forbids it. The message is one sentence: `why` it is not, then what would be legal
 * `instead`; both without a full stop.
 */
export const illegal = (
  rule: RuleId,
  why: string,
  instead: string,
  detail: Readonly<Record<string, string | number | readonly string[]>> = {},
): Rejection => ({ code: 'ILLEGAL', rule, message: `${why}; ${instead}.`, detail });

/** The first half of the message: why it is not legal, without what would be. */
export const causeOf = ({ message }: Rejection): string => message.split('; ', 1)[0] ?? message;

/** The rule that forbids it, and the values of the message by name; null where there are none. */
export function groundsOf(refusal: Rejection) {
  if (refusal.code !== 'ILLEGAL') return { rule: null, values: null };
  const { rule, detail } = refusal;
  return { rule, values: Object.keys(detail).length > 0 ? detail : null };
}

/** What a command may name. */
type Nameable = 'combatant' | 'action' | 'condition' | 'attack' | 'option';

export const notFound = (what: Nameable, id: string): Rejection => ({
  code: 'NOT_FOUND',
  what,
  id,
  message: `This encounter has no ${what} '${id}'.`,
});

/** A field makes no sense; the message is one sentence that says what would. */
export const invalid = (field: string, message: string): Rejection => ({
  code: 'INVALID',
  field,
  message,
});

/** What is named in a list that names nothing twice. */
export const refuseTwice = (
  field: string,
  names: readonly string[],
  what: string,
): Rejection | null =>
  new Set(names).size < names.length ? invalid(field, `Name each ${what} once.`) : null;

/** Null where this holds; where it does not, what a rule forbids by it. */
export const illegalUnless = (
  holds: boolean,
  ...why: readonly [rule: RuleId, why: string, instead: string]
): Rejection | null => (holds ? null : illegal(...why));

/** One condition of legality. Answers why the command is refused, or null to let it pass. */
export type Guard = () => Rejection | null;

/** The first guard that refuses has the word; guards after it may rely on those before it. */
export function firstRefusal(guards: readonly Guard[]): Rejection | null {
  for (const guard of guards) {
    const refusal = guard();
    if (refusal) return refusal;
  }
  return null;
}
