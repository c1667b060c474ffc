import type { CombatantId } from '../../../core/values/ids.ts';
import { fightingSides } from '../model/sides.ts';
import type { State } from '../model/state.ts';
import type { Ongoing, Target } from '../model/under-way.ts';

/**
 * SEG-107: no two hostile sides have anyone able and willing, and nothing under way could change
 * who is. It depends on nobody who is hidden, so that what follows from it betrays nobody.
 */
export const isFoughtOut = (state: State): boolean =>
  state.phase.kind === 'COMBAT' &&
  fightingSides(state).length < 2 &&
  !state.attacks.some(({ targetId }) => isAble(state, targetId)) &&
  !state.ongoing.some((ongoing) => couldStillTell(state, ongoing));

/** Whether the GM owes an answer: to end the fight, or to go on. */
export const isConclusionDue = (state: State): boolean =>
  state.settings.conclusion === 'ASK' &&
  state.phase.kind === 'COMBAT' &&
  !state.phase.goesOn &&
  isFoughtOut(state);

const isAble = ({ combatants }: State, id: CombatantId): boolean =>
  combatants[id]?.status === 'STANDING';

const couldStillTell = (state: State, ongoing: Ongoing): boolean => {
  const mayMeet = (target: Target) => target.kind === 'HEX' || isAble(state, target.id);
  switch (ongoing.kind) {
    case 'PROJECTILE':
      return mayMeet(ongoing.target);
    case 'AREA':
    case 'DELAYED':
    case 'AID':
      return true;
    case 'FOLLOW_UP':
      return ongoing.targets.some(mayMeet);
    case 'MOVEMENT':
    case 'PUSHBACK':
    case 'STRUCTURE':
      return false;
  }
};
