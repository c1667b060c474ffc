import { changes } from '../../../core/views/narrate.ts';
import { hexKey, type Hex } from '../../../grid/hex.ts';
import type { Event, EventOfType, Score } from '../model/events.ts';
import { findCombatant, findAction, findCondition } from '../model/lookup.ts';
import type { State, Answer } from '../model/state.ts';

/** One line for the table's log. `state` is any state since the event: it lends the names. */
export function narrate(event: Event, state: State): string {
  const who = (id: string) => findCombatant(state, id)?.name ?? id;
  const all = (ids: readonly string[]) => ids.map(who).join(', ');
  const what = (key: string) => findAction(state, key)?.name ?? key;
  const ailment = (key: string) => findCondition(state, key)?.name ?? key;
  switch (event.type) {
    case 'CombatantsAdded':
      return `Joining: ${event.combatants.map(({ name }) => name).join(', ')}`;
    case 'CombatantsHidden':
      return `Hidden: ${event.newcomers.map(({ combatant }) => combatant.name).join(', ')}`;
    case 'CombatantUpdated':
      return `${who(event.combatantId)} has changed${changes(event)}`;
    case 'CombatantRemoved':
    case 'HiddenCombatantRemoved':
      return `${event.name} leaves${event.reason === null ? '' : `: ${event.reason}`}`;
    case 'Adjudicated':
      return `The GM rules on ${who(event.combatantId)}: ${event.reason}${rulings(event)}`;
    case 'RankChanged':
      return `${who(event.combatantId)} changes rank. Order: ${all(event.order)}`;
    case 'ActionsDefined':
      return `Defined: ${[...event.actions, ...event.conditions].map(({ name }) => name).join(', ')}`;
    case 'BattlefieldSet':
      return 'The battlefield has changed';
    case 'VigilanceCompared':
      return `By vigilance: ${all(event.order)}${event.ambushedIds.length > 0 ? `; ambushed: ${all(event.ambushedIds)}` : ''}`;
    case 'TieAnswered':
      return `${who(event.combatantId)} ${answers[event.answer]}${event.order.length > 0 ? `: ${all(event.order)}` : ''}`;
    case 'TieSettled':
      return `${rolledOff(event, who)}Order: ${all(event.order)}`;
    case 'RoundStarted':
      return `Round ${event.round}`;
    case 'TurnStarted':
      return `${who(event.combatantId)}'s turn`;
    case 'TurnSkipped':
      return `${who(event.combatantId)} has no turn to take (${event.reason.toLowerCase()})`;
    case 'TurnEnded':
      return `${who(event.combatantId)}'s turn is over`;
    case 'RegularActionGivenUp':
      return `${who(event.combatantId)} gives up a regular action for a ${event.for.toLowerCase()} action`;
    case 'ActionPushed':
      return `${who(event.combatantId)}: ${pushed(event, { what, all })}`;
    case 'PriorityPassed':
      return `${who(event.combatantId)} passes`;
    case 'ActionResolving':
      return `${who(event.combatantId)}'s action is not answered any more`;
    case 'CheckAmplified':
      return `${who(event.combatantId)} ${amplifies(event.by)}`;
    case 'ActionAnswered':
      return `${who(event.combatantId)} ${meets(event.answer, what)}`;
    case 'ActionResolved':
      return `${who(event.combatantId)}'s action is done`;
    case 'ActionPrevented':
      return event.byId === null
        ? `${who(event.combatantId)}'s action has become impossible (${event.rule})`
        : `${who(event.byId)} prevents ${who(event.combatantId)}'s action`;
    case 'ActionPrepared':
      return `${who(event.combatantId)} has prepared ${what(event.action)}`;
    case 'PreparedActionLost':
      return `${who(event.combatantId)}'s prepared action lapses`;
    case 'CheckMade':
      return `${who(event.combatantId)} checks ${event.ability}: ${score(event.roll)}${event.opposing ? ` against ${score(event.opposing)}, which ${event.success ? 'succeeds' : 'fails'}` : ''}`;
    case 'AttackRolled':
      return `${what(event.action)} at ${who(event.targetId)}: ${score(event.attack)} against ${score(event.against)} (${event.defense.toLowerCase()}), ${event.damage === 0 ? 'no damage' : `${event.damage} damage`}`;
    case 'PercentRolled':
      return `A chance of ${event.chance} %: ${event.roll}, ${event.met ? 'met' : 'not met'}`;
    case 'CostPaid':
      return `${who(event.combatantId)} pays ${paid(event)}`;
    case 'DamageTaken':
    case 'StressTaken':
      return `${who(event.combatantId)} takes ${event.amount} ${event.type === 'DamageTaken' ? 'damage' : 'stress'}${event.total === null ? '' : `, ${event.total} in all`}`;
    case 'CombatantDown':
      return `${who(event.combatantId)} is unconscious and dying`;
    case 'CombatantDied':
      return `${who(event.combatantId)} is dead`;
    case 'CombatantStabilized':
      return `${who(event.combatantId)} is stabilized`;
    case 'PanicBegan':
      return `${who(event.combatantId)} panics`;
    case 'PanicEnded':
      return `${who(event.combatantId)} is calm again`;
    case 'CountersGained':
    case 'CountersLost':
      return `${who(event.combatantId)} ${event.type === 'CountersGained' ? 'gains' : 'loses'} ${event.count} of ${ailment(event.condition)}`;
    case 'CombatantMoved':
    case 'CombatantShoved':
      return `${who(event.combatantId)} ${event.type === 'CombatantMoved' ? 'moves' : 'is pushed'} ${trail(event.path)}`;
    case 'ItemsHandled':
      return `${who(event.combatantId)} ${handled(event)}`;
    case 'WeaponLoaded':
      return `${who(event.combatantId)} has loaded ${event.weapon}`;
    case 'WeaponDischarged':
      return `${who(event.combatantId)} must reload ${event.weapon}`;
    case 'CoverTaken':
      return `${who(event.combatantId)} takes cover behind the shield`;
    case 'CombatantYielded':
      return `${who(event.combatantId)} yields`;
    case 'CombatantFightsOn':
      return `${who(event.combatantId)} fights on`;
    case 'EncounterEnded':
      return `The encounter ends; still fighting: ${event.outcome.sides.join(', ') || 'nobody'}`;
  }
}

function rulings({ position, figures }: EventOfType<'Adjudicated'>): string {
  const set = Object.entries(figures ?? {}).filter(([, value]) => value !== null);
  return [
    position === null ? '' : `; now at ${hexKey(position)}`,
    ...set.map(([figure, value]) => `; ${figure} ${value ?? ''}`),
  ].join('');
}

const answers = {
  FIRST: 'goes first',
  DECLINE: 'lets the others go first',
  AGREE: 'agrees on an order',
  ROLL: 'wants to roll',
} as const;

const score = ({ dice, subtracted, flat, total }: Score): string => {
  if (dice.length === 0) return String(total);
  const off = subtracted.length > 0 ? ` - ${subtracted.join(' ')}` : '';
  return `${total} [${dice.join(' ')}${off}${flat === 0 ? '' : flat < 0 ? ` - ${-flat}` : ` + ${flat}`}]`;
};

function rolledOff({ rolls }: EventOfType<'TieSettled'>, who: (id: string) => string): string {
  if (rolls.length === 0) return '';
  const totals = rolls.map(({ combatantId, roll }) => `${who(combatantId)} ${score(roll)}`);
  return `Dexterity: ${totals.join('; ')}. `;
}

function pushed(
  { action, use, boosts, targetIds, prepares }: EventOfType<'ActionPushed'>,
  names: {
    readonly what: (key: string) => string;
    readonly all: (ids: readonly string[]) => string;
  },
): string {
  const at = targetIds.length > 0 ? ` at ${names.all(targetIds)}` : '';
  const extra = boosts.length > 0 ? ` with ${boosts.map(names.what).join(', ')}` : '';
  const prepared = prepares === null ? '' : ` ${names.what(prepares)}`;
  return `${names.what(action)}${prepared} (${use.toLowerCase()})${at}${extra}`;
}

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

const handled = ({ drop, stow, draw }: EventOfType<'ItemsHandled'>): string =>
  [
    drop === null ? '' : `lets go of ${drop}`,
    stow === null ? '' : `stows ${stow}`,
    draw === null ? '' : `takes ${draw}`,
  ]
    .filter((part) => part !== '')
    .join(', ');

const trail = (path: readonly Hex[]): string =>
  `${path.length} field${path.length === 1 ? '' : 's'} to (${hexKey(path.at(-1) ?? { q: 0, r: 0 })})`;
