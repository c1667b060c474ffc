import { conclusionKind } from '../../../core/table/conclusion.ts';
import { decisionKinds } from '../../../core/table/listing.ts';
import { cited, oneOf } from '../../../core/schema/describe.ts';
import type { Cost, Decision } from '../../../core/decision/decision.ts';
import { decision, type Options } from '../../../core/decision/findings.ts';
import { short } from '../../../core/values/words.ts';
import { kindLabels, spends } from '../stats/budget.ts';
import type { Kind } from '../model/actions.ts';

export const decisionKindSchema = oneOf('DecisionKind', 'What is decided.', {
  ...decisionKinds,
  OPENING: cited('The one action before the first round.', 'SEG-19'),
  MANEUVER: cited('What the points of a maneuver are spent on.', 'SEG-100'),
  REPOSITION: cited('Where the target of a hit goes.', 'SEG-113'),
  OFFER: cited('Whether a combatant takes what is done for it.', 'SEG-114'),
  GRANT: cited('Which grants for one roll are used.', 'SEG-81'),
  TARGET: cited('What the next attack of an action is aimed at.', 'SEG-26'),
  RELEASE: cited('Whether a readied action is used now.', 'SEG-27'),
  ...conclusionKind,
  ADVANCE: cited('Whether the next segment begins.', 'SEG-09'),
  CHECK: 'A check, an hour of binding, or a rest.',
});
type DecisionKind = (typeof decisionKindSchema.options)[number];

/** Whom a decision is for, and about what. */
type Head = { readonly kind: DecisionKind } & Partial<
  Pick<Decision, 'combatantId' | 'subjectId' | 'until'>
>;

/** A decision that the fight does not wait for. */
export const possibleDecision = (head: Head, find: () => Options): Decision =>
  decision({ ...head, required: false }, find);

/** A Free action takes nothing. */
export const costResourceSchema = oneOf('CostResource', 'What an option uses up.', {
  FULL: cited('The Full action of the round.', 'SEG-21'),
  STANDARD: cited('The Standard action of the round.', 'SEG-21'),
  MOVE: cited('A Move of the round.', 'SEG-21'),
  SWIFT: cited('A Swift of the round.', 'SEG-21'),
  MANEUVER_POINT: cited('A point of a maneuver that has succeeded.', 'SEG-100'),
});

type Resource = (typeof costResourceSchema.options)[number];

/** One of a resource. */
export const costOf = (resource: Resource): Cost => ({ resource, amount: 1 });

export const price = (kind: Kind): readonly Cost[] => spends(kind).map(costOf);

/** SEG-30: a use of an action, and what is spent on it where that is less. */
export const labelOf = (name: string, use: Kind, cost: Kind = use): string =>
  cost === use
    ? short`${name} (${kindLabels[use]})`
    : short`${name} (${kindLabels[use]}, reduced to a ${kindLabels[cost]})`;

/** A decision that the fight waits for. */
export const requiredDecision = (head: Head, find: () => Options): Decision =>
  decision({ ...head, required: true }, find);
