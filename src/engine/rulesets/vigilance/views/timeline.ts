import type * as z from 'zod';
import { type Actor, plays } from '../../../core/command/actor.ts';
import { cited, oneOf } from '../../../core/schema/describe.ts';
import { triggerPhrase } from '../../../core/orders/trigger.ts';
import type { TimelineEntry } from '../../../core/views/timeline.ts';
import { combatantOf, actionOf, findCondition } from '../model/lookup.ts';
import type { State, Combat, StackObject, Combatant, Prepared } from '../model/state.ts';

export const timelineKind = oneOf('TimelineKind', 'What is ongoing.', {
  ACTION: cited('An action in progress.', 'VIG-46'),
  PREPARED: cited('A prepared action that can still be performed.', 'VIG-52'),
  QUICK_ACTION: cited('A quick action for which a regular one was given up.', 'VIG-33'),
  COVER: cited('Cover behind a shield.', 'VIG-67'),
  CONDITION: cited('A condition that ends by itself.', 'VIG-06'),
});

type Entry = TimelineEntry & { readonly kind: z.output<typeof timelineKind> };

/** All that is ongoing and when it ends, soonest first: the stack from its top, then the rest. */
export function timeline(state: State): readonly Entry[] {
  const { phase } = state;
  if (phase.kind !== 'COMBAT') return [];
  const stack = phase.stack.map((object) => stackEntry(state, phase, object)).reverse();
  const lasting = Object.values(state.combatants).flatMap((combatant) =>
    combatantEntries(state, phase, combatant),
  );
  return [...stack, ...lasting.sort((a, b) => a.resolves.round - b.resolves.round)];
}

/** What is on the stack or to be seen is for all; what one has in hand only for who plays it. */
export const isPublic = ({ kind, ownerId }: Entry, actor: Actor): boolean =>
  (kind !== 'PREPARED' && kind !== 'QUICK_ACTION') || plays(actor, ownerId);

function stackEntry(
  state: State,
  { round, turn }: Combat,
  { id, ownerId, declared }: StackObject,
): Entry {
  const targetId = declared.targetIds[0] ?? null;
  const at = targetId === null ? '' : ` at ${combatantOf(state, targetId).name}`;
  return {
    id,
    kind: 'ACTION',
    label: `${combatantOf(state, ownerId).name}: ${describe(state, ownerId, declared)}${at}`,
    ownerId,
    targetIds: declared.targetIds,
    resolves: { round, step: 1, onTurnOfId: turn.kind === 'ACTING' ? turn.combatantId : null },
    rule: 'VIG-46',
  };
}

/** VIG-42: the action with the weapon and the boosts that are one with it. */
function describe(
  state: State,
  ownerId: string,
  { action, weapon, boosts }: StackObject['declared'],
): string {
  const { items } = combatantOf(state, ownerId);
  const arm = items.find(({ key }) => key === weapon)?.name ?? weapon;
  const more = [...(arm === null ? [] : [arm]), ...boosts.map((key) => actionOf(state, key).name)];
  const { name } = actionOf(state, action);
  return more.length > 0 ? `${name} with ${more.join(', ')}` : name;
}

/** VIG-33, 52, 67: what lasts until the own next turn, and counters, which fade turn by turn. */
function combatantEntries(state: State, combat: Combat, combatant: Combatant): readonly Entry[] {
  const { id, name, prepared, granted, cover } = combatant;
  const comes = nextTurnOf(combat, id);
  const entry = (kind: Entry['kind'], label: string, rule: string): Entry => ({
    id: `${id}/${kind}`,
    kind,
    label: `${name}: ${label}`,
    ownerId: id,
    targetIds: [],
    resolves: { round: comes, step: 1, onTurnOfId: id },
    rule,
  });
  const fading = combatant.conditions.flatMap(({ condition, count }) => {
    const known = findCondition(state, condition);
    if (!known?.fades) return [];
    const acting = combat.turn.kind === 'ACTING' && combat.turn.combatantId === id;
    const last = (acting ? combat.round : comes) + count - 1;
    return {
      id: `${id}/${condition}`,
      kind: 'CONDITION' as const,
      label: `${name} is ${known.name} (${count})`,
      ownerId: id,
      targetIds: [],
      resolves: { round: last, step: 1, onTurnOfId: id },
      rule: 'VIG-06',
    };
  });
  return [
    ...(prepared ? [entry('PREPARED', describePrepared(state, prepared), 'VIG-52')] : []),
    ...(granted.quick > 0 ? [entry('QUICK_ACTION', 'one more quick action', 'VIG-33')] : []),
    ...(cover === 'TAKEN' ? [entry('COVER', 'behind the shield', 'VIG-67')] : []),
    ...fading,
  ];
}

/** VIG-52: what is prepared, and until when it waits. */
function describePrepared(state: State, { action, trigger }: Prepared): string {
  const { name } = actionOf(state, action);
  const who = (id: string) => combatantOf(state, id).name;
  return `${name} is prepared${trigger ? triggerPhrase(trigger, who).replace(/^until/, ' for when') : ''}`;
}

/** The round in which the combatant's next turn begins. */
const nextTurnOf = ({ round, waiting }: Combat, id: string): number =>
  waiting.includes(id) ? round : round + 1;
