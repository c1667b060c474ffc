import { conclusionBy } from '../../../core/table/conclusion.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { fightingSides } from '../model/combatant/sides.ts';
import type { State } from '../model/state.ts';
import { type Kind, type OngoingOf, traits } from '../model/ongoing.ts';

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

function couldStillTell<K extends Kind>(state: State, ongoing: OngoingOf<K>): boolean {
  const kind = traits[ongoing.kind];
  return kind.couldDecide(ongoing, (target) => target.kind === 'HEX' || isAble(state, target.id));
}
