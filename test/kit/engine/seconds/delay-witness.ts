import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { seconds, type SecondsTypes } from '../../../../src/engine/rulesets/seconds/index.ts';
import type { Awaited } from '../../../../src/engine/rulesets/seconds/model/delaying.ts';
import type { Event } from '../../../../src/engine/rulesets/seconds/model/events.ts';
import type { State, Turn } from '../../../../src/engine/rulesets/seconds/model/state.ts';
import type { Step } from '../fights.ts';

/** A delayed turn: what it waits for, and whether that has come without being answered. */
interface Held {
  readonly until: Awaited;
  readonly due: boolean;
}

/**
 * SEC-24, 28, 29: whoever has delayed a turn is asked exactly when what the turn waits for has come,
 * as soon as it can be taken. What has come is kept from the events alone.
 */
export function delayWitness(): (step: Step<SecondsTypes>) => readonly string[] {
  const ledger = new Ledger();
  return ({ events, after }) => {
    for (const event of events) ledger.enter(event);
    if (isAtItsEnd(after)) return [];
    const wanted = ledger.asked(after).join();
    const asked = askedBy(after).join();
    return wanted === asked
      ? []
      : [
          `SEC-24, 28: ${asked || 'nobody'} is asked, not ${wanted || 'nobody'}: ${ledger.summary}.`,
        ];
  };
}

class Ledger {
  private readonly held = new Map<string, Held>();
  /** Who has said between these two turns that it waits on. */
  private readonly passed = new Set<string>();
  /** SEC-08: how many seconds of each turn that is on have passed. */
  private readonly seconds = new Map<string, number>();

  get summary(): string {
    return JSON.stringify([...this.held]);
  }

  enter(event: Event): void {
    for (const [id, { until }] of this.held)
      if (this.brings(until, event, id)) this.held.set(id, { until, due: true });
    this.enterTurns(event);
    this.enterWaits(event);
  }

  private enterTurns(event: Event): void {
    if (event.type === 'SecondPassed') this.seconds.set(event.combatantId, event.second);
    // SEC-07: the GM may rule how many of the six are left.
    if (event.type === 'Adjudicated' && this.seconds.has(event.combatantId)) {
      const left = event.stats?.secondsLeft ?? null;
      if (left !== null) this.seconds.set(event.combatantId, 6 - left);
    }
    if (event.type === 'FallenSkipped') {
      this.seconds.delete(event.combatantId);
      this.held.delete(event.combatantId);
    }
    if (event.type === 'TurnEnded' || event.type === 'TurnDelayed')
      this.seconds.delete(event.combatantId);
    if (
      event.type === 'TurnStarted' ||
      event.type === 'DelayedTurnTaken' ||
      event.type === 'DelayedTurnLost'
    ) {
      this.passed.clear();
      this.seconds.set(event.combatantId, 0);
      this.held.delete(event.combatantId);
    }
  }

  private enterWaits(event: Event): void {
    if (event.type === 'TurnDelayed' && event.until)
      this.held.set(event.combatantId, { until: event.until, due: false });
    if (event.type === 'PriorityPassed') this.pass(event.combatantId);
    if (event.type === 'StandingOrdersSet') this.wait(event);
    if (event.type === 'CombatantRemoved') this.forget(event.combatantId);
  }

  private pass(id: string): void {
    const held = this.held.get(id);
    if (held) this.held.set(id, { ...held, due: false });
    if (this.seconds.size === 0) this.passed.add(id);
  }

  /** Only another thing to wait for makes what has come already count for nothing. */
  private wait({ combatantId: id, orders }: EventOf<'StandingOrdersSet'>): void {
    const { until, ofId, second } = orders;
    const held = this.held.get(id);
    if (!held) return;
    const fields = { ofId: null, second: null, ...held.until };
    if (fields.kind === until && fields.ofId === ofId && fields.second === second) return;
    this.held.set(id, { until: { kind: until, ofId, second } as Awaited, due: false });
  }

  private forget(id: string): void {
    this.held.delete(id);
    this.passed.delete(id);
    this.seconds.delete(id);
    for (const [other, { until, due }] of this.held)
      if ('ofId' in until && until.ofId === id)
        this.held.set(other, { until: { kind: 'BETWEEN_TURNS' }, due });
  }

  /** SEC-24, each in words of its own. */
  private brings(until: Awaited, event: Event, holderId: string): boolean {
    switch (until.kind) {
      case 'BETWEEN_TURNS':
        return false;
      case 'ATTACKED':
        return event.type === 'StrikeRolled' && event.targetId === holderId;
      case 'TURN':
        return (
          /^(TurnStarted|DelayedTurnTaken|FallenSkipped)$/.test(event.type) &&
          isOf(event, until.ofId)
        );
      case 'ACTION':
        return isOf(event, until.ofId) && isWholeAction(event);
      case 'SECOND': {
        if (!isOf(event, until.ofId)) return false;
        if (event.type === 'SecondPassed') return event.second === until.second;
        // SEC-10: what was left of the turn has passed idle.
        if (event.type === 'FallenSkipped') return true;
        const shown = this.seconds.get(until.ofId) ?? 0;
        const left = event.type === 'Adjudicated' ? (event.stats?.secondsLeft ?? null) : null;
        // SEC-07: a ruling may leap over it, and not come back to it.
        if (left !== null) return shown < until.second && until.second <= 6 - left;
        return event.type === 'TurnEnded' && shown < until.second;
      }
    }
  }

  /** SEC-28, 29: those whose moment has come, of whom the first in the order mostly goes first. */
  asked(state: State): readonly string[] {
    const { phase, attacks, settings, combatants } = state;
    if (phase.kind !== 'COMBAT' || attacks.length > 0) return [];
    const turn = phase.turns.at(-1);
    const asked = phase.order.filter((id) => {
      const held = this.held.get(id);
      if (!held || combatants[id]?.status.kind !== 'STANDING') return false;
      return turn
        ? held.due && isOpenTo(state, turn, id)
        : (held.due || held.until.kind === 'BETWEEN_TURNS') && !this.passed.has(id);
    });
    return settings.delayedTurnOrder === 'INITIATIVE' ? asked.slice(0, 1) : asked;
  }
}

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

const isOf = (event: Event, id: string): boolean =>
  'combatantId' in event && event.combatantId === id;

/** SEC-56: of a way each second is a move of its own. */
const isWholeAction = (event: Event): boolean =>
  event.type === 'ActionCompleted' ||
  event.type === 'FreeActionTaken' ||
  (event.type === 'SecondPassed' && event.spentOn === 'move');

/** SEC-28, 29: not inside an action, nor just as somebody who comes before has come. */
function isOpenTo({ phase, combatants, settings }: State, turn: Turn, id: string): boolean {
  if (phase.kind !== 'COMBAT' || combatants[turn.combatantId]?.doing !== null) return false;
  // SEC-28, 31: a turn that is spent is about to end.
  if (turn.second === 6) return false;
  if (turn.kind === 'REGULAR' || turn.second > 0) return true;
  const { order } = phase;
  return (
    settings.delayedTurnOrder === 'INITIATIVE' &&
    order.indexOf(id) < order.indexOf(turn.combatantId)
  );
}

/** Whether the GM is to say if the fight goes on, which comes before all turns. */
const isAtItsEnd = (state: State): boolean =>
  seconds.queries.decisions(state, gameMaster).some(({ kind }) => kind === 'CONCLUSION');

/** Whom the fight asks whether to wait on, unless it waits for the aim of an attack. */
function askedBy(state: State): readonly string[] {
  const decisions = seconds.queries.decisions(state, gameMaster);
  const asked = decisions.filter(({ options }) =>
    options.some(({ command }) => command.type === 'PassPriority'),
  );
  const ids = asked.flatMap(({ combatantId }) => combatantId ?? []);
  const due = decisions.find(({ required }) => required);
  return due?.kind === 'DELAYED_TURN' && due.combatantId !== ids[0] ? ['somebody else'] : ids;
}
