import type { Option } from '../../../core/decision/decision.ts';
import { refuseIntent } from '../action/intent.ts';
import { aimedAs, couldReach } from '../action/reach.ts';
import { commandOf, declaration, type Particulars } from '../effects/declaration.ts';
import type { Listing, Using } from '../effects/effect.ts';
import { listAims, secondsOf, usesOf } from '../effects/index.ts';
import type { Action } from '../model/actions.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { knownActions } from '../stats/abilities.ts';
import { secondsToGo } from '../stats/budget.ts';
import {
  allowed,
  labelled,
  labelOf,
  lazyOptionIf,
  merge,
  option,
  type Options,
  price,
  reachingNobody,
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
        usesOf(state, using).map(({ name, particulars }) =>
          useOptions(state, { combatant: user, action, name, particulars }),
        )
      );
    }),
  );
}

/** For what goes somewhere. */
function listingFor(state: State, { user, action }: Using): Listing {
  const command = commandOf(user, action, {});
  return {
    refusalOf: (particulars) => refuseIntent(state, declaration(user, action, particulars)),
    optionOf: (label, seconds, choices) =>
      withIntent('MOVE', option(label, command, choices, price(seconds))),
    bare: (label) => option(label, command),
  };
}

/** An action with all that a declaration must say, and what it is called then. */
interface ActionUse {
  readonly combatant: Combatant;
  readonly action: Action;
  readonly name: string;
  readonly particulars: Particulars;
}

/** SEC-57: an attack says whom it could reach; one without a target in reach may begin anyway. */
function useOptions(state: State, use: ActionUse): Options {
  const { combatant, action, particulars } = use;
  const declared = declaration(combatant, action, particulars);
  const refusal = refuseIntent(state, declared);
  const found = lazyOptionIf(refusal, () => useOption(state, use));
  // It is the last that can forbid it, and is not asked where that is said.
  return refusal?.code === 'ILLEGAL' && refusal.rule === 'SEC-57'
    ? merge(
        found,
        allowed(useOption(state, { ...use, particulars: { ...particulars, anyway: true } })),
      )
    : found;
}

function useOption(state: State, { combatant, action, name, particulars }: ActionUse): Option {
  const command = commandOf(combatant, action, particulars);
  const { weapon = null, combo = null } = particulars;
  const used = { action: action.key, weapon, combo };
  const seconds = secondsOf(state, combatant, used);
  const aiming = aimedAs(state, combatant, used);
  const choices = action.consecutive ? [] : [secondsOfIt(Math.min(seconds, secondsToGo(state)))];
  const label = labelOf(name, seconds);
  const plain = option(label, command, choices, price(seconds));
  if (!aiming) return plain;
  const attack = withIntent('ATTACK', plain);
  return labelled(particulars.anyway ? reachingNobody(attack) : attack, () => {
    const reach = couldReach(state, aiming).map((id) => combatantOf(state, id).name);
    return `${label}, ${reach.length > 0 ? `in reach: ${listed(reach)}` : 'with nobody in reach yet'}`;
  });
}

/** How many names a label lists. */
const NAMED = 4;

const listed = (names: readonly string[]): string =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`
    : names.join(', ');
