import { describeBarrier } from '../../../grid/barrier.ts';
import { describeScore, describeTerms } from '../../../core/score/score.ts';
import { hexKey, type Hex } from '../../../grid/hex.ts';
import { roundAndSegment } from '../model/clock.ts';
import type { EventOf, InitiativeRoll } from '../model/events.ts';
import type { Defense } from '../model/ongoing.ts';
import type { StandingOrders } from '../model/combatant/standing-orders.ts';

export function ruledPhrase({ position, figures }: EventOf<'Adjudicated'>): string {
  const { hitPoints = null, spent = null } = figures ?? {};
  return [
    position === null ? '' : `; now at ${place(position)}`,
    hitPoints === null ? '' : `; ${counted(hitPoints, 'hit point')}`,
    spent === null ? '' : `; spent this round: ${spent.join(', ') || 'nothing'}`,
  ].join('');
}

export const criticalPhrases = {
  NONE: '',
  HIT: ' critically',
  FAILURE: ' (critical failure)',
  CATASTROPHE: ' (catastrophic failure)',
} as const;

export function purchasePhrase({ maneuvers, hexes }: EventOf<'ManeuverPointsSpent'>): string {
  const moved = hexes > 0 ? [`reposition ${counted(hexes, 'hex')}`] : [];
  return [...maneuvers.map((maneuver) => maneuver.toLowerCase()), ...moved].join(', ') || 'nothing';
}

export function aimPhrase(
  { maneuver, targetIds, targetHexes, modifiers, speed }: EventOf<'ActionDeclared'>,
  who: (id: string) => string,
): string {
  const targets = [...targetIds.map(who), ...targetHexes.map(place)];
  return [
    maneuver ? ' as a maneuver' : '',
    targets.length > 0 ? ` at ${targets.join(', ')}` : '',
    modifiers.length > 0 ? ` with ${modifiers.join(', ')}` : '',
    speed === null ? '' : `, ${counted(speed, 'hex')} a segment`,
  ].join('');
}

export const orderPhrases: Readonly<Record<StandingOrders['defense'], string>> = {
  ASK: 'will be asked how to meet attacks',
  ASK_IF_CHOICE: 'will be asked how to meet attacks only while there is a choice',
  REACTION: 'will meet attacks with a Reaction',
  NONE: 'will not defend',
};

/** SEG-45, for tables that play a Reaction as taking the edge off the damage. */
export const reductionPhrase = ({ reducedBy, reduction }: EventOf<'DamageDealt'>): string =>
  reducedBy === 0 ? '' : `, less ${reducedBy} (${describeTerms(reduction)})`;

export const counted = (n: number, noun: string): string =>
  `${n} ${noun}${n === 1 ? '' : noun === 'hex' ? 'es' : 's'}`;

export const place = (hex: Hex): string => `the hex ${hexKey(hex)}`;

export const trail = (path: readonly Hex[]): string =>
  `${counted(path.length, 'hex')} to (${path.at(-1)?.q ?? 0}, ${path.at(-1)?.r ?? 0})`;

/** What is left of a way or of a structure; nothing once it is done. */
export const toGo = (left: number): string => (left === 0 ? '' : `, ${counted(left, 'hex')} to go`);

/** SEG-70, 72: how far, and what ended it. */
export function pushPhrase(
  { path, meant, barrier, left }: EventOf<'CombatantPushed'>,
  who: (id: string) => string,
): string {
  if (!barrier) return `${trail(path)}${toGo(left)}`;
  const [end] = path.slice(-1);
  const so = end
    ? `${path.length} of ${counted(meant, 'hex')} to (${end.q}, ${end.r}), and`
    : 'and';
  return `${so} stopped by ${describeBarrier(barrier, who)}`;
}

export const leftPhrase = ({ hitPoints }: { readonly hitPoints: number | null }): string =>
  hitPoints === null ? '' : `, ${hitPoints} left`;

export function durationPhrase({ until, once }: EventOf<'ConditionInflicted'>): string {
  if (!once) return `until ${end(until)}`;
  return until === null ? 'for one roll' : `for one roll, or until ${end(until)}`;
}

function end(until: number | null): string {
  if (until === null) return 'healed';
  const { round, segment } = roundAndSegment(until);
  return `segment ${segment} of round ${round} begins`;
}

export const initiativePhrase = (
  { combatantId, roll }: InitiativeRoll,
  who: (id: string) => string,
): string => `${who(combatantId)} rolls ${describeScore(roll)}`;

export function rerollPhrase(
  { rerolls: rounds }: EventOf<'InitiativeRolled'>,
  who: (id: string) => string,
) {
  if (rounds.length === 0) return '';
  const ties = rounds.map(({ rolls }) =>
    rolls.map((roll) => initiativePhrase(roll, who)).join('; '),
  );
  return `; ties rolled again: ${ties.join(' / ')}`;
}

export function defensePhrase(defense: Defense, what: (key: string) => string): string {
  switch (defense.kind) {
    case 'COUNTER':
      return `defends with ${what(defense.action)}`;
    case 'DODGE':
      return 'dodges';
    case 'REACTION':
      return 'reacts';
    case 'NONE':
      return 'does not defend';
  }
}
