import type { CombatantId } from '../../core/values/ids.ts';
import { withHidden, withoutHidden } from '../../core/roster/hidden.ts';
import { slotField } from './budget.ts';
import type { Event, EventOf } from './events.ts';
import { combatantOf, combatOf } from './lookup.ts';
import { fresh, nothingGranted, nothingSpent } from './newcomer.ts';
import { withoutCombatant } from './removed.ts';
import { ruled, updated } from './ruled.ts';
import type { Combat, Combatant, Newcomer, Stage, StackObject, State, Tie } from './state.ts';

/** Applies a fact. No rules here: what may happen, and what follows from it, is decided before. */
export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'CombatantsAdded':
      return addCombatants(state, event.combatants);
    case 'CombatantsHidden':
      return withHidden(state, event.newcomers);
    case 'CombatantUpdated':
      return change(
        state,
        event.combatantId,
        updated(state, combatantOf(state, event.combatantId), event),
      );
    case 'CombatantRemoved':
      return withoutCombatant(state, event.combatantId);
    case 'HiddenCombatantRemoved':
      return withoutHidden(state, [event.combatantId]);
    case 'Adjudicated':
      return change(
        state,
        event.combatantId,
        ruled(state, combatantOf(state, event.combatantId), event),
      );
    case 'RankChanged':
      return reranked(state, event.order);
    case 'ActionsDefined':
      return {
        ...state,
        actions: { ...state.actions, ...byKey(event.actions) },
        conditions: { ...state.conditions, ...byKey(event.conditions) },
      };
    case 'BattlefieldSet':
      return { ...state, battlefield: event.battlefield };
    case 'VigilanceCompared':
      return begin(state, event);
    case 'TieAnswered':
      return combat(state, { ties: answered(combatOf(state).ties, event) });
    case 'TieSettled': {
      const { order, ties } = combatOf(state);
      return combat(state, {
        order: reordered(order, event.order),
        ties: [...event.ties, ...ties.slice(1)],
      });
    }
    case 'RoundStarted':
      return everyone(
        combat(state, { round: event.round, waiting: combatOf(state).order }),
        ({ presence, silence }) => ({
          spent: nothingSpent,
          presence: presence === 'AMBUSHED' && event.round === 1 ? presence : 'READY',
          silence: silence === 'ROUND' ? 'NONE' : silence,
        }),
      );
    case 'TurnStarted':
      return ownTurn(
        combat(state, {
          waiting: others(combatOf(state).waiting, event.combatantId),
          turn: { kind: 'ACTING', combatantId: event.combatantId },
        }),
        event.combatantId,
      );
    case 'TurnSkipped':
      return ownTurn(
        combat(state, { waiting: others(combatOf(state).waiting, event.combatantId) }),
        event.combatantId,
      );
    case 'TurnEnded':
      return everyone(combat(state, { turn: { kind: 'BETWEEN' } }), ({ id, granted, silence }) => ({
        granted: id === event.combatantId ? { ...granted, movement: 0 } : granted,
        silence: silence === 'TURN' ? 'NONE' : silence,
      }));
    case 'RegularActionGivenUp':
      return givenUp(state, event);
    case 'ActionPushed':
      return pushed(state, event);
    case 'PriorityPassed':
      return silenced(state, event);
    case 'ActionResolving':
      return stage(state, event.id, { kind: 'RESOLVING', amplification: null, answer: null });
    case 'CheckAmplified':
      return resolving(state, event.id, { amplification: event.by });
    case 'ActionAnswered':
      return resolving(state, event.id, { answer: event.answer });
    case 'ActionResolved':
    case 'ActionPrevented':
      return removed(state, event.id);
    case 'ActionPrepared':
      return change(state, event.combatantId, { prepared: event.action });
    case 'PreparedActionLost':
      return change(state, event.combatantId, { prepared: null });
    case 'CheckMade':
    case 'AttackRolled':
    case 'PercentRolled':
      return state;
    case 'CostPaid':
      return paid(state, event);
    case 'DamageTaken':
      return change(state, event.combatantId, { damage: event.total });
    case 'StressTaken':
      return change(state, event.combatantId, { stress: event.total });
    case 'CombatantDown':
      return change(state, event.combatantId, {
        status: 'DOWN',
        prepared: null,
        traumas: combatantOf(state, event.combatantId).traumas + 1,
      });
    case 'CombatantDied':
      return change(state, event.combatantId, { status: 'DEAD', prepared: null });
    case 'CombatantStabilized':
      return change(state, event.combatantId, {
        status: 'STABLE',
        damage: combatantOf(state, event.combatantId).damage - 1,
      });
    case 'PanicBegan':
      return change(state, event.combatantId, { mind: 'PANICKING' });
    case 'PanicEnded':
      return change(state, event.combatantId, {
        mind: 'CALM',
        stress: event.stress,
        traumas: combatantOf(state, event.combatantId).traumas + 1,
      });
    case 'CountersGained':
      return counted(state, event, event.count);
    case 'CountersLost':
      return counted(state, event, -event.count);
    case 'CombatantMoved':
    case 'CombatantShoved':
      return moved(state, event);
    case 'ItemsHandled':
      return handled(state, event);
    case 'WeaponLoaded':
    case 'WeaponDischarged':
      return loaded(state, event);
    case 'CoverTaken':
      return change(state, event.combatantId, { cover: 'TAKEN' });
    case 'CombatantYielded':
      return change(state, event.combatantId, { status: 'YIELDED', prepared: null });
    case 'CombatantFightsOn':
      return change(state, event.combatantId, { status: 'STANDING' });
    case 'EncounterEnded':
      return {
        ...state,
        phase: {
          kind: 'ENDED',
          round: state.phase.kind === 'COMBAT' ? state.phase.round : 0,
          outcome: event.outcome,
        },
      };
  }
}

const byKey = <T extends { readonly key: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((entry) => [entry.key, entry]));

const others = (ids: readonly CombatantId[], gone: CombatantId): readonly CombatantId[] =>
  ids.filter((id) => id !== gone);

function change(state: State, id: CombatantId, patch: Partial<Combatant>): State {
  const combatant = { ...combatantOf(state, id), ...patch };
  return { ...state, combatants: { ...state.combatants, [id]: combatant } };
}

function everyone(state: State, patch: (combatant: Combatant) => Partial<Combatant>): State {
  const combatants = Object.values(state.combatants).map(
    (combatant) => [combatant.id, { ...combatant, ...patch(combatant) }] as const,
  );
  return { ...state, combatants: Object.fromEntries(combatants) };
}

const combat = (state: State, patch: Partial<Combat>): State => ({
  ...state,
  phase: { ...combatOf(state), ...patch },
});

// ------------------------------------------------------------------ who is there, in what order

/** Whoever joins a fight ranks by vigilance, after its equals, and acts from the next round on. */
function addCombatants(state: State, added: readonly Newcomer[]): State {
  const ids = added.map(({ id }) => id);
  const combatants = { ...state.combatants };
  for (const input of added) combatants[input.id] = fresh(input, state);
  const after = { ...withoutHidden(state, ids), combatants };
  return state.phase.kind === 'COMBAT'
    ? added.reduce((before, { id }) => ranked(before, id), after)
    : after;
}

function ranked(state: State, id: CombatantId): State {
  const { order } = combatOf(state);
  const { vigilance } = combatantOf(state, id);
  const at = order.findIndex((other) => combatantOf(state, other).vigilance < vigilance);
  const rank = at < 0 ? order.length : at;
  return combat(state, { order: [...order.slice(0, rank), id, ...order.slice(rank)] });
}

/** VIG-26: whose turn is still to come has it still, in the new order. */
function reranked(state: State, order: readonly CombatantId[]): State {
  const { waiting } = combatOf(state);
  return combat(state, { order, waiting: order.filter((id) => waiting.includes(id)) });
}

function begin(state: State, { order, ties, ambushedIds }: EventOf<'VigilanceCompared'>): State {
  const phase: Combat = {
    kind: 'COMBAT',
    round: 0,
    order,
    ties,
    waiting: [],
    turn: { kind: 'BETWEEN' },
    stack: [],
    passed: [],
  };
  return everyone({ ...state, phase }, ({ id }) => ({
    presence: ambushedIds.includes(id) ? 'AMBUSHED' : 'READY',
  }));
}

/** VIG-28: the first tie, with one answer more. */
function answered(ties: readonly Tie[], event: EventOf<'TieAnswered'>): readonly Tie[] {
  const { combatantId, answer, order } = event;
  return ties.map((tie, i) => {
    if (i > 0) return tie;
    const asking = others(tie.asking, combatantId);
    if (tie.kind === 'ORDER')
      return { ...tie, asking: answer === 'ROLL' ? [] : asking, proposal: order };
    return answer === 'FIRST'
      ? { ...tie, asking, first: [...tie.first, combatantId] }
      : { ...tie, asking, declined: [...tie.declined, combatantId] };
  });
}

/** The order, with some of its members exchanging their places. */
function reordered(
  order: readonly CombatantId[],
  members: readonly CombatantId[],
): readonly CombatantId[] {
  const next = [...members];
  return order.map((id) => (members.includes(id) ? (next.shift() ?? id) : id));
}

// ------------------------------------------------------------------ turns and the stack

/** VIG-33, 52, 67: what lasts until the own next turn begins. */
const ownTurn = (state: State, id: CombatantId): State =>
  change(state, id, { granted: nothingGranted, cover: 'NONE' });

function givenUp(state: State, { combatantId, for: gained }: EventOf<'RegularActionGivenUp'>) {
  const { spent, granted } = combatantOf(state, combatantId);
  const { round } = combatOf(state);
  return change(state, combatantId, {
    spent: { ...spent, regular: spent.regular + 1 },
    granted:
      gained === 'MOVEMENT'
        ? { ...granted, movement: granted.movement + 1 }
        : { ...granted, quick: granted.quick + 1, round },
  });
}

function pushed(state: State, event: EventOf<'ActionPushed'>): State {
  const { id, combatantId, declared, granted: takesGranted } = event;
  const { spent, granted, prepared } = combatantOf(state, combatantId);
  const slot = slotField(declared.use);
  const after = change(state, combatantId, {
    ...(takesGranted
      ? { granted: { ...granted, quick: granted.quick - 1 } }
      : { spent: { ...spent, [slot]: spent[slot] + 1 } }),
    // VIG-52: a prepared action that is performed is prepared no more.
    prepared: declared.use === 'QUICK' && declared.action === prepared ? null : prepared,
  });
  const object: StackObject = {
    id,
    ownerId: combatantId,
    declared,
    stage: { kind: 'WAITING' },
  };
  return combat(after, { stack: [...combatOf(after).stack, object], passed: [] });
}

const silences = {
  THIS_OBJECT: 'NONE',
  END_OF_STACK: 'STACK',
  END_OF_TURN: 'TURN',
  END_OF_ROUND: 'ROUND',
} as const;

function silenced(state: State, { combatantId, until }: EventOf<'PriorityPassed'>): State {
  const after = change(state, combatantId, { silence: silences[until] });
  return combat(after, { passed: [...combatOf(after).passed, combatantId] });
}

function stage(state: State, id: string, next: Stage): State {
  return combat(state, {
    stack: combatOf(state).stack.map((object) =>
      object.id === id ? { ...object, stage: next } : object,
    ),
  });
}

function resolving(
  state: State,
  id: string,
  patch: Partial<Extract<Stage, { kind: 'RESOLVING' }>>,
): State {
  const object = combatOf(state).stack.find((entry) => entry.id === id);
  return object?.stage.kind === 'RESOLVING'
    ? stage(state, id, { ...object.stage, ...patch })
    : state;
}

/** VIG-47: after a resolution the asking starts again. */
function removed(state: State, id: string): State {
  const stack = combatOf(state).stack.filter((object) => object.id !== id);
  const after = combat(state, { stack, passed: [] });
  if (stack.length > 0) return after;
  return everyone(after, ({ silence }) => ({ silence: silence === 'STACK' ? 'NONE' : silence }));
}

// ------------------------------------------------------------------ one combatant

function paid(state: State, { combatantId, vigor, focus }: EventOf<'CostPaid'>): State {
  const { nature } = combatantOf(state, combatantId);
  if (nature.kind === 'CREATURE') return state;
  return change(state, combatantId, {
    nature: { ...nature, vigor: nature.vigor - vigor, focus: nature.focus - focus },
  });
}

function counted(
  state: State,
  { combatantId, condition }: EventOf<'CountersGained' | 'CountersLost'>,
  by: number,
): State {
  const { conditions } = combatantOf(state, combatantId);
  const known = conditions.some((active) => active.condition === condition);
  const all = known ? conditions : [...conditions, { condition, count: 0 }];
  return change(state, combatantId, {
    conditions: all
      .map((active) =>
        active.condition === condition ? { ...active, count: active.count + by } : active,
      )
      .filter(({ count }) => count > 0),
  });
}

function moved(
  state: State,
  { combatantId, path }: EventOf<'CombatantMoved' | 'CombatantShoved'>,
): State {
  const position = path.at(-1);
  return position ? change(state, combatantId, { position }) : state;
}

function handled(state: State, { combatantId, drop, stow, draw }: EventOf<'ItemsHandled'>): State {
  const { items } = combatantOf(state, combatantId);
  return change(state, combatantId, {
    items: items
      .filter(({ key }) => key !== drop)
      .map((item) =>
        item.kind === 'WEAPON' && (item.key === stow || item.key === draw)
          ? { ...item, held: item.key === draw }
          : item,
      ),
  });
}

function loaded(
  state: State,
  { type, combatantId, weapon }: EventOf<'WeaponLoaded' | 'WeaponDischarged'>,
): State {
  const { items } = combatantOf(state, combatantId);
  return change(state, combatantId, {
    items: items.map((item) =>
      item.kind === 'WEAPON' && item.key === weapon
        ? { ...item, loaded: type === 'WeaponLoaded' }
        : item,
    ),
  });
}
