import { sameHex } from '../../../../src/engine/grid/hex.ts';
import type { Event, EventOfType } from '../../../../src/engine/rulesets/seconds/model/events.ts';
import type { SecondsTypes } from '../../../../src/engine/rulesets/seconds/index.ts';
import type { Combatant, State } from '../../../../src/engine/rulesets/seconds/model/state.ts';
import { timeline } from '../../../../src/engine/rulesets/seconds/views/timeline.ts';
import type { Step } from '../fights.ts';
import { delayWitness } from './delay-witness.ts';
import {
  ofEvents,
  problemsOfRemoval,
  repeats,
  unless,
  when,
  who,
  type Problems,
} from '../witness.ts';

type Seen = Step<SecondsTypes>;

/**
 * Follows a fight and tells what breaks the rules. It is written from the rulebook and shares no
 * rule with the engine; what it knows it keeps from the events alone.
 */
export function witness(): (step: Seen) => Problems {
  const ledger = new Ledger();
  const problemsOfDelaying = delayWitness();
  return (step) => [
    ...ofEvents(step, (event, before, after) => [
      ...ledger.enter(event, before),
      ...problemsOfChange({ event, isRuled: ruling.has(step.command.type) }, before, after),
      ...problemsOfRemoval(event, after),
    ]),
    ...problemsOfState(step.after),
    ...problemsOfTimeline(step),
    ...problemsOfCost(step),
    ...problemsOfDelaying(step),
  ];
}

/** A turn as its events tell of it. */
interface OwnTurn {
  readonly owner: string;
  seconds: number;
}

/** Turns, seconds, actions and delays, counted independently. */
class Ledger {
  /** SEC-25: the turns that are on, the last begun last. */
  private readonly turns: OwnTurn[] = [];
  /** SEC-02, 07: who has had a turn in this round. */
  private readonly had = new Set<string>();
  /** SEC-24: who holds a delayed turn. */
  private readonly holds = new Set<string>();
  /** SEC-12, 56: what has paused, and the seconds that it still needs, by owner and action. */
  private readonly paused = new Map<string, number>();
  /** SEC-12: what is under way, and the seconds that it still needs. */
  private readonly work = new Map<string, { action: string; left: number }>();
  /** SEC-18: seconds of its owner that a delay still needs. */
  private readonly delays = new Map<string, { owner: string; left: number }>();
  /** SEC-06: who came in this round, and may wait for the next. */
  private readonly joined = new Set<string>();
  /** SEC-51: wounds that a target of hits had before the moment in which they land. */
  private readonly unhurt = new Map<string, number>();
  private round = 0;

  enter(event: Event, before: State): Problems {
    if (event.type === 'AttackLanded') return this.land(event, before);
    if (event.type !== 'PostureChanged') this.unhurt.clear();
    if (event.type === 'CombatantsAdded')
      for (const { id } of event.combatants) this.joined.add(id);
    if (event.type === 'CombatantRemoved') this.forget(event.combatantId);
    if (event.type === 'Adjudicated') this.ruled(event);
    if (event.type === 'RoundStarted') return this.newRound(event.round, before);
    return [
      ...this.enterTurn(event, before),
      ...this.enterAction(event, before),
      ...this.enterDelay(event),
    ];
  }

  /** SEC-25: a turn that the gone one has interrupted goes on. */
  private forget(id: string): void {
    for (const kept of [this.had, this.holds, this.joined, this.work]) kept.delete(id);
    for (const key of this.paused.keys()) if (key.startsWith(`${id} `)) this.paused.delete(key);
    const left = this.turns.filter(({ owner }) => owner !== id);
    this.turns.splice(0, this.turns.length, ...left);
    for (const [key, { owner }] of this.delays) if (owner === id) this.delays.delete(key);
  }

  private ruled({ combatantId, stats }: EventOfType<'Adjudicated'>): void {
    const left = stats?.secondsLeft ?? null;
    const turn = this.turns.find(({ owner }) => owner === combatantId);
    if (turn && left !== null) turn.seconds = 6 - left;
  }

  private enterTurn(event: Event, before: State): Problems {
    if (event.type === 'TurnStarted') return this.start(event.combatantId, false);
    if (event.type === 'DelayedTurnTaken')
      return [...this.interrupt(), ...this.start(event.combatantId, true)];
    if (event.type === 'DelayedTurnLost') return this.start(event.combatantId, true);
    if (event.type === 'SecondPassed')
      return this.second(event.combatantId, event.second, event.spentOn);
    if (event.type === 'TurnEnded') return this.end(event.combatantId);
    if (event.type === 'FallenSkipped') return this.skip(event.combatantId, before);
    if (event.type !== 'TurnDelayed') return [];
    const turn = this.turns.pop();
    this.holds.add(event.combatantId);
    return turn?.seconds === 0 ? [] : [`SEC-26: ${event.combatantId} delays a begun turn.`];
  }

  private enterAction(event: Event, before: State): Problems {
    if (event.type === 'ActionBegun') {
      const { action, seconds } = event;
      const problems = this.paused.has(`${event.combatantId} ${action}`)
        ? [`SEC-12: ${event.combatantId} begins ${action} while it has paused.`]
        : [];
      this.work.set(event.combatantId, { action, left: seconds });
      return problems;
    }
    if (event.type === 'ActionPaused') return this.pause(event, before);
    if (event.type === 'ActionContinued') this.goOn(event);
    if (event.type === 'ActionAbandoned') {
      if (!this.paused.delete(`${event.combatantId} ${event.action}`))
        this.work.delete(event.combatantId);
    }
    if (event.type === 'TargetsDue') return this.isDone(event.combatantId);
    if (event.type !== 'ActionCompleted') return [];
    const problems = this.isDone(event.combatantId);
    this.work.delete(event.combatantId);
    return problems;
  }

  /** SEC-12, 56: only ways, and what says so, can pause. */
  private pause(
    { combatantId, action }: EventOfType<'ActionPaused'>,
    { actions }: State,
  ): Problems {
    const work = this.work.get(combatantId);
    this.work.delete(combatantId);
    this.paused.set(`${combatantId} ${action}`, work?.left ?? 0);
    return action === 'move' || actions[action]?.consecutive === false
      ? []
      : [`SEC-12: ${combatantId} pauses ${action}.`];
  }

  private goOn({ combatantId, action }: EventOfType<'ActionContinued'>): void {
    const left = this.paused.get(`${combatantId} ${action}`);
    if (left !== undefined) this.work.set(combatantId, { action, left });
    this.paused.delete(`${combatantId} ${action}`);
  }

  private enterDelay(event: Event): Problems {
    if (event.type === 'DelayStarted')
      this.delays.set(event.delayId, { owner: event.ownerId, left: event.secondsLeft });
    if (event.type !== 'DelayEnded') return [];
    const left = this.delays.get(event.delayId)?.left;
    this.delays.delete(event.delayId);
    // SEC-10: the seconds of who is down pass all at once.
    return when(
      event.reason === 'EFFECT' && (left ?? 1) > 0,
      `SEC-19: ${event.delayId} ends with ${String(left)} seconds left.`,
    );
  }

  private newRound(round: number, before: State): Problems {
    const all = before.phase.kind === 'COMBAT' ? before.phase.order : [];
    const problems = all
      .filter((id) => this.round > 0 && !this.had.has(id) && !this.joined.has(id))
      .map((id) => `SEC-07: ${id} had no turn in round ${this.round}.`);
    this.had.clear();
    this.joined.clear();
    if (round !== this.round + 1) problems.push(`SEC-07: round ${round} begins.`);
    this.round = round;
    return problems;
  }

  /** SEC-44, 46, 51: what the damage of a hit must have done, in words of its own. */
  private land(event: EventOfType<'AttackLanded'>, { combatants, settings }: State): Problems {
    const target = combatants[event.combatantId];
    if (!target) return [`A hit on nobody.`];
    const wounds = this.unhurt.get(target.id) ?? target.wounds;
    this.unhurt.set(target.id, wounds);
    const limit = target.sheet.toughness - (settings.toughnessPerWound === 'ONE' ? wounds : 0);
    const damage = (event.damageRoll?.total ?? 0) - event.reducedBy;
    const above = (bar: number) =>
      settings.toughnessReached === 'EQUAL' ? damage >= bar : damage > bar;
    // Whoever is so worn that nothing is left of Toughness still takes no wound without damage.
    const hurt = above(limit) ? 'WOUND_AND_DYING' : above(limit - 6) ? 'WOUND' : 'NOTHING';
    const ruled = damage > 0 ? hurt : 'NOTHING';
    return unless(
      event.severity === ruled,
      `SEC-44: ${damage} against Toughness ${limit} is ${event.severity}, not ${ruled}.`,
    );
  }

  private start(owner: string, late: boolean): Problems {
    const problems: string[] = [];
    if (late && !this.holds.delete(owner)) problems.push(`SEC-24: ${owner} holds no turn.`);
    if (!late && this.had.has(owner)) problems.push(`SEC-07: ${owner} has a second turn.`);
    if (!late && this.holds.has(owner)) problems.push(`SEC-27: ${owner} still holds a turn.`);
    if (!late && this.turns.length > 0) problems.push(`SEC-25: ${owner} begins within a turn.`);
    if (!late) this.had.add(owner);
    this.turns.push({ owner, seconds: 0 });
    return problems;
  }

  /** SEC-28: nobody may be in the middle of something. */
  private interrupt(): Problems {
    const turn = this.turns.at(-1);
    return turn && this.work.has(turn.owner)
      ? [`SEC-28: ${turn.owner} is interrupted within an action.`]
      : [];
  }

  /** SEC-53: who is down has no turn, and no more of one; its delays count the seconds all the same. */
  private skip(owner: string, { combatants, settings }: State): Problems {
    const isOn = this.turns.at(-1)?.owner === owner;
    const turn = isOn ? this.turns.pop() : undefined;
    const again = !isOn && this.had.has(owner);
    const late = !isOn && this.holds.delete(owner);
    if (!isOn) this.had.add(owner);
    const seconds = isOn ? 6 - (turn?.seconds ?? 0) : late ? 12 : 6;
    if (settings.idleSeconds === 'PASS')
      for (const delay of this.delays.values()) if (delay.owner === owner) delay.left -= seconds;
    return [
      ...when(again, `SEC-07: ${owner} has a second turn.`),
      ...when(!isOn && this.turns.length > 0, `SEC-25: ${owner} begins within a turn.`),
      ...unless(
        ['DYING', 'STABLE', 'DEAD'].includes(combatants[owner]?.status.kind ?? ''),
        `SEC-53: ${owner} has no turn.`,
      ),
    ];
  }

  private second(owner: string, second: number, action: string | null): Problems {
    const turn = this.turns.at(-1);
    if (turn?.owner !== owner) return [`SEC-18: a second of ${owner} out of turn.`];
    const problems: string[] = [];
    // SEC-14: what was carried over goes on with the very first second, or is given up.
    const work = this.work.get(owner);
    if (work && work.action !== action) problems.push(`SEC-14: ${owner} pauses ${work.action}.`);
    if (work) work.left--;
    turn.seconds++;
    if (turn.seconds !== second || second > 6)
      problems.push(`SEC-07: second ${second} of ${owner}.`);
    for (const delay of this.delays.values()) if (delay.owner === owner) delay.left--;
    return problems;
  }

  private end(owner: string): Problems {
    const turn = this.turns.pop();
    if (this.paused.has(`${owner} move`))
      return [`SEC-56: ${owner} takes a way into the next turn.`];
    if (turn?.owner !== owner) return [`SEC-29: ${owner}'s turn ends before its time.`];
    // SEC-12, 13: only an action that fills the turn to its end is carried over.
    return when(
      this.work.has(owner) && turn.seconds < 6,
      `SEC-13: ${owner} carries something over idle seconds.`,
    );
  }

  private isDone(owner: string): Problems {
    const left = this.work.get(owner)?.left;
    return unless(left === 0, `SEC-12: ${owner} is done with ${String(left)} seconds to go.`);
  }
}

const wounding = new Set<Event['type']>([
  ...(['AttackLanded', 'WoundsHealed', 'Adjudicated', 'CombatantUpdated'] as const),
]);
const moving = new Set<Event['type']>(['CombatantMoved', 'Adjudicated']);
/** With these the GM alone may raise the dead. */
const ruling = new Set<string>(['Adjudicate', 'UpdateCombatant']);

/** What one event may change. */
function problemsOfChange(
  { event, isRuled }: { readonly event: Event; readonly isRuled: boolean },
  before: State,
  after: State,
): Problems {
  const problems: string[] = [];
  const gone = event.type === 'CombatantRemoved' ? event.combatantId : null;
  for (const old of Object.values(before.combatants).filter(({ id }) => id !== gone)) {
    const now = who(after, old.id);
    const own = 'combatantId' in event && event.combatantId === old.id;
    if (now.wounds !== old.wounds && !(own && wounding.has(event.type)))
      problems.push(`SEC-44: ${event.type} changed the wounds of ${old.id}.`);
    if (!sameHex(now.position, old.position) && !(own && moving.has(event.type)))
      problems.push(`SEC-32: ${event.type} moved ${old.id}.`);
    const raises = old.status.kind === 'DEAD' && now.status.kind !== 'DEAD';
    if (raises && !isRuled) problems.push(`SEC-53: ${event.type} raised ${old.id} from the dead.`);
  }
  return [...problems, ...problemsOfMove(event, before)];
}

/** SEC-32, 33: how far one second carries. */
function problemsOfMove(event: Event, before: State): Problems {
  if (event.type !== 'CombatantMoved') return [];
  const { sheet, doing } = who(before, event.combatantId);
  const most = doing?.action === 'run' ? 3 * sheet.speed : sheet.speed;
  return unless(
    event.path.length <= most,
    `SEC-32, 33: ${event.combatantId} goes ${event.path.length} m in a second.`,
  );
}

function problemsOfState(state: State): Problems {
  const combatants = Object.values(state.combatants);
  const ids = [...state.attacks, ...state.delays].map(({ id }) => id);
  const walls = state.battlefield.obstacles;
  return [
    ...repeats(ids).map((id) => `Two things under way are called ${id}.`),
    ...combatants
      .filter(({ position }) => walls.some((hex) => sameHex(hex, position)))
      .map(({ id }) => `SEC-32: ${id} is inside an obstacle.`),
    ...combatants
      .filter(({ defenses }) => Object.values(defenses).some((left) => left < 0))
      .map(({ id }) => `SEC-42: ${id} has defended too often.`),
    ...combatants
      .filter(({ gear }) => gear.some(({ shots }) => shots < 0))
      .map(({ id }) => `SEC-50: ${id} shoots with nothing.`),
    ...combatants
      .filter(
        ({ doing, paused, status }) => (doing ?? paused.length > 0) && status.kind !== 'STANDING',
      )
      .map(({ id, status }) => `SEC-16: ${id} acts on while ${status.kind}.`),
    ...combatants
      .filter(({ runUp }) => runUp.length > 7)
      .map(({ id }) => `The run-up of ${id} grows.`),
    ...problemsOfDelays(state),
    ...problemsOfOrder(state),
  ];
}

const problemsOfDelays = ({ delays, attacks }: State): Problems =>
  attacks.length > 0
    ? []
    : delays.filter(({ left }) => left < 0).map(({ id }) => `SEC-19: ${id} is overdue.`);

function problemsOfOrder({ phase, combatants }: State): Problems {
  if (phase.kind !== 'COMBAT') return [];
  const { order, turns, waiting } = phase;
  const all = Object.keys(combatants);
  // Whom the GM has given a place has no result to stand by.
  const rolled = order.filter((id) => combatants[id]?.initiative.length !== 0);
  const owners = turns.map(({ combatantId }) => combatantId);
  const unlisted = all
    .filter((id) => !order.includes(id))
    .map((id) => `SEC-06: ${id} has no place.`);
  const unsorted = rolled
    .slice(1)
    .filter((id, i) => higher(combatants[id], combatants[rolled[i] ?? '']))
    .map((id) => `SEC-02: ${id} stands too low.`);
  return [
    ...unlisted,
    ...order.filter((id) => !all.includes(id)).map((id) => `Nobody is called ${id}.`),
    ...unsorted,
    ...repeats(order).map((id) => `SEC-02: ${id} stands in the order twice.`),
    ...repeats(owners).map((id) => `SEC-25: ${id} interrupts itself.`),
    ...repeats(waiting).map((id) => `SEC-07: ${id} has two turns ahead.`),
  ];
}

/** SEC-02, 04: by the first result that differs. */
function higher(a: Combatant | undefined, b: Combatant | undefined): boolean {
  if (!a || !b) return false;
  const nth = a.initiative.findIndex((result, i) => result !== b.initiative[i]);
  return nth >= 0 && (a.initiative[nth] ?? 0) > (b.initiative[nth] ?? Infinity);
}

/** What the timeline foretold of a delay comes then: its owner's seconds cannot be moved (SEC-19). */
function problemsOfTimeline({ before, after }: Seen): Problems {
  if (before.phase.kind !== 'COMBAT' || after.phase.kind !== 'COMBAT') return [];
  const entries = timeline(after);
  const { round } = after.phase;
  return [
    ...repeats(entries.map(({ id }) => id)).map((id) => `The timeline has ${id} twice.`),
    ...entries
      .filter(({ resolves }) => resolves.round < round || resolves.step < 0 || resolves.step > 6)
      .map((entry) => `The moment of ${JSON.stringify(entry)} has passed.`),
  ];
}

/** What an option says that it costs is what the action takes. */
function problemsOfCost({ option, events }: Seen): Problems {
  const begun = events.find((event) => event.type === 'ActionBegun');
  if (!option || begun?.type !== 'ActionBegun' || option.command.type !== 'DeclareAction')
    return [];
  const listed = option.cost.find(({ resource }) => resource === 'SECOND')?.amount ?? 0;
  return unless(
    listed === begun.seconds,
    `'${option.label}' is listed at ${listed} and takes ${begun.seconds} seconds.`,
  );
}
