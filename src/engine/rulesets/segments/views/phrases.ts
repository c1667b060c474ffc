import { describeBarrier } from '../../../grid/barrier.ts';
import { triggerPhrase } from '../../../core/orders/trigger.ts';
import { describeTerms } from '../../../core/score/score.ts';
import { type Hex, hexName } from '../../../grid/hex.ts';
import { kindLabels, kindPhrases } from '../stats/budget.ts';
import type { Kind } from '../model/actions.ts';
import { basicConditions } from '../model/built-in.ts';
import { roundAndSegment } from '../model/clock.ts';
import type { EventOf } from '../model/events.ts';
import type { Defense } from '../model/ongoing.ts';
import type { StandingOrders } from '../model/combatant/standing-orders.ts';

export function ruledPhrase({ position, stats }: EventOf<'Adjudicated'>): string {
  const { hitPoints = null, spent = null } = stats ?? {};
  const kinds = spent && [...Map.groupBy(spent, (kind) => kindLabels[kind])].map(manyOf).join(', ');
  return [
    position === null ? '' : `; now at ${hexName(position)}`,
    hitPoints === null ? '' : `; hit points: ${hitPoints}`,
    kinds === null ? '' : `; spent this round: ${kinds || 'nothing'}`,
  ].join('');
}

const manyOf = ([label, { length }]: readonly [string, readonly unknown[]]): string =>
  length === 1 ? label : `${label} (${length} times)`;

/** At most so many names in a line; the rest stands in the fields of the event. */
const MOST = 6;

/** `Ana, Bor (2 times) and Cid`. */
export function several(all: readonly string[], most = MOST): string {
  const names = [...Map.groupBy(all, (name) => name)].map(([name, { length }]) =>
    length > 1 ? `${name} (${length} times)` : name,
  );
  const shown = names.length > most ? names.slice(0, most - 1) : names;
  const rest = names.length - shown.length;
  const parts = rest > 0 ? [...shown, `${rest} others`] : shown;
  const [last = ''] = parts.slice(-1);
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

export const atPhrase = (names: readonly string[]): string =>
  names.length > 0 ? ` at ${several(names)}` : '';

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

/** SEG-30: what was paid in place of the printed kind. */
export const paidPhrase = ({ paid }: EventOf<'ActionDeclared'>): string =>
  paid ? `, reduced to a ${kindLabels[paid]}` : '';

export function aimPhrase(
  { action, maneuver, targetIds, targetHexes, modifiers, speed }: EventOf<'ActionDeclared'>,
  who: (id: string) => string,
  modifierName: (action: string, key: string) => string,
): string {
  return [
    maneuver ? ' as a maneuver' : '',
    atPhrase([...targetIds.map(who), ...targetHexes.map(hexName)]),
    modifiers.length > 0
      ? ` with ${several(modifiers.map((key) => modifierName(action, key)))}`
      : '',
    speed === null ? '' : `, ${counted(speed, 'hex')} a segment`,
  ].join('');
}

/** SEG-27: `for when Bor moves`. */
export const triggerFor = (
  { trigger }: EventOf<'ActionReadied'>,
  who: (id: string) => string,
): string => (trigger ? triggerPhrase(trigger, who).replace(/^until/, ' for when') : '');

export const spentPhrase = (spends: readonly Kind[]): string =>
  spends.length > 0 ? `spends ${several(spends.map((kind) => kindPhrases[kind]))} ` : '';

/** SEG-16, 28: who paid for a place in the order, and who got another one. */
export const rankPhrase = (spends: readonly Kind[]): string =>
  spends.length > 0 ? `${spentPhrase(spends)}to rise: place` : 'now has place';

/** SEG-09: why there is no turn to take. */
export function passPhrase({ reason, until }: EventOf<'TurnPassed'>): string {
  switch (reason) {
    case 'DOWN':
      return 'is down';
    case 'YIELDED':
      return 'has yielded';
    case 'SURPRISED':
      return `is surprised and cannot act${until ? ` before segment ${until}` : ''}`;
  }
}

/** How an attack was met, as far as the score alone does not say it. */
export const metPhrases: Readonly<Record<Defense['kind'], string>> = {
  COUNTER: '',
  DODGE: ', who dodges',
  REACTION: ', who reacts',
  NONE: ', who does not defend',
};

/** SEG-37: `[2], 3 or less misses (concealment)`. */
export const missPhrase = ({ die, missChance, terms }: EventOf<'MissChanceRolled'>): string =>
  `[${die}], ${missChance === 1 ? '1' : `${missChance} or less`} misses (${terms.map(({ label }) => label).join(' and ')})`;

/** SEG-50: why an attack is lost. */
export function spentReason(
  { reason, attackerId, targetId }: EventOf<'AttackSpent'>,
  who: (id: string) => string,
): string {
  const target = targetId === null ? 'its target' : who(targetId);
  switch (reason) {
    case 'TARGET_DOWN':
      return `${target} is down`;
    case 'ATTACKER_DOWN':
      return `${who(attackerId)} is down`;
    case 'OUT_OF_REACH':
      return `${target} is out of reach`;
    case 'OUT_OF_SIGHT':
      return `${target} is out of sight`;
    case 'NO_TARGET':
      return 'the hex is empty';
    case 'TARGET_MOVED':
      return `${target} has left the hex`;
    case 'BLOCKED':
      return 'a wall stands in its way';
  }
}

/** SEG-11: what has ended early, and why. */
export function endedPhrase(
  { ownerId, action, reason, walked, to = null }: EventOf<'OngoingEnded'>,
  { who, whose }: { who: (id: string) => string; whose: (owner: string, key: string) => string },
): string {
  const owner = ownerId ? who(ownerId) : null;
  const what = ownerId && action ? whose(ownerId, action) : owner ? `${owner}'s pushback` : 'It';
  const reasons = {
    DONE: 'nothing of it is left',
    REPLACED: 'another movement takes its place',
    OWNER_STOPPED: `${owner ?? 'its owner'} cannot go on`,
    BLOCKED: 'something is in its way',
    TARGET_GONE: `${owner ?? 'its target'} is down`,
  };
  const after = walked && to ? ` after ${counted(walked, 'hex')} at ${hexName(to)}` : '';
  return `${what} ends${after}: ${reasons[reason]}`;
}

/** SEG-112: in which segment, or at once where others are asked first. */
export const delayPhrase = ({ round, segment, delayed }: EventOf<'EffectDelayed'>): string => {
  if (delayed.begins === delayed.since) return 'after those who wait for it';
  return round && segment ? `in segment ${segment} of round ${round}` : 'later';
};

export const fillPhrase = (hexes: readonly Hex[]): string =>
  hexes.length === 0 ? 'finds no hex to fill' : `fills ${counted(hexes.length, 'hex')}`;

/** Grants are named as what they do, so they stand in the middle of a sentence. */
export const conditionPhrase = (key: string, name: string): string =>
  Object.hasOwn(basicConditions, key) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

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

export const trail = (path: readonly Hex[]): string =>
  `${counted(path.length, 'hex')} to ${hexName(path.at(-1) ?? { q: 0, r: 0 })}`;

/** What is left of a way or of a structure; nothing once it is done. */
export const toGo = (left: number): string => (left === 0 ? '' : `, ${left} to go`);

/** SEG-70, 72: how far, and what ended it. */
export function pushPhrase(
  { path, meant, barrier, left }: EventOf<'CombatantPushed'>,
  who: (id: string) => string,
): string {
  if (!barrier) return `is pushed ${trail(path)}${toGo(left)}`;
  const by = describeBarrier(barrier, who);
  const [end] = path.slice(-1);
  return end
    ? `is pushed ${path.length} of ${counted(meant, 'hex')} to ${hexName(end)} and stopped by ${by}`
    : `is not pushed: ${by} is in the way`;
}

/** SEG-53: how far a movement has led, as it ends; before that, what is left of it. */
export function playedPhrase({
  suspended,
  segmentsLeft,
  walked,
  to = null,
}: EventOf<'MovementPlayed'>): string {
  const isOver = segmentsLeft === 0 && to !== null;
  const way = isOver && walked > 0 ? `${counted(walked, 'hex')} to ${hexName(to)}` : '';
  if (suspended)
    return ` is pushed and cannot move by itself in this segment${way ? `; it has moved ${way}` : ''}`;
  if (segmentsLeft > 0) return `'s movement has ${counted(segmentsLeft, 'segment')} left`;
  if (!isOver) return "'s movement is over";
  return way ? ` moves ${way}` : "'s movement leads nowhere";
}

export const leftPhrase = ({ hitPoints }: { readonly hitPoints: number | null }): string =>
  hitPoints === null ? '' : `, ${hitPoints} left`;

/** SEG-81, 88: how long a condition lasts. */
export function durationPhrase(
  { until, once, action }: EventOf<'ConditionInflicted'>,
  isHealed: boolean,
  what: (key: string) => string,
): string {
  const end = until === null ? null : endOf(until);
  if (!once) return end ?? (isHealed ? 'until healed' : 'until it is ended');
  const roll = action ? `for one roll of ${what(action)}` : 'for one roll';
  return end === null ? roll : `${roll}, or ${end}`;
}

function endOf(until: number): string {
  const { round, segment } = roundAndSegment(until);
  return `until segment ${segment} of round ${round} begins`;
}

/** SEG-13, 17: the order with what everyone scored; the dice stand in the fields of the event. */
export function initiativePhrase(
  { rolls, rerolls, order, delayed }: EventOf<'InitiativeRolled'>,
  who: (id: string) => string,
): string {
  const scores = new Map(rolls.map(({ combatantId, roll }) => [combatantId, roll.total]));
  // Of a crowd who comes first; the others stand in the fields of the event.
  const ranking = several(
    order.map((id) => `${who(id)} with ${scores.get(id) ?? 0}`),
    order.length > MOST ? FIRST_OF_MANY : MOST,
  );
  const ties = rerolls.length > 0 ? '; ties were rolled again' : '';
  const late = lateGroups.flatMap(({ until, unaware, why }) => {
    const group = delayed.filter(
      (one) => one.until === until && (until > 2 || (one.unaware === true) === unaware),
    );
    const verb = group.length === 1 ? 'acts' : 'act';
    const names =
      group.length > MAX_LATE
        ? `${group.length} combatants`
        : several(group.map(({ combatantId }) => who(combatantId)));
    return group.length > 0 ? [`; ${names} ${verb} from segment ${until} on (${why})`] : [];
  });
  return `Initiative: ${ranking}${ties}${late.join('')}`;
}

const FIRST_OF_MANY = 4;

/** So many who act late are named. */
const MAX_LATE = 2;

/** SEG-17: why some act later. */
const lateGroups = [
  { until: 2, unaware: true, why: 'unaware' },
  { until: 2, unaware: false, why: 'no six' },
  { until: 3, unaware: true, why: 'unaware, no six' },
] as const;

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
