import { conclusionBy } from '../../../core/table/conclusion.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { fightingSides } from '../model/combatant/sides.ts';
import type { State } from '../model/state.ts';
import type { Ongoing, Target } from '../model/ongoing.ts';

/** SEG-107: the end of the fight. */
export const conclusion = conclusionBy<State>({
  rule: 'SEG-107',
  fightingSides,
  couldStillChange: (state) =>
    state.attacks.some(({ targetId }) => isAble(state, targetId)) ||
    state.ongoing.some((ongoing) => couldStillTell(state, ongoing)),
});

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
