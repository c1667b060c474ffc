import {
  type Consequence,
  type Consequences,
  noConsequences,
} from '../../../core/decision/consequence.ts';
import type { Hex } from '../../../grid/hex.ts';
import { canPause } from '../condition/abandon.ts';
import { coverFrom } from '../terrain/cover.ts';
import type { Command } from '../model/commands.ts';
import { actionOf, combatantOf, isFighting } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** What it would provoke or forfeit to go to a hex, as far as a rule says anything of it. */
export function consequences(state: State, command: Command, to: Hex): Consequences {
  if (command.type !== 'DeclareAction') return noConsequences;
  const mover = combatantOf(state, command.combatantId);
  return {
    provokes: interruptions(state, mover),
    forfeits: [
      ...actionLost(state, mover),
      ...aimLost(state, mover),
      ...coverLost(state, mover, to),
    ],
  };
}

/** SEC-24: after it, the one who has delayed a turn may take it. */
const interruptions = ({ combatants }: State, mover: Combatant): readonly Consequence[] =>
  Object.values(combatants)
    .filter((other) => other.id !== mover.id && other.delayedTurn !== null && isFighting(other))
    .map(({ name }) => ({ text: `${name} may take the delayed turn after it`, rule: 'SEC-24' }));

/** SEC-14: what needs consecutive seconds is lost with those that were spent on it. */
function actionLost(state: State, { doing }: Combatant): readonly Consequence[] {
  if (!doing || canPause(state, doing)) return [];
  const { name } = actionOf(state, doing.action);
  return [{ text: `${name}, with ${doing.done} of its ${doing.seconds} s spent`, rule: 'SEC-14' }];
}

/** SEC-49: the one who moves loses the aim. */
const aimLost = (state: State, { aimsAt }: Combatant): readonly Consequence[] =>
  aimsAt === null
    ? []
    : [{ text: `The aim at ${combatantOf(state, aimsAt).name}`, rule: 'SEC-49' }];

const degrees = ['no', 'light', 'medium', 'heavy', 'total'] as const;

/** SEC-37: from which foes there is less cover. */
const coverLost = (state: State, mover: Combatant, to: Hex): readonly Consequence[] =>
  Object.values(state.combatants)
    .filter((foe) => isFighting(foe) && foe.side !== mover.side)
    .flatMap(({ name, position }) => {
      const now = coverFrom(state, position, mover);
      const then = coverFrom(state, position, { ...mover, position: to });
      if (then >= now) return [];
      const text = `Cover from ${name}: ${degrees[then]} instead of ${degrees[now]}`;
      return [{ text, rule: 'SEC-37' }];
    });
