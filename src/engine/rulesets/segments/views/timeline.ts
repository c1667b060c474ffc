import { triggerPhrase } from '../../../core/orders/trigger.ts';
import { oneOf } from '../../../core/schema/describe.ts';
import type { PointInTime, TimelineEntry } from '../../../core/views/timeline.ts';
import { distance } from '../../../grid/hex.ts';
import { aidEffectOf } from '../action/aid.ts';
import { kindLabels } from '../stats/budget.ts';
import { segmentsToFill } from '../attack/areas.ts';
import { goalOf } from '../attack/flight.ts';
import { grappleDueAt } from '../attack/maneuvers/grapple.ts';
import { strikeFigures } from '../attack/strike.ts';
import { attackName, describeOngoing } from '../decisions/ongoing.ts';
import { roundAndSegment, now, tick } from '../model/clock.ts';
import { actionOf, combatantOf, findCondition } from '../model/lookup.ts';
import type { Combat, Combatant, State } from '../model/state.ts';
import type { Aid, Attack, Grapple, Ongoing, Target } from '../model/ongoing.ts';

export const timelineKindSchema = oneOf('TimelineKind', 'What is under way.', {
  ATTACK: 'An attack that has arrived (SEG-41).',
  DEFERRED_DEFENSE: "An attack that waits for the defender's turn (SEG-42).",
  MANEUVER: 'A maneuver with points to spend (SEG-100).',
  GRAPPLE: 'A hold on someone (SEG-102).',
  PROJECTILE: 'An attack in flight (SEG-58).',
  AREA: 'An attack that fills hexes (SEG-61).',
  FOLLOW_UP: 'The attacks still to come of an action (SEG-26).',
  MOVEMENT: 'A movement over several segments (SEG-51).',
  PUSHBACK: 'A pushback (SEG-68).',
  STRUCTURE: 'Something solid that appears (SEG-60).',
  DELAYED_EFFECT: 'The effect of an action that is still to begin (SEG-112).',
  AID: 'Something done for a combatant (SEG-114).',
  REPOSITION: 'A hit whose attacker says where its target goes (SEG-113).',
  CONDITION: 'A condition that ends by itself (SEG-90).',
  COOLDOWN: 'An action, or a use of it, that must wait (SEG-94).',
  READIED: 'An action that waits for something to happen, until the round ends (SEG-27).',
});

/** Something under way, of one of these kinds. */
type Entry = TimelineEntry & { readonly kind: (typeof timelineKindSchema.options)[number] };

/** All that is under way, and when it resolves as things stand now; soonest first. */
export function timeline(state: State): readonly Entry[] {
  const entries = [
    ...state.attacks.map((attack) => attackEntry(state, attack)),
    ...state.ongoing.map((ongoing) => ongoingEntry(state, ongoing)),
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

function present(state: State): { readonly round: number; readonly step: number } {
  const { phase } = state;
  return phase.kind === 'COMBAT'
    ? { round: phase.round, step: phase.segment }
    : { round: 0, step: 0 };
}

function ongoingEntry(state: State, ongoing: Ongoing): Entry {
  const { id, kind, ownerId } = ongoing;
  const entry = (targetIds: readonly string[], segmentsLeft: number, rule: string): Entry => ({
    id,
    kind: kind === 'DELAYED' ? 'DELAYED_EFFECT' : kind,
    label: describeOngoing(state, ongoing),
    ownerId: kind === 'PUSHBACK' ? ongoing.pusherId : ownerId,
    targetIds,
    resolves: onTurnOfId(state, ongoing, segmentsLeft),
    rule,
  });
  switch (kind) {
    case 'PROJECTILE': {
      const left = distance(ongoing.origin, goalOf(state, ongoing)) - ongoing.flown;
      const segments = Math.ceil(left / strikeFigures(state, ongoing).speed);
      return entry(creaturesOf([ongoing.target]), Math.max(1, segments), 'SEG-59');
    }
    case 'AREA':
      return entry(ongoing.struckIds, segmentsToFill(state, ongoing), 'SEG-61');
    case 'FOLLOW_UP':
      return entry(creaturesOf(ongoing.targets), 1, 'SEG-26');
    case 'MOVEMENT':
      return entry([], ongoing.segmentsLeft, 'SEG-51');
    case 'PUSHBACK': {
      const segments = Math.ceil(ongoing.steps.length / ongoing.hexesPerSegment);
      return entry([ongoing.targetId], segments, 'SEG-68');
    }
    case 'DELAYED': {
      const { round, segment: step } = roundAndSegment(Math.max(1, ongoing.begins));
      return {
        ...entry([...new Set(ongoing.targetIds)], 1, 'SEG-112'),
        resolves: { round, step, onTurnOfId: ownerId },
      };
    }
    case 'AID': {
      const coming = entry([ongoing.targetId], segmentsOfAid(state, ongoing), 'SEG-114');
      return aidEntry(coming, state, ongoing);
    }
    case 'STRUCTURE': {
      const segments = Math.ceil(ongoing.hexes.length / ongoing.hexesPerSegment);
      return entry([], segments, 'SEG-60');
    }
  }
}

/** SEG-58, 114: to its arrival, or to its last healing. */
function segmentsOfAid(state: State, { stage, action, origin, targetId, flown, timesLeft }: Aid) {
  if (stage !== 'COMING') return timesLeft;
  const left = distance(origin, combatantOf(state, targetId).position) - flown;
  return Math.max(1, Math.ceil(left / (aidEffectOf(state, action).speed ?? Infinity)));
}

/** What is offered waits for an answer here and now. */
const aidEntry = (entry: Entry, state: State, { stage }: Aid): Entry =>
  stage === 'OFFERED' ? { ...entry, resolves: { ...present(state), onTurnOfId: null } } : entry;

const creaturesOf = (targets: readonly Target[]): readonly string[] => [
  ...new Set(targets.flatMap((target) => (target.kind === 'CREATURE' ? [target.id] : []))),
];

/** SEG-12: on the owner's turn, the `segments`-th from now on in which it plays. */
export function onTurnOfId(state: State, ongoing: Ongoing, segments: number): PointInTime {
  const { ownerId } = ongoing;
  const { phase } = state;
  if (phase.kind !== 'COMBAT') return { round: 0, step: 0, onTurnOfId: ownerId };
  const playsNow = playsInThisSegment(state, phase, ongoing);
  const { round, segment } = roundAndSegment(now(state) + segments - (playsNow ? 1 : 0));
  return { round, step: segment, onTurnOfId: ownerId };
}

function playsInThisSegment(
  state: State,
  { waiting, turn }: Combat,
  { id, ownerId, since }: Ongoing,
): boolean {
  // A turn that is ending has played a part of its queue.
  if (turn.kind === 'PLAYING' && turn.combatantId === ownerId) return turn.queue.includes(id);
  const acting = turn.kind === 'ACTING' && turn.combatantId === ownerId;
  return (acting || waiting.includes(ownerId)) && since < now(state);
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
