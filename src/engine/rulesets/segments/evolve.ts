import { evolveBy, setting, tableChanges, unchanged } from '../../core/table/changes.ts';
import { withShown } from '../../core/table/seen.ts';
import { wasFreeAction } from './action/free-actions.ts';
import { shownBy } from './attack/seen.ts';
import { withoutCombatant } from './gm/removed.ts';
import { afterSheetChange } from './gm/ruled.ts';
import type { Kind } from './model/actions.ts';
import { now } from './model/clock.ts';
import type { Event, EventOf } from './model/events.ts';
import { combatantOf, combatOf } from './model/lookup.ts';
import { asRoundStarts, joining, usedUp } from './model/combatant/newcomer.ts';
import {
  addAttack,
  addSpent,
  changeCombat,
  changeCombatant,
  changeEveryone,
  changeGrapple,
  dropAttack,
  dropGrapple,
  dropOngoing,
  moveAlong,
  withTurnCome,
} from './model/combatant/patch.ts';
import type { Combat, Combatant, State } from './model/state.ts';
import type { Cooldown } from './model/ongoing.ts';
import { ongoingChanges } from './ongoing/index.ts';

const shared = tableChanges<State>()({
  fresh: joining,
  afterSheetChange,
  usedUp: () => usedUp,
  // SEG-09: the one who joins a fight in progress ranks last.
  joined: (state, ids) =>
    state.phase.kind === 'COMBAT'
      ? changeCombat(state, { order: [...state.phase.order, ...ids] })
      : state,
  left: withoutCombatant,
});

const sets = setting<State>();

const apply = evolveBy<State, Event>(
  {
    // Setup, and what the GM does
    ...shared,
    CheckRolled: unchanged,
    BindingContinued: sets(({ binding }) => ({ binding })),
    LongRestTaken: sets(({ staysUnable }, { binding }) => ({
      binding:
        staysUnable === true && binding.kind === 'FAILED' ? binding : { kind: 'HOURS', hours: 0 },
    })),
    StandingOrdersSet: sets(({ orders }) => ({ standingOrders: orders })),
    // Rounds, segments, turns
    InitiativeRolled: beginCombat,
    RoundStarted: (state, { round }) =>
      changeEveryone(
        changeCombat(state, { round, goesOn: false }),
        ({ conditions, cooldowns }) => ({
          spent: [],
          readied: null,
          conditions: asRoundStarts(conditions),
          cooldowns: cooldowns.filter(({ readyInRound }) => readyInRound > round),
        }),
      ),
    FightGoesOn: (state) => changeCombat(state, { goesOn: true }),
    SegmentStarted: (state, { segment, turns }) =>
      changeEveryone(
        changeCombat(withSegmentBegun(state), {
          segment,
          waiting: turns,
          turn: { kind: 'BETWEEN' },
          ...(segment === 1 ? { first: [] } : {}),
        }),
        // SEG-41: a defense may have used this segment's initiation before it began.
        ({ initiatedNext }) => ({ initiated: initiatedNext, initiatedNext: false, dodge: 'NONE' }),
      ),
    TurnStarted: (state, { combatantId }) =>
      changeCombat(withTurnCome(state, combatantId), { turn: { kind: 'ACTING', combatantId } }),
    TurnPassed: (state, { combatantId, queue }) =>
      changeCombat(withTurnCome(state, combatantId), {
        turn: { kind: 'PLAYING', combatantId, queue, path: [] },
      }),
    TurnClosed: (state, { combatantId, queue, path }) =>
      changeCombat(state, { turn: { kind: 'PLAYING', combatantId, queue, path } }),
    TurnEnded: (state) => changeCombat(state, { turn: { kind: 'BETWEEN' } }),
    RankChanged: (state, { combatantId, order, spends }) =>
      addSpent(changeCombat(state, { order }), combatantId, spends),
    TopOfRoundTaken: (state, { combatantId, spends }) =>
      addSpent(
        changeCombat(state, { first: [...combatOf(state).first, combatantId] }),
        combatantId,
        spends,
      ),
    // Actions
    ActionDeclared: (state, event) => {
      const { combatantId, timing } = event;
      const after = changeCombatant(state, combatantId, {
        ...useAction(combatantOf(state, combatantId), event),
        ...(timing === 'READIED' ? { readied: null } : {}),
      });
      return timing === 'OPENING'
        ? { ...after, phase: { kind: 'SETUP', opening: 'PLAYING' } }
        : after;
    },
    OpeningEnded: (state) => ({ ...state, phase: { kind: 'SETUP', opening: 'USED' } }),
    ActionReadied: (state, { combatantId, action, use, trigger }) =>
      changeCombatant(state, combatantId, {
        readied: { action, use, trigger, due: false, since: now(state) },
      }),
    ReadiedActionDue: sets((_, { readied }) => ({ readied: readied && { ...readied, due: true } })),
    PriorityPassed: sets((_, { readied }) => ({ readied: readied && { ...readied, due: false } })),
    ReadiedActionLost: sets(() => ({ readied: null })),
    CooldownLengthened: sets(({ cooldown }, { cooldowns }) => ({
      cooldowns: cooldowns.map((running) =>
        running.action === cooldown.action && running.use === cooldown.use ? cooldown : running,
      ),
    })),
    // What is ongoing
    ...ongoingChanges,
    CombatantMoved: (state, { combatantId, path }) =>
      // SEG-93: what is walked from now on counts for every condition that the walker has.
      changeCombatant(moveAlong(state, combatantId, path), combatantId, {
        conditions: combatantOf(state, combatantId).conditions.map((active) => ({
          ...active,
          walked: active.walked + path.length,
        })),
      }),
    OngoingEnded: (state, { id }) => dropOngoing(state, id),
    // Attacks and defenses
    DoorUsed: (state, event) => {
      const after = shared.DoorUsed(state, event);
      if (!event.tookAction) return after;
      const { spent } = combatantOf(after, event.combatantId);
      const spends = { spent: [...spent, 'SWIFT' as const], initiated: true };
      return changeCombatant(after, event.combatantId, spends);
    },
    AttackArrived: (state, { attack }) => addAttack(state, attack),
    DodgeReadied: sets(() => ({ dodge: 'READY' })),
    DefenseDeclared: (state, event) => {
      const { combatantId, attackId, stage, defense, spends } = event;
      return {
        ...changeCombatant(state, combatantId, {
          ...useAction(combatantOf(state, combatantId), event),
          ...(defense.kind === 'DODGE' && spends.length === 0 ? { dodge: 'NONE' } : {}),
          ...(event.readied === true && { readied: null }),
        }),
        attacks: state.attacks.map((attack) =>
          attack.id === attackId ? { ...attack, stage } : attack,
        ),
      };
    },
    DefenseReturned: sets(({ spends, cooldown, initiation }, was) => ({
      spent: withoutSpent(was.spent, spends),
      cooldowns: was.cooldowns.filter(
        ({ action, use }) => action !== cooldown?.action || use !== cooldown.use,
      ),
      initiated: was.initiated && initiation !== 'THIS_SEGMENT',
      initiatedNext: was.initiatedNext && initiation !== 'NEXT_SEGMENT',
    })),
    // SEG-37: a miss by concealment ends the attack.
    MissChanceRolled: (state, { attackId, missed }) =>
      missed ? dropAttack(state, attackId) : state,
    AttackHit: attackOver,
    AttackMissed: attackOver,
    AttackSpent: attackOver,
    ManeuverSucceeded: (state, { attack }) => ({ ...state, attacks: [...state.attacks, attack] }),
    ManeuverPointsSpent: attackOver,
    GrantsAsked: (state, { attackId, stage }) => ({
      ...state,
      attacks: state.attacks.map((one) => (one.id === attackId ? { ...one, stage } : one)),
    }),
    GrantsChosen: (state, { attackId, combatantId: by, kept }) => ({
      ...state,
      attacks: state.attacks.map((one) =>
        one.id === attackId ? { ...one, grants: [...(one.grants ?? []), { by, kept }] } : one,
      ),
    }),
    RepositionDue: (state, { attack }) => ({ ...state, attacks: [...state.attacks, attack] }),
    RepositionChosen: attackOver,
    GrappleStarted: (state, { grapple }) => ({ ...state, grapples: [...state.grapples, grapple] }),
    GrappleChecked: (state, event) => changeGrapple(state, event, { checkId: event.checkId }),
    GrappleMaintained: (state, event) =>
      changeGrapple(state, event, { since: now(state), checkId: null }),
    GrappleEnded: dropGrapple,
    // Events have the hit points, if not in the view of all.
    DamageDealt: sets(({ hitPoints }, was) => ({ hitPoints: hitPoints ?? was.hitPoints })),
    ConditionHurt: sets(({ hitPoints }, was) => ({ hitPoints: hitPoints ?? was.hitPoints })),
    CombatantHealed: sets(({ hitPoints }, was) => ({ hitPoints: hitPoints ?? was.hitPoints })),
    ShieldHeld: sets(({ condition, absorbed }, { conditions }) => ({
      conditions: conditions.map((active) =>
        active.condition === condition
          ? { ...active, absorbed: active.absorbed + absorbed }
          : active,
      ),
    })),
    CombatantDown: sets(() => ({ status: 'DOWN', readied: null, dodge: 'NONE' })),
    CombatantYielded: sets(() => ({ status: 'YIELDED', readied: null })),
    CombatantFightsOn: sets(() => ({ status: 'STANDING' })),
    // Conditions
    ConditionInflicted: inflictOn,
    ConditionLifted: sets(({ condition }, { conditions }) => ({
      conditions: conditions.map((active) =>
        active.condition === condition ? { ...active, lifted: true } : active,
      ),
    })),
    ConditionEnded: sets(({ condition: gone }, { conditions }) => ({
      conditions: conditions.filter(({ condition }) => condition !== gone),
    })),
    EncounterEnded: (state, event) => ({
      ...shared.EncounterEnded(state, event),
      attacks: [],
      ongoing: [],
      grapples: [],
    }),
  },
  wasFreeAction,
);

/**
 * Applies a fact, and keeps what it has shown of sheets (T-01). No rules here: what may happen, and
 * what follows from it, is decided before.
 */
export function evolve(state: State, event: Event): State {
  return withShown(dequeuePlayed(apply(state, event), event), shownBy(state, event));
}

/** An ongoing action that has played its segment leaves the queue of the turn that is ending. */
function dequeuePlayed(state: State, event: Event): State {
  if (state.phase.kind !== 'COMBAT' || state.phase.turn.kind !== 'PLAYING') return state;
  const { turn } = state.phase;
  const id = playedId(event);
  if (id === null || !turn.queue.includes(id)) return state;
  return changeCombat(state, {
    turn: { ...turn, queue: turn.queue.filter((queued) => queued !== id) },
  });
}

function playedId(event: Event): string | null {
  if ('id' in event) return event.id;
  if (event.type === 'AttackArrived') return event.attack.id;
  return event.type === 'AttackSpent' ? event.attackId : null;
}

/** SEG-41: of the hidden too, the initiation that was taken beforehand is that of one segment. */
const withSegmentBegun = (state: State): State => ({
  ...state,
  hidden: Object.fromEntries(
    Object.entries(state.hidden).map(([id, { used, ...hidden }]) => [
      id,
      used ? { ...hidden, used: { ...used, initiatedNext: false } } : hidden,
    ]),
  ),
});

/** SEG-17: some of them can act from a later segment on. */
function beginCombat(state: State, { order, delayed }: EventOf<'InitiativeRolled'>): State {
  const phase: Combat = {
    kind: 'COMBAT',
    round: 1,
    segment: 1,
    order,
    first: [],
    waiting: [],
    goesOn: false,
    turn: { kind: 'BETWEEN' },
  };
  return delayed.reduce<State>(
    (before, { combatantId, until }) => changeCombatant(before, combatantId, { actsFrom: until }),
    { ...state, phase },
  );
}

interface Using {
  readonly spends: readonly Kind[];
  readonly cooldown: Cooldown | null;
  readonly modifiers?: readonly string[];
  /** Whether the initiation is that of the next segment (SEG-41). */
  readonly nextSegment?: boolean;
  /** */
  readonly initiates?: boolean | undefined;
}

/**
 * What using an action leaves on its user: budget, this segment's initiation, cooldown. Of what
 * is spent, one Swift a modifier is no initiation (SEG-23).
 */
function useAction(
  combatant: Combatant,
  { spends, cooldown, modifiers = [], nextSegment = false, ...using }: Using,
): Partial<Combatant> {
  const initiates = spends.length > modifiers.length && using.initiates !== false;
  return {
    spent: [...combatant.spent, ...spends],
    initiated: combatant.initiated || (initiates && !nextSegment),
    initiatedNext: combatant.initiatedNext || (initiates && nextSegment),
    cooldowns: cooldown ? [...combatant.cooldowns, cooldown] : combatant.cooldowns,
  };
}

/** SEG-110: without what is given back, as far as it is still spent. */
const withoutSpent = (spent: readonly Kind[], back: readonly Kind[]): readonly Kind[] =>
  back.reduce((left, kind) => {
    const at = left.indexOf(kind);
    return at < 0 ? left : left.toSpliced(at, 1);
  }, spent);

/** SEG-91: the same condition twice is one, as old as the first. */
function inflictOn(state: State, event: EventOf<'ConditionInflicted'>): State {
  const { combatantId, condition, until, dice, once, action } = event;
  const { conditions } = combatantOf(state, combatantId);
  const running = conditions.find((active) => active.condition === condition);
  const rest = conditions.filter((active) => active !== running);
  const { since, walked } = running ?? { since: now(state), walked: 0 };
  return changeCombatant(state, combatantId, {
    conditions: [
      ...rest,
      {
        ...{ condition, since, until, dice, once },
        ...(typeof action === 'string' && { action }),
        ...{ walked, absorbed: 0, lifted: false },
      },
    ],
  });
}

function attackOver(state: State, { attackId }: { readonly attackId: string }): State {
  return dropAttack(state, attackId);
}
