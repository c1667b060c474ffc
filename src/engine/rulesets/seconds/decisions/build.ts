import type { Cost, Option } from '../../../core/decision/decision.ts';
import * as findings from '../../../core/decision/findings.ts';
import { conclusionKind } from '../../../core/table/conclusion.ts';
import { decisionKinds } from '../../../core/table/listing.ts';
import { cited, oneOf, type TypeOf } from '../../../core/schema/describe.ts';

export * from '../../../core/decision/findings.ts';
import { MAX_LABEL, shortened } from '../../../core/values/words.ts';
export { labelOf, secondsOfIt } from '../effects/listing.ts';

export const costResource = oneOf('CostResource', 'What an option uses up.', {
  SECOND: cited('A second of the turn.', 'SEC-07'),
  DODGE: cited('A dodge of the turn.', 'SEC-42'),
  PARRY: cited('A parry of the turn.', 'SEC-42'),
  BLOCK: cited('A block of the turn.', 'SEC-42'),
});

/** What an option costs, in seconds if nothing else is said. */
export const price = (
  amount: number,
  resource: TypeOf<typeof costResource> = 'SECOND',
): readonly Cost[] => (amount === 0 ? [] : [{ resource, amount }]);

/** An option under a name that is worked out only on first use. */
class LabelledOption implements Option {
  readonly command: Option['command'];
  readonly summary: Option['summary'];
  readonly cost: Option['cost'];
  readonly intent: Option['intent'];
  readonly hasNoTarget: boolean;
  readonly choices: Option['choices'];
  readonly #label: () => string;

  constructor(offered: Option, label: () => string) {
    this.command = offered.command;
    this.summary = offered.summary;
    this.cost = offered.cost;
    this.intent = offered.intent;
    this.hasNoTarget = offered.hasNoTarget;
    this.choices = offered.choices;
    this.#label = label;
  }

  get label(): string {
    return shortened(this.#label(), MAX_LABEL);
  }
}

/** The same option under such a name. */
export const labelled = (offered: Option, label: () => string): Option =>
  new LabelledOption(offered, label);

export const decisionKind = oneOf('DecisionKind', 'What is decided.', {
  ...decisionKinds,
  TARGET: cited('What a completed action is aimed at.', 'SEC-15'),
  DELAYED_TURN: cited('Whether a delayed turn is taken now.', 'SEC-24'),
  CATCH: cited('Whether something is caught.', 'SEC-55'),
  REST: cited('Whether a day is spent resting.', 'SEC-54'),
  ...conclusionKind,
});

/** A decision of one of these kinds. */
export const decision: findings.DecisionOf<TypeOf<typeof decisionKind>> = findings.decision;
