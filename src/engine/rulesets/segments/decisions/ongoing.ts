import { hexKey } from '../../../grid/hex.ts';
import { strikeFigures } from '../attack/strike.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import type { Means, Ongoing, Target } from '../model/ongoing.ts';

/** What is under way, in words: on the timeline, and as what ends with a turn. */
export function describeOngoing(state: State, ongoing: Ongoing): string {
  switch (ongoing.kind) {
    case 'PROJECTILE':
      return `${attackName(state, ongoing)} flies at ${targetName(state, ongoing.target)}`;
    case 'AREA':
      return `${attackName(state, ongoing)} spreads`;
    case 'FOLLOW_UP':
      return `${attackName(state, ongoing)}: next attack`;
    case 'MOVEMENT':
      return `${combatantOf(state, ongoing.ownerId).name} is on the move`;
    case 'PUSHBACK':
      return `${combatantOf(state, ongoing.targetId).name} is pushed back`;
    case 'DELAYED':
      return `${actionOf(state, ongoing.action).name} is to take effect`;
    case 'AID':
      return `${actionOf(state, ongoing.action).name} for ${combatantOf(state, ongoing.targetId).name}`;
    case 'STRUCTURE':
      return `${actionOf(state, ongoing.action).name} grows`;
  }
}

/** SEG-23: the action of an attack, with the modifiers that were paid for. */
export function attackName(
  state: State,
  means: Pick<Means, 'action' | 'modifiers' | 'speed'>,
): string {
  const { name } = actionOf(state, means.action);
  const paid = strikeFigures(state, means).paid.map((modifier) => modifier.name);
  return paid.length > 0 ? `${name} with ${paid.join(' and ')}` : name;
}

const targetName = (state: State, target: Target): string =>
  target.kind === 'CREATURE' ? combatantOf(state, target.id).name : `the hex ${hexKey(target.hex)}`;
