import type { Option } from '../../../core/decision/decision.ts';
import { MAX_LABEL, short } from '../../../core/values/words.ts';
import { refuseUse } from '../action/intent.ts';
import { aimedAs, couldReach } from '../action/reach.ts';
import { commandOf, declaration } from '../effects/declaration.ts';
import type { Listing, NamedUse, Using } from '../effects/effect.ts';
import { listAims, secondsOf, usesOf } from '../effects/index.ts';
import { canPause } from '../condition/abandon.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { knownActions } from '../stats/abilities.ts';
import { secondsToGo, takesNoTime } from '../stats/budget.ts';
import {
  allowed,
  labelled,
  labelOf,
  lazyOptionIf,
  merge,
  option,
  type Options,
  price,
  withoutTarget,
  secondsOfIt,
  withIntent,
} from './build.ts';

/** Everything that the combatant whose turn it is can begin, and what it cannot, with the reason. */
export function beginningOptions(state: State, user: Combatant): Options {
  return merge(
    ...knownActions(state, user).flatMap((action) => {
      const using: Using = { user, action, effect: action.effect };
      return (
        listAims(state, using, () => listingFor(state, using)) ??
        usesOf(state, using).map((use) => useOptions(state, using, use))
      );
    }),
  );
}

/** SEC-14: what beginning something else gives up, for its label; what may pause goes on later (SEC-12). */
export const givingUp = (state: State, { doing }: Combatant): string =>
  doing && !canPause(state, doing) ? `, giving up ${actionOf(state, doing.action).name}` : '';

/** For what goes somewhere. */
function listingFor(state: State, using: Using): Listing {
  const { user, action } = using;
  const lost = givingUp(state, user);
  const command = commandOf(user, action, {});
  return {
    refusalOf: (particulars) => refuseUse(state, using, declaration(user, action, particulars)),
    optionOf: (label, seconds, choices) =>
      withIntent('MOVE', option(short`${label}${lost}`, command, choices, price(seconds))),
    bare: (label) => option(label, command),
  };
}

/** SEC-57: an attack says whom it could reach; one without a target in reach may begin anyway. */
function useOptions(state: State, using: Using, use: NamedUse): Options {
  const { name, particulars } = use;
  const refusal = refuseUse(state, using, declaration(using.user, using.action, particulars));
  const found = lazyOptionIf(refusal, () => useOption(state, using, use));
  // It is the last that can forbid it, and is not asked where that is said.
  return refusal?.code === 'ILLEGAL' && refusal.rule === 'SEC-57'
    ? merge(
        found,
        allowed(useOption(state, using, { name, particulars: { ...particulars, anyway: true } })),
      )
    : found;
}

function useOption(state: State, { user, action }: Using, { name, particulars }: NamedUse): Option {
  const command = commandOf(user, action, particulars);
  const { weapon = null, combo = null } = particulars;
  const used = { action: action.key, weapon, combo };
  const seconds = secondsOf(state, user, used);
  const aiming = aimedAs(state, user, used);
  const choices = action.consecutive ? [] : [secondsOfIt(Math.min(seconds, secondsToGo(state)))];
  const lost = takesNoTime(user, action) ? '' : givingUp(state, user);
  const label = short`${labelOf(name, seconds)}${lost}`;
  const plain = option(label, command, choices, price(seconds));
  if (!aiming) return plain;
  const attack = withIntent('ATTACK', plain);
  return labelled(particulars.anyway ? withoutTarget(attack) : attack, () => {
    const names = couldReach(state, aiming).map((id) => combatantOf(state, id).name);
    return names.length > 0 ? withReach(label, names) : short`${label}, with no one in reach yet`;
  });
}

/** Who is in reach is counted where their names are too long. */
function withReach(label: string, names: readonly string[]): string {
  const named = `${label}: ${names.join(', ')} in reach`;
  return named.length <= MAX_LABEL ? named : short`${label}: ${names.length} in reach`;
}
