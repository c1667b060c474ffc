import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import type { EventOfType } from '../../../../src/engine/rulesets/vigilance/model/events.ts';
import { vigilance, type VigilanceTypes } from '../../../../src/engine/rulesets/vigilance/index.ts';
import type { Combatant, State } from '../../../../src/engine/rulesets/vigilance/model/state.ts';
import type { Step } from '../fights.ts';

type Pushed = EventOfType<'ActionPushed'>;
type Awaited = Exclude<Exclude<Combatant['prepared'], null>['trigger'], null>;

/**
 * VIG-52, RV-51: what is prepared until somebody does something is offered exactly where it would be
 * offered if it waited for nothing, and what is on top of the stack is what it waits for. What an
 * action on the stack does is read from the event that pushed it.
 */
export function triggerWitness(): (step: Step<VigilanceTypes>) => readonly string[] {
  const pushed = new Map<string, Pushed>();
  return ({ events, after }) => {
    for (const event of events)
      if (event.type === 'ActionPushed') pushed.set(event.objectId, event);
    return Object.values(after.combatants).flatMap((holder) => {
      const trigger = holder.prepared?.trigger;
      if (trigger?.kind !== 'COMBATANT') return [];
      const answered = pushed.get(topId(after) ?? '');
      const isDue = answered !== undefined && isAwaited(trigger, holder, answered);
      const due = isDue && isOffered(atLiberty(after, holder), holder);
      return isOffered(after, holder) === due
        ? []
        : [
            `VIG-52, RV-51: ${holder.id} waits for ${JSON.stringify(trigger)} and is ` +
              `${due ? 'not ' : ''}offered it in answer to ${JSON.stringify(answered)}.`,
          ];
    });
  };
}

const topId = ({ phase }: State): string | undefined =>
  phase.kind === 'COMBAT' ? phase.stack.at(-1)?.id : undefined;

/** Whether somebody else, or just the one, does it with this action. */
function isAwaited(trigger: Awaited, holder: Combatant, answered: Pushed): boolean {
  if (trigger.kind === 'WORDS' || answered.combatantId === holder.id) return false;
  if (trigger.ofId !== null && trigger.ofId !== answered.combatantId) return false;
  if (trigger.does === 'ACTS') return true;
  if (trigger.does === 'ATTACKS') return ['assault', 'shoot'].includes(answered.action);
  return answered.action === 'travel'
    ? answered.path.length > 0
    : ['climb', 'climb-down', 'swing'].includes(answered.action);
}

const isOffered = (state: State, { id, prepared }: Combatant): boolean =>
  vigilance.queries
    .decisions(state, gameMaster)
    .flatMap(({ options }) => options)
    .some(
      ({ command }) =>
        command.type === 'DeclareAction' &&
        command.combatantId === id &&
        command.use === 'QUICK' &&
        command.action === prepared?.action,
    );

/** The same moment, had the holder prepared it for nothing in particular. */
const atLiberty = (state: State, { id, prepared, ...holder }: Combatant): State => ({
  ...state,
  combatants: {
    ...state.combatants,
    [id]: { ...holder, id, prepared: prepared && { ...prepared, trigger: null } },
  },
});
