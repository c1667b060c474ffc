/** Triggers: what an action that is readied or prepared waits for. */
import * as z from 'zod';
import { illegal, notFound, type Rejection } from '../command/rejection.ts';
import type { Choice } from '../decision/decision.ts';
import { optional, oneCombatant, oneKey, text, withLimits } from '../decision/findings.ts';
import { object, oneOf, union } from '../schema/describe.ts';
import { combatantId } from '../schema/keys.ts';
import { combatantOf, findCombatant, type WithCombatants } from '../table/state.ts';
import type { CombatantId, RuleId } from '../values/ids.ts';

const kinds = {
  ACTS: 'It begins an action.',
  ATTACKS: 'It begins an action that attacks.',
  MOVES: 'It moves of its own accord.',
  COMES_WITHIN_REACH: 'It comes within the reach of the action that waits, and was not before.',
  ENDS_TURN: 'It ends its turn.',
  ATTACKS_HOLDER:
    'Its attack comes to the one who waits, who meets it with the action as a defense.',
};
export type TriggerKind = keyof typeof kinds;

/** How each is said of a combatant. */
const verbs: Readonly<Record<TriggerKind, string>> = {
  ACTS: 'acts',
  ATTACKS: 'attacks',
  MOVES: 'moves',
  COMES_WITHIN_REACH: 'comes within reach',
  ENDS_TURN: 'ends a turn',
  ATTACKS_HOLDER: 'attacks the one who waits',
};

/** What is waited for: a combatant does something, or what the table judges by its own words. */
export type Trigger<D extends TriggerKind = TriggerKind> =
  | { readonly kind: 'COMBATANT'; readonly does: D; readonly ofId: CombatantId | null }
  | { readonly kind: 'WORDS'; readonly words: string };

/** What a command says of it. */
export interface TriggerFields<D extends TriggerKind = TriggerKind> {
  readonly until: D | null;
  readonly ofId: CombatantId | null;
  readonly trigger: string | null;
}

/** Something that a combatant has done. */
export interface Done {
  readonly does: TriggerKind;
  readonly byId: CombatantId;
}

/** The schemas of a ruleset in which these things that a combatant does can be waited for. */
export function triggersOf<const D extends TriggerKind>(...known: readonly D[]) {
  const kind = oneOf(
    'TriggerKind',
    'What a combatant does that a readied or prepared action waits for.',
    Object.fromEntries(known.map((one) => [one, kinds[one]])) as Record<D, string>,
  );
  return {
    /** What can be waited for, for an option to choose from. */
    kinds: known,
    schema: union('Trigger', 'What a readied or prepared action waits for.', 'kind', [
      object('CombatantTrigger', 'Something that a combatant does.', {
        kind: z.literal('COMBATANT'),
        does: kind.describe('What the combatant does.'),
        ofId: combatantId.nullable().describe('Who; null for anybody else.'),
      }),
      object('WordsTrigger', 'Whatever the table judges it to be.', {
        kind: z.literal('WORDS'),
        words: triggerWords.describe('In words.'),
      }),
    ]),
    fields: {
      until: kind
        .nullable()
        .default(null)
        .describe(
          'What a combatant does that it waits for: then its owner is asked, and it cannot be used before.',
        ),
      ofId: combatantId
        .nullable()
        .default(null)
        .describe('Who, with `until` only; anybody else if left out.'),
      trigger: triggerWords
        .nullable()
        .default(null)
        .describe('What to wait for in your own words, instead of `until`; the table judges it.'),
    },
  };
}

const triggerWords = z.string().min(1).max(200);

/** What forbids a trigger: it is named in full, and is another combatant's. */
export function refuseTrigger(
  state: WithCombatants,
  { combatantId: id, until, ofId, trigger }: TriggerFields & { combatantId: CombatantId },
  rule: RuleId,
): Rejection | null {
  if (until === null && ofId !== null)
    return illegal(rule, 'It is not said what is waited for', 'say until what that combatant does');
  if (until !== null && trigger !== null)
    return illegal(rule, 'It is said twice what is waited for', 'say it in one of the two ways');
  if (ofId === null) return null;
  if (!findCombatant(state, ofId)) return notFound('combatant', ofId);
  return ofId === id
    ? illegal(rule, `${combatantOf(state, id).name} cannot wait for itself`, 'wait for another')
    : null;
}

/** What a command names, in one piece; null for nothing in particular. */
export function triggerBy<D extends TriggerKind>({
  until,
  ofId,
  trigger,
}: TriggerFields<D>): Trigger<D> | null {
  if (until !== null) return { kind: 'COMBATANT', does: until, ofId };
  return trigger === null ? null : { kind: 'WORDS', words: trigger };
}

/** Whether what a combatant has done is what the holder waits for. */
export const isTriggered = (trigger: Trigger | null, holderId: CombatantId, done: Done): boolean =>
  trigger?.kind === 'COMBATANT' &&
  trigger.does === done.does &&
  done.byId !== holderId &&
  (trigger.ofId === null || trigger.ofId === done.byId);

/**
 * What an option to wait leaves to choose: what a combatant does, and which of these, or words instead; or
 * neither.
 */
export function triggerChoices(
  does: readonly TriggerKind[],
  others: readonly CombatantId[],
  rule: RuleId,
): readonly Choice[] {
  const isSaid = { text: 'Only with what that combatant does.', rule };
  const once = { text: 'Words, or what a combatant does; not both.', rule };
  const words = optional(text('trigger'), 'Nothing is said in words.');
  return [
    optional(oneKey('until', does), 'It waits for nothing that a combatant does.'),
    // One who is alone may wait for those who come.
    ...(others.length > 0
      ? [withLimits(optional(oneCombatant('ofId', others), 'Any combatant that does so.'), isSaid)]
      : []),
    withLimits(words, once),
  ];
}

/** Without a combatant who has left: what waited for it waits for nothing in particular. */
export const triggerWithout = <T extends Trigger | null>(
  trigger: T,
  gone: CombatantId,
): T | null => (trigger?.kind === 'COMBATANT' && trigger.ofId === gone ? null : trigger);

/** `until Drum moves`, or in the table's own words. */
export function triggerPhrase(trigger: Trigger, who: (id: CombatantId) => string): string {
  if (trigger.kind === 'WORDS') return `until: ${trigger.words}`;
  return `until ${trigger.ofId === null ? 'any combatant' : who(trigger.ofId)} ${verbs[trigger.does]}`;
}
