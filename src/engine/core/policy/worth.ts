/** What a command is worth to who gives it, and why, in parts of a combatant. */
import type { RulesetTypes } from '../ruleset/ruleset.ts';
import {
  type ExpectedHit,
  type Fighter,
  free,
  type Price,
  type Prospect,
} from '../ruleset/tactics.ts';
import { distance, type Hex, sameHex } from '../values/hex.ts';
import type { CombatantId, RuleId } from '../values/ids.ts';
import type { Intent } from '../values/intent.ts';
import { harmOf } from './harm.ts';
import type { Outlook } from './outlook.ts';
import type { Place } from './places.ts';
import type { Reason } from './reason.ts';
import type { Situation } from './situation.ts';
import type { Weights } from './temper.ts';

export interface Appraisal {
  readonly value: number;
  /** By how many hexes it comes nearer to where it could attack, at no cost; 0 of what goes nowhere. */
  readonly nearer: number;
  /** Put into words for who asks. */
  readonly why: () => readonly Reason[];
}

/** One decision as a policy looks at it. */
export interface Judge<T extends RulesetTypes> {
  readonly outlook: Outlook<T>;
  readonly situation: Situation;
  /** What it is worth to stand somewhere. */
  readonly placeAt: (hex: Hex) => Place;
}

/** Null of what would put the one who pays for it out of the fight: that is never worth it. */
export function appraise<T extends RulesetTypes>(
  judge: Judge<T>,
  command: T['command'],
  intent: Intent,
): Appraisal | null {
  const price = judge.outlook.price(command);
  if (price.body?.fells === true) return null;
  const gained = gain(judge, command, intent);
  if (price === free) return gained;
  const costs = costsOf(judge.situation, price);
  return {
    value: costs.reduce((sum, { value }) => sum + value, gained.value),
    nearer: price.loses > 0 || price.body ? 0 : gained.nearer,
    why: () => [...gained.why(), ...costs],
  };
}

/** What a command costs; what is taken off its own health counts more the less is left. */
function costsOf({ weights, self }: Situation, { spends, loses, body }: Price): readonly Reason[] {
  const costs: Reason[] = [];
  const add = (value: number, text: string, rule: RuleId | null): void => {
    if (value < 0) costs.push({ text, rule, value });
  };
  add(-weights.attack * spends, 'Uses up what it could spend later', null);
  add(-weights.attack * loses, 'Stops an action of its own side', null);
  if (body) {
    const harm = harmOf(weights, { damage: body.damage, downs: 0 }, self);
    const text = `Costs ${rounded(body.damage)} of its own health`;
    add(-weights.own * urgencyOf(weights, self) * harm, text, body.rule);
  }
  return costs;
}

const rounded = (amount: number): string =>
  Number.isInteger(amount) ? String(amount) : amount.toFixed(1);

function gain<T extends RulesetTypes>(
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
      return unjudged(judge, command, intent);
  }
}

const because = (value: number, text: string, rule: RuleId | null, nearer = 0): Appraisal => ({
  value,
  nearer,
  why: () => [{ text, rule, value }],
});

/** All blows of an attack. */
const together = (parts: readonly Appraisal[]): Appraisal => ({
  value: parts.reduce((sum, { value }) => sum + value, 0),
  nearer: 0,
  why: () => parts.flatMap((part) => part.why()),
});

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
  const text = full > 0 ? described(name, blow) : `Cannot hurt ${name}, as far as it knows`;
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
function importanceOf({ weights, temper, fighters }: Situation, target: Fighter): number {
  const ward = fighters.find(({ id }) => id === temper.protectsId);
  const threatens =
    ward !== undefined && distance(ward.position, target.position) <= target.reach.most;
  const isHated = target.id === temper.hatesId || threatens;
  return urgencyOf(weights, target) * (isHated ? weights.hate : 1);
}

/** More for those who have less left. */
const urgencyOf = (weights: Weights, { health, maxHealth }: Fighter): number =>
  1 + weights.focus * (1 - Math.min(1, health / maxHealth));

/** To meet an attack: what comes through. */
function meet<T extends RulesetTypes>(
  { situation }: Judge<T>,
  { blow }: Extract<Prospect, { kind: 'MEET' }>,
): Appraisal {
  const { self, weights } = situation;
  const { hit, damage, downs, rule } = blow;
  const suffers = -weights.own * harmOf(weights, blow, self);
  const text = `${percent(hit)} to be hit; ${harm(damage)}${chanceTo('be defeated', downs)}`;
  return because(suffers, text, rule);
}

/** To be somewhere else. */
function go<T extends RulesetTypes>(
  { situation, placeAt }: Judge<T>,
  { to, rule }: Extract<Prospect, { kind: 'GO' }>,
): Appraisal {
  if (sameHex(to, situation.self.position)) return because(0, 'Stays where it is', null);
  const [from, place] = [placeAt(situation.self.position), placeAt(to)];
  const value = place.value - from.value - situation.weights.move;
  const nearer = situation.isFleeing ? 0 : from.gap - place.gap;
  return because(value, walked(situation, from, place), place.rule ?? rule, nearer);
}

function walked({ isFleeing }: Situation, from: Place, to: Place): string {
  if (isFleeing) return 'Flees: its side is losing';
  if (to.danger < from.danger) return 'Leaves a place that will be struck';
  if (to.gap === 0 && from.gap > 0) return 'Moves to where it can attack';
  if (to.gap < from.gap) return `Moves ${hexes(from.steps - to.steps)}closer to its target`;
  if (to.covered > from.covered) return `Has cover there from ${enemies(to.covered)}`;
  if (to.exposed === 0 && from.exposed > 0) return 'No enemy can attack it there';
  if (to.exposed < from.exposed) return `Only ${enemies(to.exposed)} can attack it there`;
  return 'Moves to a better place';
}

/** Not said where it is no nearer to the nearest of them. */
const hexes = (count: number): string => {
  if (count <= 0) return '';
  return count === 1 ? '1 hex ' : `${count} hexes `;
};

const enemies = (count: number): string => (count === 1 ? '1 enemy' : `${count} enemies`);

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
  return because(value, `${outlook.nameOf(targetId)} recovers ${amount.toFixed(1)}`, rule);
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
  return because(idle[intent] ?? USELESS, 'It had nothing better to do', null);
}

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
