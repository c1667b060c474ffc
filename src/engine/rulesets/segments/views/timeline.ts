import { oneOf } from '../../../core/schema/describe.ts';
import type { PointInTime, TimelineEntry } from '../../../core/views/timeline.ts';
import { distance, hexKey } from '../../../grid/hex.ts';
import { aidEffectOf } from '../action/aid.ts';
import { segmentsToFill } from '../attack/areas.ts';
import { goalOf } from '../attack/flight.ts';
import { grappleDueAt } from '../attack/maneuvers/grapple.ts';
import { strikeFigures } from '../attack/strike.ts';
import { roundAndSegment, now, tick } from '../model/clock.ts';
import { actionOf, combatantOf, findCondition } from '../model/lookup.ts';
import type { Combat, Combatant, State } from '../model/state.ts';
import type { Aid, Attack, Grapple, Ongoing, Target } from '../model/under-way.ts';

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
  DELAYED: 'The effect of an action that is still to begin (SEG-112).',
  AID: 'Something done for a combatant (SEG-114).',
  REPOSITION: 'A hit whose attacker says where its target goes (SEG-113).',
  CONDITION: 'A condition that ends by itself (SEG-90).',
  COOLDOWN: 'An action, or a use of it, that must wait (SEG-94).',
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
  const name = `${actionOf(state, attack.action).name} at ${combatantOf(state, targetId).name}`;
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
    sourceId: attackerId,
    targetId,
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
      sourceId: grapplerId,
      targetId,
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
  const entry = (
    label: string,
    targetId: string | null,
    segmentsLeft: number,
    rule: string,
  ): Entry => ({
    id,
    kind,
    label,
    sourceId: kind === 'PUSHBACK' ? ongoing.pusherId : ownerId,
    targetId,
    resolves: onTurnOfId(state, ongoing, segmentsLeft),
    rule,
  });
  switch (kind) {
    case 'PROJECTILE': {
      const { target, origin, flown, action } = ongoing;
      const left = distance(origin, goalOf(state, ongoing)) - flown;
      const segments = Math.ceil(left / strikeFigures(state, ongoing).speed);
      const label = `${actionOf(state, action).name} flies at ${nameOf(state, target)}`;
      return entry(label, creatureOf(target), Math.max(1, segments), 'SEG-59');
    }
    case 'AREA':
      return entry(
        `${actionOf(state, ongoing.action).name} spreads`,
        null,
        segmentsToFill(state, ongoing),
        'SEG-61',
      );
    case 'FOLLOW_UP': {
      const [next] = ongoing.targets;
      const label = `${actionOf(state, ongoing.action).name}: next attack`;
      return entry(label, next ? creatureOf(next) : null, 1, 'SEG-26');
    }
    case 'MOVEMENT': {
      const label = `${combatantOf(state, ownerId).name} is on the move`;
      return entry(label, ownerId, ongoing.segmentsLeft, 'SEG-51');
    }
    case 'PUSHBACK': {
      const segments = Math.ceil(ongoing.steps.length / ongoing.hexesPerSegment);
      const label = `${combatantOf(state, ongoing.targetId).name} is pushed back`;
      return entry(label, ongoing.targetId, segments, 'SEG-68');
    }
    case 'DELAYED': {
      const [targetId = null] = ongoing.targetIds;
      const label = `${actionOf(state, ongoing.action).name} is to take effect`;
      const { round, segment: step } = roundAndSegment(Math.max(1, ongoing.begins));
      return {
        ...entry(label, targetId, 1, 'SEG-112'),
        resolves: { round, step, onTurnOfId: ownerId },
      };
    }
    case 'AID': {
      const { action, targetId } = ongoing;
      const label = `${actionOf(state, action).name} for ${combatantOf(state, targetId).name}`;
      return aidEntry(
        entry(label, targetId, segmentsOfAid(state, ongoing), 'SEG-114'),
        state,
        ongoing,
      );
    }
    case 'STRUCTURE': {
      const segments = Math.ceil(ongoing.hexes.length / ongoing.hexesPerSegment);
      return entry(`${actionOf(state, ongoing.action).name} grows`, null, segments, 'SEG-60');
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
const aidEntry = (entry: Entry, state: State, { stage, targetId }: Aid): Entry =>
  stage === 'OFFERED'
    ? { ...entry, resolves: { ...present(state), onTurnOfId: null }, targetId }
    : entry;

const creatureOf = (target: Target): string | null =>
  target.kind === 'CREATURE' ? target.id : null;

const nameOf = (state: State, target: Target): string =>
  target.kind === 'CREATURE' ? combatantOf(state, target.id).name : `the hex ${hexKey(target.hex)}`;

/** SEG-12: on the owner's turn, the `segments`-th from now on in which it plays. */
function onTurnOfId(state: State, ongoing: Ongoing, segments: number): PointInTime {
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
      sourceId: null,
      targetId: id,
      resolves: { round, step: segment, onTurnOfId: null },
      rule: 'SEG-90',
    };
  });
  const cooldowns = combatant.cooldowns.map(({ action, use, bars, readyInRound }) => ({
    id: `${id}/${action}/${use}`,
    kind: 'COOLDOWN' as const,
    label: `${name}: ${actionOf(state, action).name}${bars === 'USE' ? ` (${use})` : ''} is cooling down`,
    sourceId: id,
    targetId: null,
    resolves: { round: readyInRound, step: 1, onTurnOfId: null },
    rule: 'SEG-94',
  }));
  return [...conditions, ...cooldowns];
}
