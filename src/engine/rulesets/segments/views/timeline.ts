import { triggerPhrase } from '../../../core/orders/trigger.ts';
import { cited, oneOf } from '../../../core/schema/describe.ts';
import type { PointInTime, TimelineEntry } from '../../../core/views/timeline.ts';
import { kindLabels } from '../stats/budget.ts';
import { grappleDueAt } from '../attack/maneuvers/grapple.ts';
import { describeOngoing, entryOf } from '../ongoing/index.ts';
import { onTurnOfOwner, present } from '../ongoing/moments.ts';
import { attackName } from '../stats/strike.ts';
import { roundAndSegment, tick } from '../model/clock.ts';
import { actionOf, combatantOf, findCondition } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { type Attack, type Grapple, type Listed, summaries } from '../model/ongoing.ts';

// The API names the kind `DELAYED` for its effect, and lists what is delayed second to last.
const { DELAYED, AID, ...others } = summaries;

export const timelineKindSchema = oneOf('TimelineKind', 'What is ongoing.', {
  ATTACK: cited('An attack that has arrived.', 'SEG-41'),
  DEFERRED_DEFENSE: cited("An attack that waits for the defender's turn.", 'SEG-42'),
  MANEUVER: cited('A maneuver with points to spend.', 'SEG-100'),
  GRAPPLE: cited('A hold on someone.', 'SEG-102'),
  ...others,
  DELAYED_EFFECT: DELAYED,
  AID,
  REPOSITION: cited('A hit whose attacker says where its target goes.', 'SEG-113'),
  CONDITION: cited('A condition that ends by itself.', 'SEG-90'),
  COOLDOWN: cited('An action, or a use of it, that must wait.', 'SEG-94'),
  READIED: cited('An action that waits for something to happen, until the round ends.', 'SEG-27'),
});

/** Something ongoing, of one of these kinds. */
type Entry = TimelineEntry & { readonly kind: (typeof timelineKindSchema.options)[number] };

/** All that is ongoing, and when it resolves as things stand now; soonest first. */
export function timeline(state: State): readonly Entry[] {
  const entries = [
    ...state.attacks.map((attack) => attackEntry(state, attack)),
    ...state.ongoing.flatMap((ongoing) =>
      ongoing.kind === 'WAY' ? [] : [ongoingEntry(state, ongoing)],
    ),
    ...state.grapples.flatMap((grapple) => grappleEntry(state, grapple)),
    ...Object.values(state.combatants).flatMap((combatant) => combatantEntries(state, combatant)),
  ];
  return entries.sort((a, b) => when(a.resolves) - when(b.resolves));
}

const when = ({ round, step }: PointInTime): number => tick(round, step);

function attackEntry(state: State, attack: Attack): Entry {
  const { id, attackerId, targetId, stage } = attack;
  const name = `${attackName(state, attack)} at ${combatantOf(state, targetId).name}`;
  const here = { ...present(state), onTurnOfId: null };
  const entry = (
    kind: Entry['kind'],
    label: string,
    resolves: PointInTime,
    rule: string,
  ): Entry => ({
    id,
    kind,
    label,
    ownerId: attackerId,
    targetIds: [targetId],
    resolves,
    rule,
  });
  switch (stage.kind) {
    case 'WINDOW':
      return entry('ATTACK', `${name} has arrived`, here, 'SEG-41');
    case 'DEFERRED': {
      const label = `${name} waits for the defender's turn`;
      const { round, segment: step } = roundAndSegment(stage.from);
      return entry('DEFERRED_DEFENSE', label, { round, step, onTurnOfId: targetId }, 'SEG-42');
    }
    case 'GRANT':
      return entry('ATTACK', `${name} is about to be rolled`, here, 'SEG-81');
    case 'REPOSITION': {
      const label = `${name} has hit and repositions: hexes at most: ${stage.hexes}`;
      return entry('REPOSITION', label, here, 'SEG-113');
    }
    case 'MANEUVER': {
      const label = `${name} has succeeded as a maneuver: points to spend: ${stage.points}`;
      return entry('MANEUVER', label, here, 'SEG-100');
    }
  }
}

/** SEG-102: when the hold must be maintained; one that is being maintained is an attack. */
function grappleEntry(state: State, grapple: Grapple): readonly Entry[] {
  if (grapple.checkId !== null) return [];
  const { grapplerId, targetId } = grapple;
  const { round, segment } = roundAndSegment(grappleDueAt(state, grapple));
  return [
    {
      id: `${grapplerId}/${targetId}`,
      kind: 'GRAPPLE',
      label: `${combatantOf(state, grapplerId).name} holds ${combatantOf(state, targetId).name}`,
      ownerId: grapplerId,
      targetIds: [targetId],
      resolves: { round, step: segment, onTurnOfId: grapplerId },
      rule: 'SEG-102',
    },
  ];
}

function ongoingEntry(state: State, ongoing: Listed): Entry {
  const { id, kind } = ongoing;
  const { segments, targetIds, rule, ownerId, resolves } = entryOf(state, ongoing);
  return {
    id,
    kind: kind === 'DELAYED' ? 'DELAYED_EFFECT' : kind,
    label: describeOngoing(state, ongoing),
    ownerId: ownerId ?? ongoing.ownerId,
    targetIds,
    resolves: resolves ?? onTurnOfOwner(state, ongoing, segments),
    rule,
  };
}

function combatantEntries(state: State, combatant: Combatant): readonly Entry[] {
  const { id, name } = combatant;
  const conditions = combatant.conditions.flatMap(({ condition, until }) => {
    // What lasts until it is healed has no point in time.
    if (until === null) return [];
    const { round, segment } = roundAndSegment(Math.max(until, 1));
    return {
      id: `${id}/${condition}`,
      kind: 'CONDITION' as const,
      label: `${name} is ${findCondition(state, condition)?.name ?? condition}`,
      ownerId: id,
      targetIds: [],
      resolves: { round, step: segment, onTurnOfId: null },
      rule: 'SEG-90',
    };
  });
  const cooldowns = combatant.cooldowns.map(({ action, use, bars, readyInRound }) => ({
    id: `${id}/${action}/${use}`,
    kind: 'COOLDOWN' as const,
    label: `${name}: ${actionOf(state, action).name}${bars === 'USE' ? ` (${kindLabels[use]})` : ''} is cooling down`,
    ownerId: id,
    targetIds: [],
    resolves: { round: readyInRound, step: 1, onTurnOfId: null },
    rule: 'SEG-94',
  }));
  return [...conditions, ...cooldowns, ...readiedEntries(state, combatant)];
}

/** SEG-27: it is lost with the round. */
function readiedEntries(state: State, { id, name, readied }: Combatant): readonly Entry[] {
  if (!readied) return [];
  const { action, trigger } = readied;
  const until = trigger
    ? ` ${triggerPhrase(trigger, (other) => combatantOf(state, other).name)}`
    : '';
  return [
    {
      id: `${id}/readied`,
      kind: 'READIED',
      label: `${name}: ${actionOf(state, action).name} is readied${until}`,
      ownerId: id,
      targetIds: [],
      resolves: { round: present(state).round + 1, step: 1, onTurnOfId: null },
      rule: 'SEG-27',
    },
  ];
}
