import type { Choice } from '../../../core/decision/decision.ts';
import {
  allowed,
  merge,
  option,
  optional,
  type Options,
  withoutTarget,
  refused,
  someOf,
  upTo,
  withCosts,
  withIntent,
} from '../../../core/decision/findings.ts';
import { short } from '../../../core/values/words.ts';
import { swiftsToModify } from '../action/aim.ts';
import { refuseKnownUse } from '../action/intent.ts';
import type { Offer, Timing, Using } from '../effects/effect.ts';
import { listAims, purposeOf, hasNoTarget } from '../effects/index.ts';
import type { Action, Use } from '../model/actions.ts';
import type { Combatant, State } from '../model/state.ts';
import { costOf, everyUse, type KnownAction } from '../stats/known-actions.ts';
import { labelOf, price } from './build.ts';

type CommandType = 'DeclareAction' | 'ReleaseReadiedAction';

/** What a combatant can initiate now, with every legal aim. */
export function initiationOptions(state: State, combatant: Combatant, timing: Timing): Options {
  return merge(
    ...everyUse(state, combatant).map((knownUse) => {
      const { known, use } = knownUse;
      const refusal = refuseKnownUse(state, combatant, knownUse, timing);
      if (!refusal)
        return aimOptions(state, combatant, { known, use, timing, type: 'DeclareAction' });
      const { key: action, name } = known.action;
      const command = { type: 'DeclareAction', combatantId: combatant.id, action, use: use.kind };
      return refused(labelOf(name, use.kind, costOf(known, use.kind)), command, refusal);
    }),
  );
}

interface Candidate {
  readonly known: KnownAction;
  readonly use: Use;
  readonly timing: Timing;
  readonly type: CommandType;
}

/** Every legal aim of an action that may be initiated. */
export function aimOptions(state: State, user: Combatant, candidate: Candidate): Options {
  const { known, use, timing, type } = candidate;
  const { action } = known;
  const { effect } = action;
  const using: Using = { user, action, effect, use, timing };
  const cost = costOf(known, use.kind);
  const isWithoutTarget = hasNoTarget(state, using);
  const called = labelOf(action.name, use.kind, cost);
  const label = isWithoutTarget ? short`${called}, with no target in reach` : called;
  const named = type === 'DeclareAction' ? { action: action.key, use: use.kind } : {};
  const command = { type, combatantId: user.id, ...named };
  const as: Offer['as'] = (name, template, ...choices) => {
    const all = [...choices, ...modifierChoice(user, candidate), ...speedChoice(action)];
    const paid = timing === 'OPENING' ? [] : price(cost);
    const offered = withIntent(purposeOf(effect.type), option(name, template, all, paid));
    return allowed(isWithoutTarget ? withoutTarget(offered) : offered);
  };
  return listAims(state, using, {
    label,
    command,
    with: (...choices) => as(label, command, ...choices),
    as,
  });
}

/** SEG-23: as many modifiers as there are Swifts to pay for them. */
function modifierChoice(
  combatant: Combatant,
  { known, use, timing }: Candidate,
): readonly Choice[] {
  const keys = known.action.modifiers.map(({ key }) => key);
  const left = swiftsToModify(combatant, costOf(known, use.kind), timing);
  const max = Math.min(keys.length, left);
  if (max === 0) return [];
  const choice = optional(someOf('KEY', 'modifiers', keys, [1, max]), 'No modifiers.');
  return [withCosts(choice, () => price('SWIFT'))];
}

/** SEG-63. */
const speedChoice = ({ effect }: Action): readonly Choice[] =>
  (effect.type === 'ATTACK' || effect.type === 'STRUCTURE') && effect.slower
    ? [optional(upTo('speed', effect.speed), `At its full speed, ${effect.speed} hexes a segment.`)]
    : [];
