import { changes } from '../../core/views/narrate.ts';
import { formatScore } from '../../core/views/score.ts';
import { hexKey } from '../../grid/hex.ts';
import type { EventOf, InitiativeRoll, Ranking, Severity } from './events.ts';
import { findAction, findCombatant } from './lookup.ts';
import type { State } from './state.ts';
import type { EventView } from './view.ts';

/** One line for the table's log. `state` is any state since the event: it lends the names. */
export function narrate(event: EventView, state: State): string {
  const who = (id: string) => findCombatant(state, id)?.name ?? id;
  const all = (ids: readonly string[]) => ids.map(who).join(', ');
  const what = (key: string) => findAction(state, key)?.name ?? key;
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
      return `Defined: ${event.actions.map(({ name }) => name).join(', ')}`;
    case 'BattlefieldSet':
      return 'The battlefield has changed';
    case 'InitiativeChecked':
      return `Initiative: ${ranking(event, who)}`;
    case 'ContestRolled':
      return `Who comes first: ${ranking(event, who)}`;
    case 'WoundsHealed':
      return `${who(event.combatantId)} heals ${count(event.healed, 'wound')}, ${event.wounds} left`;
    case 'RoundStarted':
      return `Round ${event.round}`;
    case 'TurnStarted':
      return `${who(event.combatantId)}'s turn`;
    case 'SecondPassed':
      return `${who(event.combatantId)}, second ${event.second}: ${event.action === null ? 'idle' : what(event.action)}`;
    case 'TurnIdled':
      return `${who(event.combatantId)} lets the rest of the turn pass`;
    case 'TurnEnded':
      return `${who(event.combatantId)}'s turn is over`;
    case 'TurnDelayed':
      return `${who(event.combatantId)} delays the turn`;
    case 'DelayedTurnTaken':
      return `${who(event.combatantId)} takes the delayed turn`;
    case 'DelayedTurnLost':
      return `${who(event.combatantId)}'s delayed turn is lost`;
    case 'PriorityPassed':
      return `${who(event.combatantId)} waits on`;
    case 'ActionBegun':
      return `${who(event.combatantId)} begins: ${what(event.doing.action)}${using(event.doing.weapon, what)}, ${count(event.doing.seconds, 'second')}`;
    case 'ActionContinued':
      return `${who(event.combatantId)} goes on with ${what(event.action)}`;
    case 'TargetsDue':
      return `${who(event.combatantId)}'s ${what(event.action)} is ready to be aimed`;
    case 'ActionCompleted': {
      const at = event.targetIds.length > 0 ? ` at ${all(event.targetIds)}` : '';
      const there = event.to ? ` at (${event.to.q}, ${event.to.r})` : '';
      return `${who(event.combatantId)} completes ${what(event.action)}${at}${there}`;
    }
    case 'ActionAbandoned':
      return `${who(event.combatantId)} gives up ${what(event.action)} (${event.reason.toLowerCase()}): ${count(event.secondsLost, 'second')} lost`;
    case 'FreeActionTaken':
      return `${who(event.combatantId)} in no time: ${what(event.action)}`;
    case 'ActionVetoed':
      return `The GM allows ${who(event.combatantId)} no more of ${what(event.action)} in this turn`;
    case 'DelayStarted':
      return `${what(event.delay.action)} will take effect after ${count(event.delay.left, 'second')} of ${who(event.delay.ownerId)}'s turns`;
    case 'DelayEnded':
      return `${what(event.action)} of ${who(event.ownerId)} ${event.reason === 'EFFECT' ? 'takes effect' : 'fizzles'}`;
    case 'CombatantMoved':
      return `${who(event.combatantId)} moves ${event.path.length} m to (${event.path.at(-1)?.q ?? 0}, ${event.path.at(-1)?.r ?? 0})`;
    case 'PostureChanged':
      return `${who(event.combatantId)} is ${event.posture.toLowerCase()}`;
    case 'AimTaken':
      return `${who(event.combatantId)} aims at ${who(event.targetId)}`;
    case 'AimLost':
      return `${who(event.combatantId)} no longer aims`;
    case 'WeaponHandled':
      return `${who(event.combatantId)} has ${event.how.toLowerCase()} ${what(event.weapon)}`;
    case 'ShotsFired':
      return `${what(event.weapon)} of ${who(event.combatantId)} has ${count(event.shots, 'shot')} left`;
    case 'WeaponReloaded':
      return `${who(event.combatantId)} has reloaded ${what(event.weapon)}`;
    case 'ReloadHelped':
      return `${who(event.combatantId)} helps ${who(event.ownerId)} to reload ${what(event.weapon)}`;
    case 'StrikeRolled':
      return `${who(event.strike.attackerId)}'s ${what(event.strike.action)} ${results[event.result]} ${who(event.strike.targetId)}: ${formatScore(event.roll)} against ${event.needed}`;
    case 'DefenseRolled':
      return `${who(event.combatantId)} ${defended(event)}`;
    case 'AttackLanded':
      return `${who(event.combatantId)} ${landed(event)}`;
    case 'CombatantDown':
      return `${who(event.combatantId)} falls, dying`;
    case 'DyingChecked':
      return `${who(event.combatantId)} ${event.success ? 'holds on' : 'fades'}: ${check(event)}`;
    case 'RecoveryRolled':
      return `${who(event.combatantId)} rolls ${event.die} of 10 to recover`;
    case 'MedicineTried':
      return `${who(event.combatantId)} tends ${who(event.targetId)}: ${check(event)}`;
    case 'CombatantStabilized':
      return `${who(event.combatantId)} is no longer dying`;
    case 'CombatantDied':
      return `${who(event.combatantId)} is dead`;
    case 'CatchTried':
      return `${who(event.combatantId)} ${event.success ? 'catches' : 'fails to catch'} ${event.catches === 'SELF' ? 'a fall' : 'it'}: ${check(event)}`;
    case 'CombatantYielded':
      return `${who(event.combatantId)} yields`;
    case 'CombatantFightsOn':
      return `${who(event.combatantId)} fights on`;
    case 'EncounterEnded':
      return `The encounter ends; still fighting: ${event.outcome.sides.join(', ') || 'nobody'}`;
  }
}

function rulings({ position, figures }: EventOf<'Adjudicated'>): string {
  const told = Object.entries(nouns).map(([figure, noun]) => {
    const value = figures?.[figure as keyof typeof nouns] ?? null;
    return value === null ? '' : `; ${noun} ${value}`;
  });
  return [position === null ? '' : `; now at ${hexKey(position)}`, ...told].join('');
}

const nouns = {
  wounds: 'wounds',
  toughness: 'Toughness',
  dyingAgainst: 'dying against',
  secondsLeft: 'seconds left',
  dodgesLeft: 'dodges left',
  parriesLeft: 'parries left',
  blocksLeft: 'blocks left',
} as const;

const results = { HIT: 'hits', MISS: 'misses', COVER: 'hits the cover of' } as const;

const severities: Readonly<Record<Severity, string>> = {
  NOTHING: 'is not hurt',
  WOUND: 'takes a wound',
  WOUND_AND_DYING: 'takes a wound, more than can be borne',
};

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

const using = (weapon: string | null, what: (key: string) => string): string =>
  weapon === null ? '' : ` with ${what(weapon)}`;

const check = ({ roll, needed }: Pick<EventOf<'CatchTried'>, 'roll' | 'needed'>): string =>
  `${formatScore(roll)} against ${needed}`;

function defended({ defense, roll, needed, result }: EventOf<'DefenseRolled'>): string {
  if (defense === 'NONE' || !roll) return 'does not defend';
  const how = { CANCELLED: 'and is safe', REDUCED: 'in part', FAILED: 'in vain' }[result];
  return `tries to ${defense.toLowerCase()} ${how}: ${check({ roll, needed })}`;
}

function landed({ damage, reducedBy, severity }: EventOf<'AttackLanded'>): string {
  if (!damage) return 'is struck, unhurt';
  const off = reducedBy > 0 ? `, less ${reducedBy}` : '';
  return `${severities[severity]} (damage ${formatScore(damage)}${off})`;
}

function ranking({ rolls, rerolls, order }: Ranking, who: (id: string) => string): string {
  const told = (made: readonly InitiativeRoll[]) =>
    made.map(({ combatantId, roll }) => `${who(combatantId)} ${formatScore(roll)}`).join('; ');
  const ties = rerolls.length > 0 ? `; ties rolled again: ${rerolls.map(told).join(' / ')}` : '';
  return `${told(rolls)}${ties}. Order: ${order.map(who).join(', ')}`;
}
