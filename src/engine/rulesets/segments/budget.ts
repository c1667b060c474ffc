import { illegal, type Rejection } from '../../core/command/rejection.ts';
import { type Action, type Kind, kinds } from './actions.ts';
import { roundOf } from './clock.ts';
import { effectsOn, findCondition } from './lookup.ts';
import type { Combatant, Cooldown, State } from './state.ts';

/** SEG-21: at most two Swifts a round. */
const SWIFTS = 2;

const count = (spent: readonly Kind[], kind: Kind): number =>
  spent.filter((other) => other === kind).length;

/**
 * SEG-21: a round holds a Full, or a Standard and a Move, or two Moves; and two Swifts.
 * Free actions have no limit (SEG-25).
 */
export function fits(spent: readonly Kind[], kind: Kind): boolean {
  const standards = count(spent, 'STANDARD');
  const moves = count(spent, 'MOVE');
  const full = count(spent, 'FULL') > 0;
  switch (kind) {
    case 'FULL':
      return !full && standards + moves === 0;
    case 'STANDARD':
      return !full && standards === 0 && moves <= 1;
    case 'MOVE':
      return !full && standards + moves <= 1;
    case 'SWIFT':
      return swiftsLeft(spent) > 0;
    case 'FREE':
      return true;
  }
}

export const swiftsLeft = (spent: readonly Kind[]): number => SWIFTS - count(spent, 'SWIFT');

/** What an action takes from the round: Free takes nothing. */
export const spends = (kind: Kind): readonly Kind[] => (kind === 'FREE' ? [] : [kind]);

const names: Readonly<Record<Kind, string>> = {
  FULL: 'a Full action',
  STANDARD: 'a Standard action',
  MOVE: 'a Move action',
  SWIFT: 'a Swift action',
  FREE: 'a Free action',
};

/** What the round still holds, in words. */
function roomLeft(spent: readonly Kind[]): string {
  const left = kinds.filter((kind) => kind !== 'FREE' && fits(spent, kind));
  return left.length > 0
    ? `${left.map((kind) => names[kind]).join(' or ')} still fits`
    : 'only Free actions are left';
}

export function refuseBudget(combatant: Combatant, kind: Kind): Rejection | null {
  if (fits(combatant.spent, kind)) return null;
  return illegal(
    'SEG-21',
    `${combatant.name} has no room for ${names[kind]} this round`,
    roomLeft(combatant.spent),
    { spent: combatant.spent, wanted: kind },
  );
}

/** SEG-93: who is disoriented has one action a round, and it is no Full, besides Swifts and Free. */
export function refuseDisoriented(
  state: State,
  combatant: Combatant,
  kind: Kind,
): Rejection | null {
  if (kind === 'SWIFT' || kind === 'FREE') return null;
  const limit = effectsOn(state, combatant).find(
    ({ active, effect }) => effect.type === 'ONE_ACTION' && !active.lifted,
  );
  if (!limit) return null;
  const first = combatant.spent.every((spent) => spent === 'SWIFT');
  if (first && kind !== 'FULL') return null;
  const condition = findCondition(state, limit.active.condition)?.name ?? limit.active.condition;
  return illegal(
    'SEG-93',
    `${combatant.name} is ${condition} and cannot use ${names[kind]} now`,
    first ? 'this round holds a Standard or a Move' : 'only Swift and Free actions are left',
    { spent: combatant.spent, wanted: kind },
  );
}

/** SEG-22: a turn's action is one initiation; Free actions are none. */
export function refuseInitiation(combatant: Combatant, kind: Kind): Rejection | null {
  if (kind === 'FREE' || !combatant.initiated) return null;
  return illegal(
    'SEG-22',
    `${combatant.name} has already initiated an action in this segment`,
    'another may come in the next one, and Free actions at any time',
  );
}

/** SEG-94: a use with cooldown N in round r is free again in round r + N + 1. */
export function cooldownAfter(
  state: State,
  use: { readonly action: string; readonly kind: Kind; readonly cooldown: number },
): Cooldown | null {
  if (use.cooldown === 0) return null;
  return { action: use.action, use: use.kind, readyInRound: roundOf(state) + use.cooldown + 1 };
}

export function refuseCooldown(
  state: State,
  combatant: Combatant,
  action: Action,
  use: Kind,
): Rejection | null {
  const running = combatant.cooldowns.find(
    (entry) => entry.action === action.key && entry.use === use,
  );
  if (!running || roundOf(state) >= running.readyInRound) return null;
  return illegal(
    'SEG-94',
    `${combatant.name} must let ${action.name} as ${use} rest`,
    `it is free again from round ${running.readyInRound} on`,
    { readyInRound: running.readyInRound },
  );
}
