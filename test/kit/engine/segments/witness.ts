import type { TimelineEntry } from '../../../../src/engine/core/views/timeline.ts';
import { distance, hexKey, sameHex } from '../../../../src/engine/grid/hex.ts';
import { basicActions } from '../../../../src/engine/rulesets/segments/model/built-in.ts';
import type { Event, EventOf } from '../../../../src/engine/rulesets/segments/model/events.ts';
import { segments, type SegmentsTypes } from '../../../../src/engine/rulesets/segments/index.ts';
import type { Combatant, State } from '../../../../src/engine/rulesets/segments/model/state.ts';
import { timeline } from '../../../../src/engine/rulesets/segments/views/timeline.ts';
import type { Step } from '../fights.ts';
import { ConditionWitness } from './condition-witness.ts';
import { launchOf, Sightings } from './sightings.ts';
import { facesOf } from '../score.ts';
import {
  ofEvents,
  problemsOfRemoval,
  repeats,
  unless,
  when,
  who,
  type Problems,
} from '../witness.ts';

type Seen = Step<SegmentsTypes>;

/**
 * Follows a fight and tells what breaks the rules. It is written from the rulebook and shares no
 * rule with the engine; of the engine it uses only what is under test.
 */
export function witness(): (step: Seen) => Problems {
  const ledger = new Ledger();
  const conditions = new ConditionWitness();
  const sightings = new Sightings();
  return (step) => [
    ...ofEvents(step, (event, before, after) => [
      ...ledger.enter(event, before, step),
      ...conditions.enter(event, before),
      ...sightings.enter(event, before),
      ...problemsOfPush(event, before),
      ...problemsOfChange(event, before, after),
      ...problemsOfAim(event, before),
      ...problemsOfModules(event, before),
      ...problemsOfRemoval(event, after),
    ]),
    ...conditions.settle(step.after),
    ...problemsOfState(step.after),
    ...problemsOfTimeline(step),
    ...problemsOfWay(step),
    ...problemsOfCost(step),
  ];
}

const dearestFirst = ['FULL', 'STANDARD', 'MOVE', 'SWIFT', 'FREE'] as const;
type Kind = (typeof dearestFirst)[number];

/** SEG-30, in words of its own. */
function ownCost({ talents }: Combatant, action: string, use: Kind): Kind {
  const levels = talents.find((talent) => talent.action === action)?.reducedBy ?? 0;
  return dearestFirst[Math.min(dearestFirst.indexOf(use) + levels, 4)] ?? 'FREE';
}

/** What was done in this round and segment, kept from the events alone. */
class Ledger {
  /** Non-Free initiations of this segment, and of the next by a defense (SEG-22, 41). */
  private readonly initiated = new Set<string>();
  private readonly initiatedNext = new Set<string>();
  /** Who is still to take a turn in this segment (SEG-09). */
  private readonly turns = new Set<string>();
  /** The first round in which a use is free again (SEG-94). */
  private readonly resting = new Map<string, number>();
  /** The first segment of round 1 in which someone may act (SEG-17). */
  private readonly actsFrom = new Map<string, number>();

  enter(event: Event, before: State, { command }: Seen): Problems {
    if (event.type === 'InitiativeRolled') this.surprise(event, command);
    if (event.type === 'CombatantRemoved') this.forget(event.combatantId);
    if (event.type === 'Adjudicated') this.ruled(event);
    if (event.type === 'DefenseReturned') return this.returned(event, before);
    if (event.type === 'CooldownLengthened') return this.lengthened(event, before);
    if (event.type === 'SegmentStarted') return this.newSegment(event.turns);
    if (event.type === 'TurnStarted' || event.type === 'TurnPassed')
      return unless(
        this.turns.delete(event.combatantId),
        `SEG-09: ${event.combatantId} had a second turn.`,
      );
    if (event.type === 'ActionDeclared') return this.declared(event, before);
    return event.type === 'DefenseDeclared' ? this.defended(event, before) : [];
  }

  private forget(id: string): void {
    for (const kept of [this.initiated, this.initiatedNext, this.turns, this.actsFrom])
      kept.delete(id);
    for (const use of this.resting.keys()) if (use.startsWith(`${id} `)) this.resting.delete(use);
  }

  /** Whoever has the initiation of this segment again may use it once more. */
  private ruled({ combatantId, stats }: EventOf<'Adjudicated'>): void {
    if (stats?.initiated === false) this.initiated.delete(combatantId);
    if (stats?.initiated === true) this.initiated.add(combatantId);
  }

  /** SEG-110: within the round of the declaration, what was paid for an attack that is spent. */
  private returned(event: EventOf<'DefenseReturned'>, before: State): Problems {
    const { combatantId: id, cooldown, initiation, spends } = event;
    if (initiation === 'THIS_SEGMENT') this.initiated.delete(id);
    if (initiation === 'NEXT_SEGMENT') this.initiatedNext.delete(id);
    if (cooldown) this.resting.delete(`${id} ${cooldown.action} ${cooldown.use}`);
    if (cooldown?.bars === 'TALENT') this.resting.delete(`${id} ${cooldown.action} *`);
    return unless(
      before.settings.defenseTiming === 'DEFERRED' && spends.length <= 1,
      `SEG-110: ${id} is given back what it has not spent.`,
    );
  }

  /** SEG-96: only while its action still runs, and only where cooldowns count from its end. */
  private lengthened(event: EventOf<'CooldownLengthened'>, before: State): Problems {
    const { combatantId, cooldown } = event;
    const { action, use, bars, readyInRound } = cooldown;
    const id = `${combatantId} ${action} ${bars === 'TALENT' ? '*' : use}`;
    this.resting.set(id, readyInRound);
    const runs = before.ongoing.some(
      (one) => 'action' in one && one.ownerId === combatantId && one.action === action,
    );
    return unless(
      runs && before.settings.cooldownStart === 'END',
      `SEG-96: the cooldown ${id} is longer than it should be.`,
    );
  }

  private surprise({ rolls }: EventOf<'InitiativeRolled'>, command: Seen['command']): void {
    const unaware = command.type === 'RollInitiative' ? command.unawareIds : [];
    for (const { combatantId, roll } of rolls) {
      const reasons = [roll.total === 0, unaware.includes(combatantId)].filter(Boolean);
      this.actsFrom.set(combatantId, 1 + reasons.length);
    }
  }

  private newSegment(turns: readonly string[]): Problems {
    const missed = [...this.turns].map((id) => `SEG-09: ${id} had no turn.`);
    this.initiated.clear();
    for (const id of this.initiatedNext) this.initiated.add(id);
    this.initiatedNext.clear();
    this.turns.clear();
    for (const id of turns) this.turns.add(id);
    return missed;
  }

  private declared(event: EventOf<'ActionDeclared'>, before: State): Problems {
    const by = who(before, event.combatantId);
    const cost = ownCost(by, event.action, event.use);
    const swifts = event.modifiers.map(() => 'SWIFT');
    const price = event.timing === 'OPENING' ? [] : [...paid(cost), ...swifts];
    return [
      ...expectSame('SEG-21, 23, 30: the price', event.spends, price),
      ...this.acts(by, before, { cost: event.timing === 'OPENING' ? 'FREE' : cost }),
      ...this.uses(by, event, before),
    ];
  }

  private defended(event: EventOf<'DefenseDeclared'>, before: State): Problems {
    const { defense } = event;
    const by = who(before, event.combatantId);
    switch (defense.kind) {
      case 'REACTION':
      case 'NONE':
        return expectSame('SEG-45: the price of none', event.spends, []);
      case 'DODGE': {
        // The benefit of a dodge that was moved before is paid for.
        const moved = by.dodge === 'READY';
        const cost = moved ? 'FREE' : ownCost(by, 'dodge', 'MOVE');
        const acts = moved ? [] : this.acts(by, before, { cost, defends: true });
        return [...acts, ...expectSame('SEG-44: the price', event.spends, paid(cost))];
      }
      case 'COUNTER': {
        const cost = ownCost(by, defense.action, defense.use);
        return [
          ...this.acts(by, before, {
            cost,
            defends: event.readied !== true,
            initiates: event.initiates !== false,
          }),
          ...this.uses(by, defense, before),
          ...expectSame('SEG-43: the price', event.spends, paid(cost)),
        ];
      }
    }
  }

  private acts(
    by: Combatant,
    state: State,
    {
      cost,
      defends = false,
      initiates = true,
    }: { readonly cost: Kind; readonly defends?: boolean; readonly initiates?: boolean },
  ): Problems {
    const { phase, ongoing, settings } = state;
    const problems: string[] = [];
    if (by.status !== 'STANDING') problems.push(`SEG-105, 107: ${by.id} acts while ${by.status}.`);
    const from = this.actsFrom.get(by.id) ?? 1;
    if (phase.kind === 'COMBAT' && phase.round === 1 && phase.segment < from)
      problems.push(`SEG-17: ${by.id} acts while surprised.`);
    if (cost === 'FREE') return problems;
    const runs = ongoing.some(
      (other) =>
        (other.kind === 'FOLLOW_UP' || other.kind === 'DELAYED') &&
        other.ownerId === by.id &&
        ownCost(by, other.action, other.use) === 'FULL',
    );
    if (runs && settings.runningFull === 'UNTIL_OVER' && cost !== 'SWIFT')
      problems.push(`SEG-26: ${by.id}'s Full action still runs.`);
    return initiates ? [...problems, ...this.initiates(by, state, defends)] : problems;
  }

  /** SEG-22, 41: once in a segment; by a defense on the turn still to come. */
  private initiates(by: Combatant, { phase, settings }: State, defends: boolean): Problems {
    const problems: string[] = [];
    const late = defends && phase.kind === 'COMBAT' && !phase.waiting.includes(by.id);
    if (late && settings.defenseChance !== 'CYCLIC')
      problems.push(`SEG-41: ${by.id} defends after its turn.`);
    const initiated = late ? this.initiatedNext : this.initiated;
    if (initiated.has(by.id)) problems.push(`SEG-22: ${by.id} initiates twice.`);
    initiated.add(by.id);
    return problems;
  }

  private uses(
    by: Combatant,
    { action: key, use }: { readonly action: string; readonly use: Kind },
    { phase, actions }: State,
  ): Problems {
    const round = phase.kind === 'SETUP' ? 0 : phase.round;
    const id = `${by.id} ${key} ${use}`;
    const all = `${by.id} ${key} *`;
    const ready = Math.max(this.resting.get(id) ?? 0, this.resting.get(all) ?? 0);
    const { cooldown: rest = 0, bars } = actions[key]?.uses.find(({ kind }) => kind === use) ?? {};
    if (rest > 0) this.resting.set(bars === 'USE' ? id : all, round + rest + 1);
    return when(round < ready, `SEG-94: ${id} in round ${round}, free again in ${ready}.`);
  }
}

const paid = (kind: Kind): readonly Kind[] => (kind === 'FREE' ? [] : [kind]);

function expectSame(what: string, got: unknown, wanted: unknown): Problems {
  const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)];
  return unless(a === b, `${what}: ${a}, not ${b}.`);
}

const wounding = new Set<Event['type']>([
  ...([
    'DamageDealt',
    'ConditionHurt',
    'CombatantHealed',
    'Adjudicated',
    'CombatantUpdated',
  ] as const),
]);
const moving = new Set<Event['type']>(['CombatantMoved', 'CombatantPushed', 'Adjudicated']);

/** What one event may change, and who may bring it about. */
function problemsOfChange(event: Event, before: State, after: State): Problems {
  const problems: string[] = [];
  const gone = event.type === 'CombatantRemoved' ? event.combatantId : null;
  for (const old of Object.values(before.combatants).filter(({ id }) => id !== gone)) {
    const own = 'combatantId' in event && event.combatantId === old.id;
    const now = who(after, old.id);
    if (now.hitPoints !== old.hitPoints && !(own && wounding.has(event.type)))
      problems.push(`SEG-33: ${event.type} changed the hit points of ${old.id}.`);
    if (!sameHex(now.position, old.position) && !(own && moving.has(event.type)))
      problems.push(`${event.type} moved ${old.id}.`);
    const spends = now.spent.length > old.spent.length && old.status !== 'STANDING';
    if (spends && event.type !== 'Adjudicated')
      problems.push(`SEG-105, 107: ${old.id} spends an action while ${old.status}.`);
  }
  const attacker = launchOf(event, before)?.attackerId;
  if (attacker !== undefined && who(before, attacker).status !== 'STANDING')
    problems.push(`SEG-105, 107: ${attacker} attacks while ${who(before, attacker).status}.`);
  return problems;
}

/** SEG-49, 61, 77: attacks on hexes, and whom areas come upon. */
function problemsOfAim(event: Event, before: State): Problems {
  if (event.type === 'ActionDeclared') return problemsOfHexes(event, before);
  if (event.type === 'AttackArrived') return problemsOfArrival(event, before);
  return event.type === 'AreaGrew' ? problemsOfArea(event, before) : [];
}

function problemsOfHexes(event: EventOf<'ActionDeclared'>, before: State): Problems {
  const effect = { ...basicActions, ...before.actions }[event.action]?.effect;
  if (effect?.type !== 'ATTACK' || effect.area) return [];
  const { position } = who(before, event.combatantId);
  return event.targetHexes
    .filter((hex) => segments.queries.lineOfSight(before, position, hex).concealment < 3)
    .map((hex) => `SEG-77: ${event.combatantId} sees into ${hexKey(hex)}.`);
}

function problemsOfArrival({ attack }: EventOf<'AttackArrived'>, before: State): Problems {
  const { id, blind, targetId } = attack;
  const flying = before.ongoing.find((ongoing) => ongoing.id === id);
  if (flying?.kind !== 'PROJECTILE') return [];
  const { target } = flying;
  const meant =
    target.kind === 'HEX'
      ? sameHex(target.hex, who(before, targetId).position)
      : target.id === targetId;
  return unless(meant && blind === (target.kind === 'HEX'), `SEG-49: ${id} has gone astray.`);
}

function problemsOfArea({ id, hexes, struckIds }: EventOf<'AreaGrew'>, before: State): Problems {
  const area = before.ongoing.find((ongoing) => ongoing.id === id);
  const spared = area?.kind === 'AREA' ? [area.ownerId, ...area.struckIds] : [];
  const filled = new Set(hexes.map(hexKey));
  return struckIds
    .map((struckId) => who(before, struckId))
    .filter(
      (struck) =>
        spared.includes(struck.id) ||
        struck.status === 'DOWN' ||
        !filled.has(hexKey(struck.position)),
    )
    .map((struck) => `SEG-61: ${id} comes upon ${struck.id}.`);
}

/** SEG-72: each hex of a push touches the one before it, and nothing and nobody is in it. */
function problemsOfPush(event: Event, { battlefield, combatants }: State): Problems {
  if (event.type !== 'CombatantPushed') return [];
  const { combatantId, path } = event;
  const others = Object.values(combatants).filter(
    ({ id, status }) => id !== combatantId && status !== 'DOWN',
  );
  const full = [...battlefield.obstacles, ...others.map(({ position }) => position)].map(hexKey);
  return path.flatMap((hex, i) => [
    ...when(full.includes(hexKey(hex)), `SEG-72: ${combatantId} is pushed through ${hexKey(hex)}.`),
    ...(distance(path[i - 1] ?? who({ combatants }, combatantId).position, hex) === 1
      ? []
      : [`SEG-72: ${combatantId} is pushed over ${hexKey(hex)}.`]),
  ]);
}

function problemsOfState(state: State): Problems {
  const combatants = Object.values(state.combatants);
  const ids = [...state.attacks, ...state.ongoing].map(({ id }) => id);
  const filled = state.battlefield.obstacles.map(hexKey);
  // SEG-27: whoever is asked about may be passing a friend.
  const passing = state.ongoing.flatMap((one) => (one.kind === 'WAY' ? [one.ownerId] : []));
  const standing = combatants.filter(
    ({ id, status }) => status !== 'DOWN' && !passing.includes(id),
  );
  return [
    ...repeats(ids).map((id) => `Two things under way are called ${id}.`),
    ...repeats(filled).map((hex) => `SEG-60: ${hex} is filled twice.`),
    ...repeats(standing.map(({ position }) => hexKey(position))).map(
      (hex) => `SEG-55: two stand on ${hex}.`,
    ),
    ...combatants
      .filter(({ position }) => filled.includes(hexKey(position)))
      .map(({ id }) => `SEG-55: ${id} is inside an obstacle.`),
    ...combatants
      .filter(({ hitPoints, status }) => hitPoints <= 0 !== (status === 'DOWN'))
      .map(({ id, hitPoints, status }) => `SEG-105: ${id} is ${status} with ${hitPoints}.`),
    ...combatants.flatMap(problemsOfBudget),
    ...problemsOfGrapples(state),
    ...problemsOfOrder(state),
  ];
}

/** SEG-39, 40, 99, 100: what the dice decide alone, and what the points of a maneuver buy. */
function problemsOfModules(event: Event, { settings, attacks }: State): Problems {
  const attackOf = (attackId: string) => attacks.find(({ id }) => id === attackId);
  if (event.type === 'AttackHit' || event.type === 'AttackMissed') {
    const { attackScore, defenseScore, critical } = event;
    const decided = settings.criticals === 'OFF' ? '' : [...new Set(facesOf(attackScore))].join();
    const failure = attackScore.rolled.length > 5 ? 'CATASTROPHE' : 'FAILURE';
    const ruled = decided === '6' ? 'HIT' : decided === '1' ? failure : 'NONE';
    const lead = attackScore.total - defenseScore.total;
    const reaches = attackOf(event.attackId)?.maneuver === true ? lead > 0 : lead >= 0;
    const hits = ruled === 'HIT' || (ruled === 'NONE' && reaches);
    return [
      ...expectSame('SEG-39, 40: a critical', critical, ruled),
      ...expectSame('SEG-32, 99: a hit', event.type === 'AttackHit', hits),
    ];
  }
  if (event.type !== 'ManeuverPointsSpent') return [];
  const stage = attackOf(event.attackId)?.stage;
  const points = stage?.kind === 'MANEUVER' ? stage.points : 0;
  return when(
    event.maneuvers.length + event.hexes > points,
    `SEG-100: ${event.combatantId} spends more than ${points} points.`,
  );
}

/** SEG-102: a hold needs an adjacent opponent, who is Grappled, and an arm. */
function problemsOfGrapples({ grapples, combatants }: State): Problems {
  return grapples.flatMap(({ grapplerId, targetId }) => {
    const [grappler, target] = [combatants[grapplerId], combatants[targetId]];
    const arms = grapples.filter((other) => other.grapplerId === grapplerId).length;
    const holds =
      grappler?.status === 'STANDING' &&
      target !== undefined &&
      distance(grappler.position, target.position) === 1 &&
      target.conditions.some(({ condition }) => condition === 'grappled') &&
      arms <= grappler.freeArms;
    return unless(holds, `SEG-102: ${grapplerId} cannot hold ${targetId}.`);
  });
}

/** SEG-21: a Full, or a Standard and a Move, or two Moves, or less; and at most two Swifts. */
function problemsOfBudget({ id, spent }: Combatant): Problems {
  const major = spent.filter((kind) => kind !== 'SWIFT').toSorted();
  const rounds = ['', 'FULL', 'STANDARD', 'MOVE', 'MOVE,STANDARD', 'MOVE,MOVE'];
  return unless(
    rounds.includes(major.join()) && spent.length - major.length <= 2,
    `SEG-21: ${id} has spent ${spent.join()}.`,
  );
}

function problemsOfOrder({ phase, combatants }: State): Problems {
  if (phase.kind !== 'COMBAT') return [];
  const { order, waiting, turn } = phase;
  const all = Object.keys(combatants).toSorted();
  const turns = turn.kind === 'BETWEEN' ? waiting : [turn.combatantId, ...waiting];
  return [
    ...expectSame('SEG-13: the ranking', order.toSorted(), all),
    ...repeats(turns).map((id) => `SEG-09: ${id} has two turns ahead.`),
  ];
}

/** A moment as one number, and what is read off the state. */
const tickOf = (round: number, step: number): number => 3 * round + step;
const tickOfEntry = ({ resolves }: TimelineEntry): number => tickOf(resolves.round, resolves.step);

function clockOf({ phase }: State): number {
  return phase.kind === 'COMBAT' ? tickOf(phase.round, phase.segment) : 0;
}

function problemsOfTimeline(step: Seen): Problems {
  const { before, after } = step;
  if (after.phase.kind !== 'COMBAT') return [];
  const entries = timeline(after);
  const promised = before.phase.kind === 'COMBAT' ? timeline(before) : [];
  return [
    ...repeats(entries.map(({ id }) => id)).map((id) => `The timeline has ${id} twice.`),
    ...entries.flatMap((entry) => problemsOfTiming(entry, after)),
    ...promised.flatMap((entry) => problemsOfPromise(entry, entries, step)),
  ];
}

/** Nothing that is still to come lies in the past. */
function problemsOfTiming(entry: TimelineEntry, state: State): Problems {
  const { phase } = state;
  if (phase.kind !== 'COMBAT') return [];
  const lasting = entry.kind === 'CONDITION' || entry.kind === 'COOLDOWN';
  const late = tickOfEntry(entry) - clockOf(state);
  const { onTurnOfId } = entry.resolves;
  const turnToCome =
    onTurnOfId === null ||
    phase.waiting.includes(onTurnOfId) ||
    (phase.turn.kind !== 'BETWEEN' && phase.turn.combatantId === onTurnOfId);
  const past = late < 0 || (late === 0 && (lasting || !turnToCome));
  return past ? [`The moment of ${JSON.stringify(entry)} has passed.`] : [];
}

/** What the timeline foretold comes then, if nobody interferes (SEG-12, 59, 88, 94). */
function problemsOfPromise(
  entry: TimelineEntry,
  entries: readonly TimelineEntry[],
  step: Seen,
): Problems {
  if (isGone(entry, step)) return [];
  const still = entries.find(({ id, kind }) => id === entry.id && kind === entry.kind);
  switch (entry.kind) {
    case 'CONDITION':
    case 'COOLDOWN': {
      const isEarly =
        tickOfEntry(entry) > clockOf(step.after) &&
        (!still || tickOfEntry(still) < tickOfEntry(entry));
      const mayEnd =
        entry.kind === 'CONDITION' && (step.command.type === 'EndCondition' || isOpen(entry, step));
      return isEarly && !mayEnd ? [`Ended early: ${JSON.stringify(entry)}.`] : [];
    }
    case 'PROJECTILE':
    case 'AREA':
    case 'FOLLOW_UP':
    case 'MOVEMENT':
    case 'PUSHBACK':
    case 'STRUCTURE': {
      const at = step.events.findIndex((event) => fulfils(event, entry));
      if (isUpset(entry, at < 0 ? step.events : step.events.slice(0, at + 1), step)) return [];
      const what = `${entry.kind} ${entry.id} after ${step.command.type}`;
      if (at < 0) return expectSame(`The forecast of ${what}`, still?.resolves, entry.resolves);
      return expectSame(
        `The moment of ${what}`,
        roundAndSegment(step.states[at - 1] ?? step.before),
        entry.resolves,
      );
    }
    default:
      return [];
  }
}

/** Whether someone whom it concerns was taken off the table, or what it stands for is given back. */
const isGone = (entry: TimelineEntry, { after, events }: Seen): boolean =>
  [entry.ownerId, ...entry.targetIds].some((id) => !after.combatants[id]) ||
  events.some((event) => returnsCooldown(event, entry));

/** Whether a condition that had an end now lasts until it is healed, or was good for one roll. */
function isOpen(entry: TimelineEntry, step: Seen): boolean {
  const { id, ownerId } = entry;
  const { before, after } = step;
  if (isBroken(entry, step)) return true;
  const found = (state: State) =>
    state.combatants[ownerId]?.conditions.find(({ condition }) => id === `${ownerId}/${condition}`);
  return found(after)?.until === null || found(before)?.once === true;
}

/** SEG-110: whether a defense is given back with the cooldown that it started. */
const returnsCooldown = (event: Event, { id }: TimelineEntry): boolean =>
  event.type === 'DefenseReturned' &&
  event.cooldown !== null &&
  id === `${event.combatantId}/${event.cooldown.action}/${event.cooldown.use}`;

/** SEG-114: whether a shield has taken what it can. */
const isBroken = ({ id }: TimelineEntry, { events }: Seen): boolean =>
  events.some(
    (event) => event.type === 'ShieldHeld' && id === `${event.combatantId}/${event.condition}`,
  );

/** Whether the event is what the entry of the timeline stands for. */
function fulfils(event: Event, { id, kind }: TimelineEntry): boolean {
  if (event.type === 'AttackArrived') return event.attack.id === id;
  if (event.type === 'AttackSpent') return event.attackId === id;
  if (!('id' in event) || event.id !== id) return false;
  if (event.type === 'FollowUpTaken' || event.type === 'FollowUpSpent') return true;
  if (event.type === 'MovementPlayed') return event.segmentsLeft === 0;
  const plays = ['CombatantPushed', 'StructureGrew', 'AreaGrew'].includes(event.type);
  return plays && 'left' in event && event.left === 0 && kind !== 'PROJECTILE';
}

/** Whether something came in between: the target moved, or the thing was broken off. */
function isUpset(entry: TimelineEntry, events: readonly Event[], { before }: Seen): boolean {
  return events.some((event) => {
    if (event.type === 'OngoingEnded') return event.id === entry.id;
    // a push keeps its runner from moving, for as long as nothing blocks it.
    if (event.type === 'MovementPlayed')
      return event.suspended && event.id === entry.id && before.settings.pushedMove === 'POSTPONED';
    // SEG-108: a wall has come up in between.
    if (event.type === 'AttackSpent' && event.reason === 'BLOCKED')
      return event.attackId === entry.id;
    if (event.type === 'Adjudicated')
      return [entry.ownerId, ...entry.targetIds].includes(event.combatantId);
    if (event.type !== 'CombatantMoved' && event.type !== 'CombatantPushed') return false;
    if (event.type === 'CombatantPushed' && event.id === entry.id) {
      const push = before.ongoing.find(({ id }) => id === event.id);
      const blocked = push?.kind === 'PUSHBACK' && event.path.length < push.steps.length;
      return blocked && event.left === 0;
    }
    return entry.kind === 'PROJECTILE' && entry.targetIds.includes(event.combatantId);
  });
}

function roundAndSegment({ phase }: State): TimelineEntry['resolves'] | null {
  if (phase.kind !== 'COMBAT') return null;
  const onTurnOfId = phase.turn.kind === 'BETWEEN' ? null : phase.turn.combatantId;
  return { round: phase.round, step: phase.segment, onTurnOfId };
}

/** Whoever was let go somewhere arrives there, unless something came in between. */
function problemsOfWay({ command, events, after }: Seen): Problems {
  if (!('to' in command) || command.to === null || command.type === 'ResolveDefense') return [];
  // There it is not the commander who goes (SEG-101, 113).
  if (command.type === 'SpendManeuverPoints' || command.type === 'RepositionTarget') return [];
  const { to, combatantId, type } = command;
  const moves = events.filter(
    (event) => event.type === 'CombatantMoved' && event.combatantId === combatantId,
  ) as readonly EventOf<'CombatantMoved'>[];
  const end = moves.at(-1)?.path.at(-1);
  // SEG-27, R-70: somebody is asked first.
  const asked = events.some(({ type }) =>
    ['ReadiedActionDue', 'WayHeld', 'EffectDelayed'].includes(type),
  );
  const upset =
    asked ||
    (type === 'EndTurn' &&
      (after.phase.kind === 'ENDED' ||
        (after.phase.kind === 'COMBAT' && after.phase.turn.kind === 'PLAYING') ||
        events.some((event) => ['CombatantPushed', 'StructureGrew'].includes(event.type))));
  return unless(
    upset || (end !== undefined && sameHex(end, to)),
    `${combatantId} did not come to ${hexKey(to)} but to ${end ? hexKey(end) : 'nowhere'}.`,
  );
}

/** What an option says that it costs is what is spent, modifiers aside (SEG-23). */
function problemsOfCost({ option, events }: Seen): Problems {
  const [first] = events;
  if (!option || (first?.type !== 'ActionDeclared' && first?.type !== 'DefenseDeclared')) return [];
  const swifts = first.type === 'ActionDeclared' ? first.modifiers.length : 0;
  const spent = first.spends.slice(0, first.spends.length - (first.spends.length ? swifts : 0));
  const listed = option.cost.flatMap(({ resource, amount }) =>
    Array.from({ length: amount }, () => resource),
  );
  return expectSame(`The cost of '${option.label}'`, spent, listed);
}
