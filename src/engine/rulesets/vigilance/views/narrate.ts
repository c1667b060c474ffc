import type { Actor } from '../../../core/command/actor.ts';
import {
  type Lines,
  type Names as CombatantNames,
  namesIn as combatantNames,
  narratorOf,
  sharedLines,
} from '../../../core/table/narrate.ts';
import { describeBarrier } from '../../../grid/barrier.ts';
import type { Hex } from '../../../grid/hex.ts';
import { triggerPhrase } from '../../../core/orders/trigger.ts';
import { orderNote } from '../../../core/orders/standing-orders.ts';
import { describeContest, describeScore, describeTerms } from '../../../core/score/score.ts';
import type { Event, EventOfType, Payment } from '../model/events.ts';
import { findAction, findCondition } from '../model/lookup.ts';
import { abilityField } from '../model/combatant/abilities.ts';
import type { StandingOrders } from '../model/combatant/standing-orders.ts';
import type { State, Answer, Prepared } from '../model/state.ts';

/** Names for what events tell of. */
interface Names extends CombatantNames {
  readonly what: (key: string) => string;
  readonly ailment: (key: string) => string;
}

const namesIn = (state: State, actor?: Actor): Names => ({
  ...combatantNames(state, actor),
  what: (key) => findAction(state, key)?.name ?? key,
  ailment: (key) => findCondition(state, key)?.name ?? key,
});

const lines: Lines<Event, Names> = {
  ...sharedLines,
  VigilanceCompared: (event, { all }) =>
    `By vigilance: ${all(event.order)}${event.ambushedIds.length > 0 ? `; ambushed: ${all(event.ambushedIds)}` : ''}`,
  TieAnswered: (event, { who, all }) =>
    `${who(event.combatantId)} ${answers[event.answer]}${event.order.length > 0 ? `: ${all(event.order)}` : ''}`,
  TieSettled: (event, { who, all }) => `${rolledOff(event, who)}Order: ${all(event.order)}`,
  FightGoesOn: () => 'Nobody is left to fight, and the fight goes on',
  TurnSkipped: (event, { who }) =>
    `${who(event.combatantId)} has no turn to take (${event.reason.toLowerCase()})`,
  RegularActionGivenUp: (event, { who }) =>
    `${who(event.combatantId)} gives up a regular action for a ${event.for.toLowerCase()} action`,
  ActionPushed: (event, { who, all, what }) =>
    `${who(event.combatantId)} uses ${pushed(event, { who, what, all })}`,
  PriorityPassed: (event, { who }) => `${who(event.combatantId)} passes${passes[event.until]}`,
  StandingOrdersSet: (event, { who }) => `${who(event.combatantId)} ${orders(event)}`,
  ActionResolving: (event, { who }) =>
    `${who(event.combatantId)}'s action is not answered any more`,
  CheckAmplified: (event, { who }) =>
    `${who(event.combatantId)} ${amplifies(event.by)}${orderNote(event)}`,
  ActionAnswered: (event, { who, what }) =>
    `${who(event.combatantId)} ${meets(event.answer, what)}${orderNote(event)}`,
  ActionResolved: (event, { who }) => `${who(event.combatantId)}'s action is done`,
  ActionPrevented: (event, { who }) =>
    event.reason !== null
      ? `The GM prevents ${who(event.combatantId)}'s action: ${event.reason}`
      : event.byId === null
        ? `${who(event.combatantId)}'s action has become impossible (${event.rule})`
        : `${who(event.byId)} prevents ${who(event.combatantId)}'s action`,
  ActionPrepared: (event, { who, what }) =>
    `${who(event.combatantId)} has prepared ${what(event.action)}${untilPhrase(event, who)}`,
  PreparedActionLost: (event, { who }) => `${who(event.combatantId)}'s prepared action lapses`,
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
  PanicEnded: (event, { who }) => `${who(event.combatantId)} is calm again`,
  CountersGained: (event, { who, ailment }) =>
    `${who(event.combatantId)} gains ${event.count} of ${ailment(event.condition)}`,
  CountersLost: (event, { who, ailment }) =>
    `${who(event.combatantId)} loses ${event.count} of ${ailment(event.condition)}`,
  CombatantMoved: (event, { who }) => `${who(event.combatantId)} moves ${trail(event.path)}`,
  CombatantShoved: (event, { who }) =>
    `${who(event.combatantId)} is pushed ${shovePhrase(event, who)}`,
  ItemsHandled: (event, { who }) => `${who(event.combatantId)} ${handled(event)}`,
  WeaponLoaded: (event, { who }) => `${who(event.combatantId)} has loaded the ${event.weapon}`,
  WeaponDischarged: (event, { who }) => `${who(event.combatantId)} must reload the ${event.weapon}`,
  CoverTaken: (event, { who }) => `${who(event.combatantId)} takes cover behind the shield`,
};

/** One line for the table's log. `state` is any state since the event: it lends the names. */
export const narrate = narratorOf<Event, State, Names>(lines, namesIn);

const orders = ({ defense, amplify, passing }: EventOfType<'StandingOrdersSet'>): string =>
  `${defends[defense]}, ${payments[amplify]} and ${responds[passing]}`;

const defends: Readonly<Record<StandingOrders['defense'], string>> = {
  ASK: 'will be asked how to meet attacks',
  ASK_IF_CHOICE: 'will be asked how to meet attacks only while there is a choice',
  ACTIVE: 'will defend actively',
  PASSIVE: 'will defend passively',
};

const payments: Readonly<Record<StandingOrders['amplify'], string>> = {
  ASK: 'will be asked what to pay for checks',
  NEVER: 'will pay nothing for checks',
};

const responds: Readonly<Record<StandingOrders['passing'], string>> = {
  NONE: 'will be asked to respond',
  OWN_TURN: 'will not be asked to respond until its next turn',
  END_OF_ROUND: 'will not be asked to respond until the round ends',
  TARGETED: 'will not be asked to respond until it is a target',
};

const passes = {
  TOP_CHANGES: '',
  OWN_TURN: ' until its next turn',
  END_OF_ROUND: ' until the round ends',
  TARGETED: ' until it is a target',
} as const;

const answers = {
  FIRST: 'goes first',
  DECLINE: 'lets the others go first',
  AGREE: 'agrees on an order',
  ROLL: 'wants to roll',
} as const;

function rolledOff({ rolls }: EventOfType<'TieSettled'>, who: (id: string) => string): string {
  if (rolls.length === 0) return '';
  const totals = rolls.map(
    ({ combatantId, roll }) => `${who(combatantId)} rolls ${describeScore(roll)}`,
  );
  return `Dexterity: ${totals.join('; ')}. `;
}

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

/** `Ann's Assault hits Rat: 17 against 11 (assault 5 + 2d6 [6 6]; defend difficulty 11), 6 damage`. */
function struck(event: EventOfType<'AttackRolled'>, { who, what }: Names): string {
  const { attackerId, targetId, action, attack, against, damage, damageTerms } = event;
  const verb = damage > 0 ? 'hits' : 'misses';
  const boosted = damageTerms.length > 1 ? ` (${describeTerms(damageTerms)})` : '';
  const harm = damage > 0 ? `, ${damage} damage${boosted}` : '';
  return `${who(attackerId)}'s ${what(action)} ${verb} ${who(targetId)}: ${describeContest(attack, against)}${harm}`;
}

function pushed(
  { action, use, boosts, targetIds, prepares, weapon, path }: EventOfType<'ActionPushed'>,
  names: Pick<Names, 'who' | 'what' | 'all'>,
): string {
  const at = targetIds.length > 0 ? ` at ${names.all(targetIds)}` : '';
  const extra = boosts.length > 0 ? ` with ${boosts.map(names.what).join(', ')}` : '';
  const prepared = prepares
    ? ` ${names.what(prepares.action)}${untilPhrase(prepares, names.who)}`
    : '';
  const arm = weapon === null ? '' : `, ${weapon}`;
  const way = path.length > 0 ? ` ${trail(path)}` : '';
  return `${names.what(action)}${prepared} (${use.toLowerCase()}${arm})${at}${way}${extra}`;
}

/** VIG-52. */
const untilPhrase = ({ trigger }: Prepared, who: Names['who']): string =>
  trigger ? `, ${triggerPhrase(trigger, who)}` : '';

const amplifies = (by: number): string =>
  by === 0 ? 'does not amplify the check' : `amplifies the check by ${by}`;

function meets(answer: Answer, what: (key: string) => string): string {
  switch (answer.kind) {
    case 'DEFENSE': {
      const boosts = answer.boosts.length > 0 ? ` with ${answer.boosts.map(what).join(', ')}` : '';
      return `defends ${answer.defense === 'ACTIVE' ? 'actively' : 'passively'}${boosts}`;
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

const handled = ({ drop, stow, draw }: EventOfType<'ItemsHandled'>): string =>
  [
    drop === null ? '' : `lets go of ${drop}`,
    stow === null ? '' : `stows ${stow}`,
    draw === null ? '' : `takes ${draw}`,
  ]
    .filter((part) => part !== '')
    .join(', ');

/** How far, and what ended it. */
function shovePhrase(
  { path, meant, barrier }: EventOfType<'CombatantShoved'>,
  who: (id: string) => string,
): string {
  if (!barrier) return trail(path);
  return `${path.length} of ${meant} fields to ${place(path.at(-1) ?? barrier.hex)}, stopped by ${describeBarrier(barrier, who)}`;
}

const place = ({ q, r }: Hex): string => `(${q}, ${r})`;

const trail = (path: readonly Hex[]): string =>
  `${path.length} field${path.length === 1 ? '' : 's'} to ${place(path.at(-1) ?? { q: 0, r: 0 })}`;
