/** What a command is worth to who gives it, and why, in parts of a combatant. */
import type { RulesetTypes } from '../ruleset/ruleset.ts';
import { type ExpectedHit, type Fighter, free, type Prospect } from '../ruleset/tactics.ts';
import { distance, type Hex } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import type { Intent } from '../values/intent.ts';
import { type Appraisal, because, together } from './appraisal.ts';
import { costsOf } from './costs.ts';
import { go } from './going.ts';
import { harmOf, urgencyOf } from './harm.ts';
import { isDoor, openDoor } from './opening.ts';
import type { Outlook } from './outlook.ts';
import type { Place } from './places.ts';
import type { Situation } from './situation.ts';

/** One decision as a policy looks at it. */
export interface Judge<T extends RulesetTypes> {
  readonly outlook: Outlook<T>;
  readonly situation: Situation;
  /** What it is worth to stand somewhere. */
  readonly placeAt: (hex: Hex) => Place;
}

/** Null of what would put the one who pays for it out of the fight: that is never worth it. */
export const appraise = <T extends RulesetTypes>(
  judge: Judge<T>,
  command: T['command'],
  intent: Intent,
): Appraisal | null => lessCosts(judge, command, gain(judge, command, intent));

/** What is left of a gain when the command is paid for: never more. */
export function lessCosts<T extends RulesetTypes>(
  { outlook, situation }: Judge<T>,
  command: T['command'],
  gained: Appraisal,
): Appraisal | null {
  const price = outlook.price(command);
  if (price === free) return gained;
  if (price.body?.fells === true) return null;
  const costs = costsOf(situation, price);
  return {
    value: costs.reduce((sum, { value }) => sum + value, gained.value),
    nearer: price.loses > 0 || price.body ? 0 : gained.nearer,
    why: () => [...gained.why(), ...costs],
  };
}

/** What a command is for, in worth, whatever it costs. */
export function gain<T extends RulesetTypes>(
  judge: Judge<T>,
  command: T['command'],
  intent: Intent,
): Appraisal {
  const prospect = judge.outlook.prospect(command);
  switch (prospect.kind) {
    case 'STRIKE':
      return together(prospect.blows.map((blow) => strike(judge, blow)));
    case 'MEET':
      return meet(judge, prospect);
    case 'GO':
      return go(judge, prospect);
    case 'HEAL':
      return heal(judge, prospect);
    case 'PREPARE': {
      const value = judge.situation.weights.attack * prospect.attacks;
      return because(value, 'Makes a better attack possible', prospect.rule);
    }
    case 'OTHER':
      return openDoor(judge.situation, command) ?? unjudged(judge, command, intent);
  }
}

/** An attack on a combatant: what it takes off them, and whether it puts them down. */
function strike<T extends RulesetTypes>(
  { outlook, situation }: Judge<T>,
  blow: ExpectedHit,
): Appraisal {
  const { weights } = situation;
  const target = situation.fighters.find(({ id }) => id === blow.targetId);
  if (!target) {
    const isOwn = outlook.sideOf(blow.targetId) === situation.self.side;
    const text = `${outlook.nameOf(blow.targetId)} is out of the fight`;
    return because(isOwn ? -weights.attack : -weights.move, text, null);
  }
  const full = harmOf(weights, blow, target) + weights.attack * blow.hindrance;
  const name = outlook.nameOf(target.id);
  const isFoe = target.side !== situation.self.side;
  // Who is not what it is supposed to be may be hurt all the same.
  const hope = isFoe && outlook.isSupposed(target.id) ? weights.hope : 0;
  // What can do nothing is no better than to do nothing.
  if (full === 0 && hope === 0) return because(-weights.move, `Cannot hurt ${name}`, blow.rule);
  const share = isFoe ? importanceOf(situation, target) : -weights.own;
  const value = Math.max(full, hope) * share * weights.later ** blow.after;
  const text = () => (full > 0 ? described(name, blow) : `Cannot hurt ${name}, as far as it knows`);
  return because(value, text, blow.rule);
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const harm = (damage: number): string => `${damage.toFixed(1)} damage on average`;

/** Left out where it would be 0 %. */
const chanceTo = (what: string, chance: number): string =>
  chance >= 0.005 ? `; ${percent(chance)} to ${what}` : '';

function described(name: string, { hit, damage, downs, after }: ExpectedHit): string {
  const later = after > 0 ? ', later' : '';
  return `${percent(hit)} to hit ${name}${later}; ${harm(damage)}${chanceTo('defeat it', downs)}`;
}

/** Those who are hurt, or hated, or near whom one protects, are attacked rather than others. */
function importanceOf({ weights, personality, fighters }: Situation, target: Fighter): number {
  const ward = fighters.find(({ id }) => id === personality.protectsId);
  const threatens =
    ward !== undefined && distance(ward.position, target.position) <= target.reach.most;
  const isHated = target.id === personality.hatesId || threatens;
  return urgencyOf(weights, target) * (isHated ? weights.hate : 1);
}

/** To meet an attack: what comes through. */
function meet<T extends RulesetTypes>(
  { situation }: Judge<T>,
  { blow }: Extract<Prospect, { kind: 'MEET' }>,
): Appraisal {
  const { self, weights } = situation;
  const { hit, damage, downs, rule } = blow;
  const suffers = -weights.own * harmOf(weights, blow, self);
  const text = () => `${percent(hit)} to be hit; ${harm(damage)}${chanceTo('be defeated', downs)}`;
  return because(suffers, text, rule);
}

function heal<T extends RulesetTypes>(
  { outlook, situation }: Judge<T>,
  { targetId, amount, rule }: Extract<Prospect, { kind: 'HEAL' }>,
): Appraisal {
  const target = situation.fighters.find(({ id }) => id === targetId);
  if (!target) return because(0, 'Helps no one who fights', rule);
  const { health, maxHealth, side } = target;
  const gained = Math.min(amount, maxHealth - health) / maxHealth;
  const sign = side === situation.self.side ? 1 : -1;
  const value = sign * situation.weights.damage * gained * (2 - health / maxHealth);
  const text = () => `${outlook.nameOf(targetId)} recovers ${amount.toFixed(1)}`;
  return because(value, text, rule);
}

/** By what it is there for alone: an attack on a foe rather than nothing, and nothing rather than the rest. */
function unjudged<T extends RulesetTypes>(
  { situation }: Judge<T>,
  command: T['command'],
  intent: Intent,
): Appraisal {
  const { fighters, self, weights } = situation;
  const targetIds = intent === 'ATTACK' ? targetsOf(command) : [];
  const target = fighters.find(({ id }) => targetIds.includes(id));
  if (target) {
    const isFoe = target.side !== self.side;
    const value = isFoe ? weights.attack * importanceOf(situation, target) : -weights.attack;
    return because(value / 4, 'Attacks', null);
  }
  return because(idleWorth(intent), 'It had nothing better to do', null);
}

/** No less than what a command is worth of which nothing can be judged. */
export const mostOfUnjudged = ({ type }: { readonly type: string }, intent: Intent): number =>
  intent === 'ATTACK' || isDoor(type) ? Infinity : idleWorth(intent);

const idleWorth = (intent: Intent): number => idle[intent] ?? USELESS;

/** What is good for nothing, and may be done again and again, is worse than anything that must be done. */
const USELESS = -1;

/** To do nothing is better than that. */
const idle: Partial<Readonly<Record<Intent, number>>> = {
  END: 0,
  PASS: 0,
  ADVANCE: 0,
  DEFEND: 0,
  WAIT: -0.02,
  READY: -0.02,
};

function targetsOf(command: object): readonly CombatantId[] {
  const { targetIds } = command as { readonly targetIds?: readonly CombatantId[] };
  return targetIds ?? [];
}
