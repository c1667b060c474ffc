import { hexKey, sameHex } from '../../../../src/engine/grid/hex.ts';
import type { Event, EventOfType } from '../../../../src/engine/rulesets/vigilance/model/events.ts';
import type { VigilanceTypes } from '../../../../src/engine/rulesets/vigilance/index.ts';
import type { Combatant, State } from '../../../../src/engine/rulesets/vigilance/model/state.ts';
import type { Step } from '../fights.ts';
import { outlineOf } from '../score.ts';
import { type Score } from '../../../../src/engine/core/score/score.ts';
import { triggerWitness } from './trigger-witness.ts';
import { ofEvents, problemsOfRemoval, unless, when, who, type Problems } from '../witness.ts';

type Seen = Step<VigilanceTypes>;

/**
 * Follows a fight and tells what breaks the rules. It is written from the rulebook and shares no
 * rule with the engine.
 */
export function witness(): (step: Seen) => Problems {
  const ledger = new Ledger();
  const problemsOfTriggers = triggerWitness();
  return (step) => [
    ...ofEvents(step, (event, before, after) => [
      ...ledger.enter(event, before),
      ...problemsOfChange(event, before, after),
      ...problemsOfDice(event, before),
      ...problemsOfRemoval(event, after),
    ]),
    ...problemsOfState(step.after),
    ...problemsOfTriggers(step),
  ];
}

interface Account {
  regular: number;
  movement: number;
  quick: number;
}

const empty = (): Account => ({ regular: 0, movement: 0, quick: 0 });

/** Turns and allowances, kept from the events alone. */
class Ledger {
  private round = 0;
  private turnOf: string | null = null;
  private readonly turns: string[] = [];
  /** What each has used in this round, and how often a regular action was given up in it. */
  private readonly used = new Map<string, Account>();
  /** Quick actions gained and not used, until the own next turn (VIG-33). */
  private readonly gained = new Map<string, number>();
  private readonly extraMovement = new Map<string, number>();
  private readonly prepared = new Map<string, string>();
  private ambushed: readonly string[] = [];
  private readonly late = new Set<string>();
  private readonly stack: string[] = [];
  private passed: string[] = [];
  /** Who has passed for longer, and until when (VIG-69). */
  private readonly passing = new Map<string, EventOfType<'PriorityPassed'>['until']>();
  /** Whether somebody has come to another place in the order in this round. */
  private reranked = false;

  enter(event: Event, before: State): Problems {
    // Who is able only now is asked after others that come later in the order.
    if (/^(CombatantFightsOn|PanicEnded|Adjudicated|CountersLost)$/.test(event.type))
      this.passed = [];
    if (event.type === 'CombatantRemoved') this.forget(event.combatantId, before);
    if (event.type === 'Adjudicated') this.ruled(event, before);
    if (event.type === 'RankChanged') {
      this.reranked = true;
      this.passed = [];
    }
    return [...this.enterTurns(event, before), ...this.enterStack(event, before)];
  }

  private enterTurns(event: Event, before: State): Problems {
    if (event.type === 'CombatantsAdded')
      for (const newcomer of event.combatants)
        if (this.comesLate(newcomer, before)) this.late.add(newcomer.id);
    if (event.type === 'VigilanceCompared') this.ambushed = event.ambushedIds;
    if (event.type === 'RoundStarted') return this.newRound(event.round, before);
    if (event.type === 'TurnStarted' || event.type === 'TurnSkipped')
      return this.newTurn(event, before);
    if (event.type !== 'TurnEnded') return [];
    this.turnOf = null;
    this.extraMovement.clear();
    return when(this.stack.length > 0, 'VIG-46: a turn ended over a stack.');
  }

  /** RV-46: whether somebody of less vigilance has had a turn, or they themselves had one and left. */
  private comesLate(
    { id, name, vigilance }: EventOfType<'CombatantsAdded'>['combatants'][number],
    { phase, settings, combatants, departed, hidden }: State,
  ): boolean {
    if (phase.kind !== 'COMBAT') return false;
    const isRevealed = Object.keys(hidden).includes(id);
    const rank = phase.order.findIndex((other) => combatants[other]!.vigilance < vigilance);
    return (
      settings.newcomers === 'NEXT_ROUND' ||
      departed.some((gone) => gone.name === name && (gone.acted || !isRevealed)) ||
      (rank >= 0 && phase.order.slice(rank).some((other) => this.turns.includes(other)))
    );
  }

  private enterStack(event: Event, before: State): Problems {
    if (event.type === 'RegularActionGivenUp') return this.givenUp(event);
    if (event.type === 'ActionPushed') return this.pushed(event, before);
    if (event.type === 'PriorityPassed') return this.passes(event, before);
    if (event.type === 'StandingOrdersSet') {
      if (event.orders.passing === 'NONE') this.passing.delete(event.combatantId);
      else this.passing.set(event.combatantId, event.orders.passing);
      this.passed = [];
    }
    if (event.type === 'ActionPrepared') this.prepared.set(event.combatantId, event.action);
    if (event.type === 'ActionResolved' || event.type === 'ActionPrevented')
      return this.left(event);
    return [];
  }

  /** What it has on the stack, and what is aimed at it, goes with it. */
  private forget(id: string, { phase }: State): void {
    for (const kept of [
      this.used,
      this.gained,
      this.extraMovement,
      this.prepared,
      this.late,
      this.passing,
    ])
      kept.delete(id);
    if (this.turnOf === id) {
      this.turnOf = null;
      this.extraMovement.clear();
    }
    const stack = phase.kind === 'COMBAT' ? phase.stack : [];
    for (const { id: objectId, ownerId, declared } of stack)
      if ([ownerId, ...declared.targetIds].includes(id))
        this.stack.splice(this.stack.indexOf(objectId), 1);
    this.turns.splice(0, this.turns.length, ...this.turns.filter((turn) => turn !== id));
    this.passed = [];
  }

  /** VIG-30, 33: so many are left, of quick ones those last that were gained. */
  private ruled({ combatantId: id, stats }: EventOfType<'Adjudicated'>, before: State): void {
    const account = this.account(id);
    const { regular = null, movement = null, quick = null } = stats ?? {};
    const dazed = who(before, id).conditions.some(({ condition }) => condition === 'daze');
    if (regular !== null && !dazed) account.regular = 1 - regular;
    if (movement !== null) account.movement = 1 + (this.extraMovement.get(id) ?? 0) - movement;
    if (quick === null) return;
    const kept = Math.min(this.gained.get(id) ?? 0, quick);
    this.gained.set(id, kept);
    account.quick = 1 - (quick - kept);
  }

  private endPassing(until: EventOfType<'PriorityPassed'>['until'], id: string): void {
    if (this.passing.get(id) === until) this.passing.delete(id);
  }

  private account(id: string): Account {
    const account = this.used.get(id) ?? empty();
    this.used.set(id, account);
    return account;
  }

  private newRound(round: number, { phase }: State): Problems {
    const order = phase.kind === 'COMBAT' ? phase.order : [];
    const expected = this.round === 0 ? [] : order.filter((id) => !this.late.has(id));
    const listed = (ids: readonly string[]) => (this.reranked ? ids.toSorted() : ids).join();
    const wrong = listed(this.turns) !== listed(expected);
    this.reranked = false;
    const turns = [...this.turns];
    this.turns.length = 0;
    this.used.clear();
    this.late.clear();
    if (round > 1) this.ambushed = [];
    this.round = round;
    if (round > 1) for (const id of order) this.endPassing('END_OF_ROUND', id);
    return when(wrong && round > 1, `VIG-26: turns ${turns.join()}, not ${expected.join()}.`);
  }

  private newTurn(
    { type, combatantId }: EventOfType<'TurnStarted' | 'TurnSkipped'>,
    before: State,
  ) {
    this.turns.push(combatantId);
    this.endPassing('OWN_TURN', combatantId);
    this.gained.delete(combatantId);
    this.prepared.delete(combatantId);
    if (type === 'TurnStarted') this.turnOf = combatantId;
    const { status } = who(before, combatantId);
    return when(
      (type === 'TurnStarted') !== (status === 'STANDING') &&
        who(before, combatantId).mind === 'CALM',
      `VIG-22: ${combatantId} is ${status}, and ${type}.`,
    );
  }

  private givenUp({ combatantId, for: gained }: EventOfType<'RegularActionGivenUp'>): Problems {
    const account = this.account(combatantId);
    account.regular++;
    const into = gained === 'QUICK' ? this.gained : this.extraMovement;
    into.set(combatantId, (into.get(combatantId) ?? 0) + 1);
    return [
      ...when(account.regular > 1, `VIG-33: ${combatantId} has no regular action left.`),
      ...unless(this.turnOf === combatantId, `VIG-33: ${combatantId} is not on turn.`),
    ];
  }

  private pushed(event: EventOfType<'ActionPushed'>, before: State): Problems {
    const { status } = who(before, event.combatantId);
    const problems = [
      ...this.spends(event, before),
      ...this.isTimely(event, before),
      ...this.isPrepared(event, before),
      ...unless(status === 'STANDING', `VIG-22: ${event.combatantId} acts while ${status}.`),
    ];
    this.stack.push(event.objectId);
    this.passed = [];
    for (const id of event.targetIds) this.passing.delete(id);
    return problems;
  }

  /** VIG-30, 33, 68: the place in the allowance. */
  private spends(
    { combatantId, use, boosts, granted }: EventOfType<'ActionPushed'>,
    { settings }: State,
  ): Problems {
    const problems: string[] = [];
    const account = this.account(combatantId);
    if (granted) {
      const gained = this.gained.get(combatantId) ?? 0;
      this.gained.set(combatantId, gained - 1);
      if (gained < 1) problems.push(`VIG-33: ${combatantId} has gained no quick action.`);
    } else account[({ REGULAR: 'regular', MOVEMENT: 'movement', QUICK: 'quick' } as const)[use]]++;
    const movement = 1 + (this.extraMovement.get(combatantId) ?? 0);
    const tooFar = use === 'MOVEMENT' && account.movement > movement;
    if (account.regular > 1 || tooFar || account.quick > 1)
      problems.push(`VIG-30: ${combatantId} has used ${JSON.stringify(account)}.`);
    const plain = boosts.length === 0 || settings.ambushBoosts === 'ALLOWED';
    if (this.ambushed.includes(combatantId) && !(use === 'QUICK' && plain))
      problems.push(`VIG-68: ${combatantId} is ambushed.`);
    if (this.late.has(combatantId)) problems.push(`VIG-30: ${combatantId} has only just come.`);
    return problems;
  }

  /** VIG-32, 34, 51. */
  private isTimely(
    { combatantId, use }: EventOfType<'ActionPushed'>,
    { settings }: State,
  ): Problems {
    const own = this.turnOf === combatantId;
    const empty = this.stack.length === 0;
    if (use !== 'QUICK' && !(own && empty))
      return [`VIG-32, 34: ${combatantId} is not free to act.`];
    const bound = settings.freeQuickActions === 'OWN_TURN';
    return when(
      bound && use === 'QUICK' && !own && empty,
      `VIG-51: ${combatantId} answers nothing.`,
    );
  }

  /** VIG-52. */
  private isPrepared(
    { combatantId, use, action }: EventOfType<'ActionPushed'>,
    { settings }: State,
  ): Problems {
    if (use !== 'QUICK' || !['assault', 'shoot', 'check', 'tend'].includes(action)) return [];
    const prepared = this.prepared.get(combatantId);
    if (settings.preparedPerformances === 'ONCE') this.prepared.delete(combatantId);
    return unless(prepared === action, `VIG-52: ${combatantId} has not prepared ${action}.`);
  }

  /** VIG-47: asked from the first of the order to the last, each once. */
  private passes(
    { combatantId: id, until }: EventOfType<'PriorityPassed'>,
    { phase, settings }: State,
  ): Problems {
    const order = phase.kind === 'COMBAT' ? phase.order : [];
    const last = this.passed.at(-1);
    this.passed.push(id);
    if (this.passing.has(id)) return [`VIG-69: ${id} is asked, having passed for longer.`];
    if (until !== 'TOP_CHANGES') this.passing.set(id, until);
    if (settings.priorityStart !== 'TOP_OF_ORDER' || last === undefined) return [];
    return unless(order.indexOf(id) > order.indexOf(last), `VIG-47: ${id} is asked after ${last}.`);
  }

  /** VIG-46: the top goes first, unless what answers it prevents it. */
  private left(event: EventOfType<'ActionResolved' | 'ActionPrevented'>): Problems {
    const { type, objectId: id } = event;
    const at = this.stack.indexOf(id);
    const fromTop = this.stack.length - 1 - at;
    this.stack.splice(at, 1);
    this.passed = [];
    // VIG-53: what answers it prevents what is right underneath, the GM anything.
    const byTheGm = type === 'ActionPrevented' && event.reason !== null;
    const allowed = byTheGm ? Infinity : type === 'ActionPrevented' ? 1 : 0;
    return unless(at >= 0 && fromTop <= allowed, `VIG-46: ${id} left the stack before its turn.`);
  }
}

/** What one event may change. */
function problemsOfChange(event: Event, before: State, after: State): Problems {
  const gone = event.type === 'CombatantRemoved' ? event.combatantId : null;
  const others = Object.values(before.combatants).filter(({ id }) => id !== gone);
  return [
    ...others.flatMap((old) => {
      const now = who(after, old.id);
      const own = 'combatantId' in event && event.combatantId === old.id;
      return [...problemsOfWounds(event, old, now, own), ...problemsOfGains(event, old, now, own)];
    }),
    ...(event.type === 'CombatantMoved' ? problemsOfWalk(event, before) : []),
  ];
}

/** VIG-19, 22: what hurts, and that nobody comes back. */
function problemsOfWounds({ type }: Event, old: Combatant, now: Combatant, own: boolean): Problems {
  if (own && isTheGms(type)) return [];
  const problems: string[] = [];
  if (now.damage > old.damage && !(own && type === 'DamageTaken'))
    problems.push(`VIG-19: ${type} hurt ${old.id}.`);
  if (now.damage < old.damage && type !== 'CombatantStabilized')
    problems.push(`VIG-17: ${type} healed ${old.id}.`);
  if (now.stress > old.stress && !(own && type === 'StressTaken'))
    problems.push(`VIG-19: ${type} gave ${old.id} stress.`);
  const raised = type === 'CombatantFightsOn' && old.damage < limitOf(old);
  if (old.status === 'DEAD' && now.status !== 'DEAD' && !raised)
    problems.push(`VIG-22: ${old.id} is back.`);
  return problems;
}

/** What gives somebody other figures, whatever the rules say. */
const isTheGms = (type: Event['type']): boolean =>
  type === 'Adjudicated' || type === 'CombatantUpdated';

/** VIG-17: nothing comes back; and nobody moves for another reason than moving. */
function problemsOfGains({ type }: Event, old: Combatant, now: Combatant, own: boolean): Problems {
  const problems: string[] = [];
  if (!sameHex(now.position, old.position) && !(own && /Moved|Shoved|Adjudicated/.test(type)))
    problems.push(`${type} moved ${old.id}.`);
  if (now.nature.kind === 'CREATURE' || old.nature.kind === 'CREATURE') return problems;
  if (own && isTheGms(type)) return problems;
  if (now.nature.vigor > old.nature.vigor || now.nature.focus > old.nature.focus)
    problems.push(`VIG-17: ${type} gave ${old.id} something back.`);
  return problems;
}

/** VIG-20, 24, 35, in words of its own: no way is longer than the movement value. */
function problemsOfWalk(
  { combatantId, path }: EventOfType<'CombatantMoved' | 'CombatantShoved'>,
  before: State,
): Problems {
  const mover = who(before, combatantId);
  const { nature } = mover;
  const whole =
    nature.kind === 'CREATURE' ? nature.movement : 5 + Math.floor(nature.abilities.athletics / 2);
  const limit = limitOf(mover);
  const halves =
    mover.conditions.filter(({ condition }) => ['daze', 'blind'].includes(condition)).length +
    (mover.damage >= Math.floor(limit / 2) ? 1 : 0);
  const most = halves === 0 ? whole : halves === 1 ? Math.floor(whole / 2) : 1;
  const { phase } = before;
  const boosts = phase.kind === 'COMBAT' ? (phase.stack.at(-1)?.declared.boosts ?? []) : [];
  const further = (boosts.includes('sprint') ? 2 : 0) + (boosts.includes('vault') ? 1 : 0);
  // Of a dodge the one field is the boost's, however slow one is, and a swing is known by its end.
  return unless(
    path.length <= Math.max(1, most + further),
    `VIG-34: ${combatantId} went ${path.length}.`,
  );
}

const limitOf = ({ nature }: Combatant): number =>
  nature.kind === 'CREATURE'
    ? nature.damageLimit
    : 40 + nature.abilities.toughness + nature.damageLimitBonus;

/** VIG-07, 12, 59: every six is followed by one more die, and the totals are right. */
function problemsOfDice(event: Event, before: State): Problems {
  if (event.type === 'AttackRolled') {
    const { attack, against, damage, attackId } = event;
    const object =
      before.phase.kind === 'COMBAT' ? before.phase.stack.find(({ id }) => id === attackId) : null;
    // VIG-41: a boost of the fights adds 2 to damage that is done.
    const excess = Math.max(0, attack.total - against.total);
    const due = excess > 0 && object?.declared.boosts.includes('crush') ? excess + 2 : excess;
    return [
      ...problemsOfScore(attack),
      ...problemsOfScore(against),
      ...unless(damage === due, `VIG-59: ${damage} damage, not ${due}.`),
    ];
  }
  if (event.type === 'TieSettled') return event.rolls.flatMap(({ roll }) => problemsOfScore(roll));
  if (event.type !== 'CheckMade') return [];
  return [event.roll, ...(event.opposing ? [event.opposing] : [])].flatMap(problemsOfScore);
}

function problemsOfScore(score: Score): Problems {
  const { dice, subtracted, flat, total } = outlineOf(score);
  const sum = (faces: readonly number[]) => faces.reduce((a, b) => a + b, 0);
  const right = Math.max(0, sum(dice) - sum(subtracted) + flat);
  const first = dice.length - dice.filter((face) => face === 6).length;
  const named = score.terms.flatMap((term) => (term.dice === null ? [] : parseInt(term.dice, 10)));
  return [
    ...unless(
      sum(named) === first - subtracted.length,
      `VIG-12: terms of ${sum(named)} dice, and ${first} less ${subtracted.length} were cast.`,
    ),
    ...unless(total === right, `VIG-12: a total of ${total}, not ${right}.`),
    ...when(dice.length > 0 && first < 2, `VIG-07: ${dice.join()} is no explosion of 2d6.`),
    ...when(dice.length > 0 && dice.at(-1) === 6, 'VIG-07: the last six did not explode.'),
    ...when(subtracted.length > 0 && first !== 2, 'VIG-12: advantage and disadvantage at once.'),
  ];
}

function problemsOfState(state: State): Problems {
  const combatants = Object.values(state.combatants);
  const upright = combatants.filter(({ status }) => status === 'STANDING' || status === 'YIELDED');
  const places = upright.map(({ position }) => hexKey(position));
  const filled = state.battlefield.obstacles.map(hexKey);
  return [
    ...places.filter((hex, i) => places.indexOf(hex) < i).map((hex) => `Two stand on ${hex}.`),
    ...places.filter((hex) => filled.includes(hex)).map((hex) => `Someone is inside ${hex}.`),
    ...combatants.flatMap(problemsOfVitality),
    ...problemsOfOrder(state),
  ];
}

function problemsOfVitality(combatant: Combatant): Problems {
  const { id, damage, status, conditions, nature } = combatant;
  const limit = limitOf(combatant);
  const problems: string[] = [];
  if (damage >= limit && status !== 'DOWN' && status !== 'DEAD')
    problems.push(`VIG-22: ${id} is ${status} with ${damage} of ${limit}.`);
  if (status === 'DOWN' && damage !== limit) problems.push(`VIG-22: ${id} is down too early.`);
  if (damage > limit + 1) problems.push(`VIG-22: ${id} has ${damage} of ${limit}.`);
  if (conditions.some(({ count }) => count < 1)) problems.push(`${id} has no counters of a kind.`);
  if (nature.kind === 'CHARACTER' && (nature.vigor < 0 || nature.focus < 0))
    problems.push(`VIG-18: a pool of ${id} is below 0.`);
  return problems;
}

function problemsOfOrder({ phase, combatants }: State): Problems {
  if (phase.kind !== 'COMBAT') return [];
  const { order, stack } = phase;
  const all = Object.keys(combatants).toSorted().join();
  const ids = stack.map(({ id }) => id);
  return [
    ...unless(order.toSorted().join() === all, 'VIG-26: the order leaves someone out.'),
    ...unless(new Set(ids).size === ids.length, 'Two actions have one id.'),
    ...stack
      .slice(0, -1)
      .filter(({ stage }) => stage.kind !== 'WAITING')
      .map(({ id }) => `VIG-46: ${id} is resolved below the top.`),
  ];
}
