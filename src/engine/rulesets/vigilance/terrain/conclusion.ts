import { conclusionBy } from '../../../core/table/conclusion.ts';
import { endPanic } from '../condition/stress.ts';
import { decidesBy } from '../model/effect-traits.ts';
import type { EventRecorder } from '../model/handler.ts';
import { actionOf, findCombatant, roundOf, stackOf } from '../model/lookup.ts';
import type { StackObject, State } from '../model/state.ts';
import { sidesInFight } from './movement.ts';

/** VIG-23: with the fight its panics are over. */
function endPanics(log: EventRecorder): void {
  for (const { id, mind, status } of Object.values(log.state.combatants))
    if (mind === 'PANICKING' && status !== 'DEAD') endPanic(log, id);
}

/** VIG-23: the end of the fight. */
export const conclusion = conclusionBy<State, EventRecorder>({
  rule: 'VIG-23',
  fightingSides: sidesInFight,
  couldStillChange: (state) =>
    roundOf(state) === 0 || stackOf(state).some((object) => couldStillTell(state, object)),
  ending: endPanics,
});

/** Whether an action on the stack could change who is able and willing, or has fled. */
function couldStillTell(state: State, { ownerId, declared }: StackObject): boolean {
  const isAble = (id: string) => findCombatant(state, id)?.status === 'STANDING';
  // VIG-55: what was declared by those who are not is impossible.
  if (!isAble(ownerId)) return false;
  switch (decidesBy(actionOf(state, declared.action).effect)) {
    case 'TARGET':
      return declared.targetIds.some(isAble);
    case 'ESCAPE':
      return Object.values(state.combatants).some(({ mind }) => mind === 'PANICKING');
    case null:
      return false;
  }
}
