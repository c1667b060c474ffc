import type { Actor } from '../../../core/command/actor.ts';
import {
  type Lines,
  type Names as CombatantNames,
  namesIn as combatantNames,
  type Naming,
  narratorOf,
  sharedLines,
} from '../../../core/table/narrate.ts';
import { describeBarrier } from '../../../grid/barrier.ts';
import { type Hex, hexName } from '../../../grid/hex.ts';
import { triggerPhrase } from '../../../core/orders/trigger.ts';
import { orderNote } from '../../../core/orders/standing-orders.ts';
import { describeContest, describeScore, describeTerms } from '../../../core/score/score.ts';
import { listed } from '../../../core/values/words.ts';
import type { Event, EventOfType, Payment } from '../model/events.ts';
import { findAction, findCombatant, findCondition } from '../model/lookup.ts';
import { ALOFT } from '../model/conditions.ts';
import { abilityField } from '../model/combatant/abilities.ts';
import type { StandingOrders } from '../model/combatant/standing-orders.ts';
import type { State, Answer, Prepared } from '../model/state.ts';

/** Names for what events tell of. */
interface Names extends CombatantNames {
  readonly what: (key: string) => string;
  readonly ailment: (key: string) => string;
  /** A thing by the name that the event has, or what the combatant calls it now. */
  readonly thing: (combatantId: string, key: string, name: string | null | undefined) => string;
}

const namesIn = (state: State, actor: Actor | undefined, naming: Naming): Names => ({
  ...combatantNames(state, actor, naming),
  what: (key) => naming.name(findAction(state, key)?.name ?? key),
  ailment: (key) => naming.name(findCondition(state, key)?.name ?? key),
  thing: (id, key, name) =>
    naming.name(
      name ?? findCombatant(state, id)?.items.find((item) => item.key === key)?.name ?? key,
    ),
});

const lines: Lines<Event, Names> = {
  ...sharedLines,
  VigilanceCompared: (event, { all }) =>
    `By vigilance: ${all(event.order)}${event.ambushedIds.length > 0 ? `; ambushed: ${all(event.ambushedIds)}` : ''}`,
  TieAnswered: (event, { who, all }) =>
    `${who(event.combatantId)} ${answers[event.answer]}${event.order.length > 0 ? `: ${all(event.order)}` : ''}`,
  TieSettled: (event, { who, all }) => `${rolledOff(event, who)}Order: ${all(event.order)}`,
  FightGoesOn: () => 'No opponents are left, and the fight goes on',
  TurnSkipped: (event, { who }) =>
    `${who(event.combatantId)} has no turn: ${skipped[event.reason]}`,
  RegularActionGivenUp: (event, { who }) =>
    `${who(event.combatantId)} gives up the regular action for a ${event.for.toLowerCase()} action`,
  ActionPushed: (event, names) => `${names.who(event.combatantId)} ${pushed(event, names)}`,
  PriorityPassed: (event, { who }) => `${who(event.combatantId)} passes${passes[event.until]}`,
  StandingOrdersSet: (event, { who }) =>
    `${who(event.combatantId)}'s standing orders: ${ordersPhrase(event)}`,
  ActionResolving: (event, { who }) =>
    `The action of ${who(event.combatantId)} can no longer be answered`,
  CheckAmplified: (event, { who }) =>
    `${who(event.combatantId)} ${amplifies(event.by)}${orderNote(event)}`,
  ActionAnswered: (event, { who, what }) =>
    `${who(event.combatantId)} ${meets(event.answer, what)}${orderNote(event)}`,
  ActionResolved: (event, { who }) => `${who(event.combatantId)}'s action is done`,
  ActionPrevented: (event, names) => prevented(event, names),
  ActionPrepared: (event, { who, what }) =>
    `${who(event.combatantId)} has prepared ${what(event.action)}${untilPhrase(event, who)}`,
  PreparedActionLost: (event, { who, what }) =>
    `${who(event.combatantId)} loses the prepared ${event.action ? what(event.action) : 'action'}: the turn has come`,
  CheckMade: (event, names) => checked(event, names),
  AttackRolled: (event, names) => struck(event, names),
  PercentRolled: (event) =>
    `A chance of ${event.chance} %: ${event.roll}, ${event.met ? 'met' : 'not met'}`,
  CostPaid: (event, { who, what }) =>
    `${who(event.combatantId)} pays ${paid(event)}${purpose(event, what)}`,
  DamageTaken: (event, names) => hurt(event, 'damage', names),
  StressTaken: (event, names) => hurt(event, 'stress', names),
  CombatantDown: (event, { who }) => `${who(event.combatantId)} is unconscious and dying`,
  CombatantDied: (event, { who }) => `${who(event.combatantId)} is dead`,
  CombatantStabilized: (event, { who }) => `${who(event.combatantId)} is stabilized`,
  PanicBegan: (event, { who }) => `${who(event.combatantId)} panics`,
  PanicEnded: (event, { who }) =>
    `${who(event.combatantId)} is calm again, with ${event.stress} stress and one more trauma`,
  CountersGained: (event, names) =>
    event.condition === ALOFT
      ? `${names.who(event.combatantId)} rises ${fields(event.count)}`
      : `${names.who(event.combatantId)} gains ${counters(event, names)}`,
  CountersLost: (event, names) => `${names.who(event.combatantId)} ${lost(event, names)}`,
  CombatantMoved: (event, { who }) => `${who(event.combatantId)} moves ${trail(event.path)}`,
  CombatantShoved: (event, { who }) =>
    `${who(event.combatantId)} is pushed ${shovePhrase(event, who)}`,
  ItemsHandled: (event, names) => `${names.who(event.combatantId)} ${handled(event, names.thing)}`,
  WeaponLoaded: (event, { who, thing }) =>
    `${who(event.combatantId)} has loaded the ${thing(event.combatantId, event.weapon, event.weaponName)}`,
  WeaponDischarged: (event, { who, thing }) =>
    `${who(event.combatantId)} must reload the ${thing(event.combatantId, event.weapon, event.weaponName)}`,
  CoverTaken: (event, { who }) => `${who(event.combatantId)} takes cover behind the shield`,
};

/** One line for the table's log. `state` is any state since the event: it lends the names. */
export const narrate = narratorOf<Event, State, Names>(lines, namesIn);

const ordersPhrase = ({ orders }: EventOfType<'StandingOrdersSet'>): string =>
  `${defends[orders.defense]}; ${payments[orders.amplify]}; ${responds[orders.passing]}`;

const defends: Readonly<Record<StandingOrders['defense'], string>> = {
  ASK: 'ask about each defense',
  ASK_IF_CHOICE: 'ask about a defense only if there is a choice',
  ACTIVE: 'defend actively',
  PASSIVE: 'defend passively',
};

const payments: Readonly<Record<StandingOrders['amplify'], string>> = {
  ASK: 'ask what to pay for checks',
  NEVER: 'pay nothing for checks',
};

const responds: Readonly<Record<StandingOrders['passing'], string>> = {
  NONE: 'ask about responses',
  OWN_TURN: 'no responses until the next turn',
  END_OF_ROUND: 'no responses until the round ends',
  TARGETED: 'no responses until a target',
};

const passes = {
  TOP_CHANGES: '',
  OWN_TURN: ' until the next turn',
  END_OF_ROUND: ' until the round ends',
  TARGETED: ' until a target',
} as const;

const skipped: Readonly<Record<EventOfType<'TurnSkipped'>['reason'], string>> = {
  DOWN: 'unconscious and dying',
  STABLE: 'unconscious',
  DEAD: 'dead',
  YIELDED: 'has yielded',
  COWERING: 'panics and has no way out',
};

const answers = {
  FIRST: 'goes first',
  DECLINE: 'lets the others go first',
  AGREE: 'agrees on an order',
  ROLL: 'wants to roll',
} as const;

/** Of more than two who tie, the totals alone. */
function rolledOff({ rolls }: EventOfType<'TieSettled'>, who: (id: string) => string): string {
  if (rolls.length === 0) return '';
  const told = rolls.map(({ combatantId, roll }) =>
    rolls.length > 2
      ? `${who(combatantId)} ${roll.total}`
      : `${who(combatantId)} rolls ${describeScore(roll)}`,
  );
  return `Dexterity: ${rolls.length > 2 ? listed(told, MAX_TOTALS) : told.join('; ')}. `;
}

/** Characters: the order comes behind them. */
const MAX_TOTALS = 100;

/** `Ann's Bar the Way (dexterity) at Rat succeeds: 12 against 9 (dexterity 2 + 2d6 [4 6]; ...)`. */
function checked(
  { combatantId, action, ability, roll, opponentId, opposing, success }: EventOfType<'CheckMade'>,
  { who, what }: Names,
): string {
  const at = opponentId === null ? '' : ` at ${who(opponentId)}`;
  const check = `${who(combatantId)}'s ${what(action)} (${abilityField(ability)})${at}`;
  if (opposing === null) return `${check}: ${describeScore(roll)}`;
  return `${check} ${success ? 'succeeds' : 'fails'}: ${describeContest(roll, opposing)}`;
}

/**
 * `Ann's Assault hits Rat: 17 against 11 (assault 5 + 2d6 [6 6]; defend difficulty 11)`. The damage is
 * told as it is taken; here only what boosts add to it.
 */
function struck(event: EventOfType<'AttackRolled'>, { who, what }: Names): string {
  const { attackerId, targetId, action, attack, against, damage, damageTerms } = event;
  const { boosts, defenseBoosts } = event;
  const verb = damage > 0 ? 'hits' : 'misses';
  const parts = damageTerms.length > 1 ? ` (${describeTerms(damageTerms)})` : '';
  const harm = damage > 0 ? `, ${damage} damage${parts}` : '';
  const met = defenseBoosts?.length ? `, who defends${boostedWith(defenseBoosts, what)}` : '';
  return `${who(attackerId)}'s ${what(action)}${boostedWith(boosts, what)} ${verb} ${who(targetId)}${met}: ${describeContest(attack, against)}${harm}`;
}

/** ` with Feint, Sure Aim`; empty without boosts. */
const boostedWith = (boosts: readonly string[] | null | undefined, what: Names['what']): string =>
  boosts?.length ? ` with ${boosts.map(what).join(', ')}` : '';

/** `uses Assault (quick, Sword) at Rat with Feint`, `prepares Assault for when Rat moves`. */
function pushed(event: EventOfType<'ActionPushed'>, { who, all, what, thing }: Names): string {
  const { combatantId, action, use, boosts, targetIds, prepares, weapon, weaponName, path } = event;
  const extra = boostedWith(boosts, what);
  if (action === 'prepare')
    return `prepares ${prepares ? `${what(prepares.action)}${untilPhrase(prepares, who)}` : 'an action'}`;
  const at = targetIds.length > 0 ? ` at ${all(targetIds)}` : '';
  const arm = weapon === null ? '' : `, ${thing(combatantId, weapon, weaponName)}`;
  const way = path.length > 0 ? ` ${trail(path)}` : '';
  return `uses ${what(action)} (${use.toLowerCase()}${arm})${at}${way}${extra}`;
}

/** `Ann prevents Rat's Travel`, `Rat's Assault has become impossible: Ann is 3 fields away`. */
function prevented(event: EventOfType<'ActionPrevented'>, { who, what }: Names): string {
  const { combatantId, byId, reason, action, why } = event;
  const prevention = `${who(combatantId)}'s ${action ? what(action) : 'action'}`;
  if (reason !== null) return `The GM prevents ${prevention}: ${reason}`;
  if (byId !== null) return `${who(byId)} prevents ${prevention}`;
  return `${prevention} has become impossible${why ? `: ${why}` : ''}`;
}

/** VIG-52. */
const untilPhrase = ({ trigger }: Prepared, who: Names['who']): string =>
  trigger ? triggerPhrase(trigger, who).replace(/^until/, ' for when') : '';

const amplifies = (by: number): string =>
  by === 0 ? 'does not amplify the check' : `amplifies the check by ${by}`;

function meets(answer: Answer, what: (key: string) => string): string {
  switch (answer.kind) {
    case 'DEFENSE': {
      const boosts = boostedWith(answer.boosts, what);
      const more = answer.amplification > 0 ? `, amplified by ${answer.amplification}` : '';
      return `defends ${answer.defense === 'ACTIVE' ? 'actively' : 'passively'}${boosts}${more}`;
    }
    case 'CHECK':
      return amplifies(answer.amplification);
    case 'CONSENT':
      return answer.accepts ? 'accepts' : 'refuses';
  }
}

const paid = ({ vigor, focus }: EventOfType<'CostPaid'>): string =>
  [vigor > 0 ? `${vigor} vigor` : '', focus > 0 ? `${focus} focus` : '']
    .filter((part) => part !== '')
    .join(' and ');

const purposes = {
  ACTION: 'for',
  CHECK: 'to amplify',
  DEFENSE: 'to defend against',
} as const;

/** What a cost is paid for; nothing where that was not kept. */
const purpose = ({ paidFor, paidAction }: Payment, what: Names['what']): string =>
  paidFor && paidAction !== null ? ` ${purposes[paidFor]} ${what(paidAction)}` : '';

/** `Ann takes 8 of 9 damage to amplify Assault, in place of vigor: it stops at the limit, 40`. */
function hurt(
  event: EventOfType<'DamageTaken' | 'StressTaken'>,
  harm: 'damage' | 'stress',
  { who, what }: Names,
): string {
  const { combatantId, amount, due, total } = event;
  const stops = due !== null && due > amount;
  const much = stops ? `${amount} of ${due}` : `${amount}`;
  const cost = purpose(event, what);
  const instead = cost ? `${cost}, in place of ${harm === 'damage' ? 'vigor' : 'focus'}` : '';
  const known = total === null ? '' : `, ${total}`;
  const sum = stops ? `: it stops at the limit${known}` : known && `${known} in all`;
  return `${who(combatantId)} takes ${much} ${harm}${instead}${sum}`;
}

function handled(event: EventOfType<'ItemsHandled'>, thing: Names['thing']): string {
  const { combatantId, drop, stow, draw, dropName, stowName, drawName } = event;
  const said = (verb: string, key: string | null, name: string | null) =>
    key === null ? [] : [`${verb} the ${thing(combatantId, key, name)}`];
  return [
    ...said('lets go of', drop, dropName),
    ...said('stows', stow, stowName),
    ...said('takes', draw, drawName),
  ].join(', ');
}

const fields = (count: number): string => `${count} ${count === 1 ? 'field' : 'fields'}`;

type Counters = Pick<EventOfType<'CountersLost'>, 'condition' | 'count'>;

/** `2 Dazed counters`. */
const counters = ({ condition, count }: Counters, { ailment }: Names): string =>
  `${count} ${ailment(condition)} ${count === 1 ? 'counter' : 'counters'}`;

/** VIG-36: what the rules speak of themselves is said in words. */
function lost(event: Counters, names: Names): string {
  if (event.condition === ALOFT) return `comes down ${fields(event.count)}`;
  if (event.condition === 'prone') return 'stands up';
  return `loses ${counters(event, names)}`;
}

/** How far, and what ended it. */
function shovePhrase(
  { path, meant, barrier }: EventOfType<'CombatantShoved'>,
  who: (id: string) => string,
): string {
  if (!barrier) return trail(path);
  return `${path.length} of ${meant} fields to ${hexName(path.at(-1) ?? barrier.hex)}, stopped by ${describeBarrier(barrier, who)}`;
}

const trail = (path: readonly Hex[]): string =>
  `${fields(path.length)} to ${hexName(path.at(-1) ?? { q: 0, r: 0 })}`;
