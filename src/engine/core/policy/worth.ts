/** What a command is worth to who gives it, and why, in parts of a combatant. */
import type { RulesetTypes } from '../ruleset/ruleset.ts';
import type { ExpectedHit, Fighter, Prospect } from '../ruleset/tactics.ts';
import { distance, type Hex, sameHex } from '../values/hex.ts';
import type { CombatantId, RuleId } from '../values/ids.ts';
import type { Intent } from '../values/intent.ts';
import { harmOf } from './harm.ts';
import type { Outlook } from './outlook.ts';
import type { Place } from './places.ts';
import type { Reason } from './reason.ts';
import type { Situation } from './situation.ts';

export interface Appraisal {
  readonly value: number;
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

export function appraise<T extends RulesetTypes>(
  judge: Judge<T>,
  command: T['command'],
  intent: Intent,
): Appraisal {
  const prospect = judge.outlook.prospect(command);
  switch (prospect.kind) {
    case 'STRIKE':
      return together([
        ...prospect.blows.map((blow) => strike(judge, blow)),
        ...paying(judge.situation, prospect.givesUp),
      ]);
    case 'MEET':
      return meet(judge, prospect);
    case 'GO':
      return go(judge, prospect);
    case 'HEAL':
      return heal(judge, prospect);
    case 'PREPARE': {
      const value = judge.situation.weights.attack * prospect.attacks;
      return because(value, 'It makes a better attack possible', prospect.rule);
    }
    case 'OTHER':
      return unjudged(judge, command, intent);
  }
}

const because = (value: number, text: string, rule: RuleId | null): Appraisal => ({
  value,
  why: () => [{ text, rule, value }],
});

const together = (parts: readonly Appraisal[]): Appraisal => ({
  value: parts.reduce((sum, { value }) => sum + value, 0),
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
    const text = `${outlook.nameOf(blow.targetId)} does not fight any more`;
    return because(isOwn ? -weights.attack : -weights.move, text, null);
  }
  const full = harmOf(weights, blow, target) + weights.attack * blow.hindrance;
  const name = outlook.nameOf(target.id);
  const isFoe = target.side !== situation.self.side;
  // Who is not what it is supposed to be may be hurt all the same.
  const hope = isFoe && outlook.isSupposed(target.id) ? weights.hope : 0;
  // What can do nothing is no better than to do nothing.
  if (full === 0 && hope === 0)
    return because(-weights.move, `It can do nothing to ${name}`, blow.rule);
  const share = isFoe ? importanceOf(situation, target) : -weights.own;
  const value = Math.max(full, hope) * share * weights.later ** blow.after;
  const text =
    full > 0 ? described(name, blow) : `It can do nothing to ${name}, as far as it knows`;
  return { value, why: () => [{ text, rule: blow.rule, value }] };
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const harm = (damage: number): string => `${damage.toFixed(1)} damage on average`;

/** Left out where it would be 0 %. */
const chanceTo = (what: string, chance: number): string =>
  chance >= 0.005 ? `; ${percent(chance)} to ${what}` : '';

function described(name: string, { hit, damage, downs, after }: ExpectedHit): string {
  const later = after > 0 ? ', later' : '';
  return `${percent(hit)} to hit ${name}${later}; ${harm(damage)}${chanceTo('put it down', downs)}`;
}

/** Those who are hurt, or hated, or near whom one protects, are attacked rather than others. */
function importanceOf({ weights, temper, fighters }: Situation, target: Fighter): number {
  const ward = fighters.find(({ id }) => id === temper.protectsId);
  const threatens =
    ward !== undefined && distance(ward.position, target.position) <= target.reach.most;
  const isHated = target.id === temper.hatesId || threatens;
  const hurt = 1 - Math.min(1, target.health / target.maxHealth);
  return (1 + weights.focus * hurt) * (isHated ? weights.hate : 1);
}

/** To meet an attack: what comes through, and what is given up for it. */
function meet<T extends RulesetTypes>(
  { situation }: Judge<T>,
  { blow, givesUp }: Extract<Prospect, { kind: 'MEET' }>,
): Appraisal {
  const { self, weights } = situation;
  const { hit, damage, downs, rule } = blow;
  const suffers = -weights.own * harmOf(weights, blow, self);
  const text = `${percent(hit)} to be hit; ${harm(damage)}${chanceTo('go down', downs)}`;
  return together([because(suffers, text, rule), ...paying(situation, givesUp)]);
}

/** To be somewhere else, and what is given up by going. */
function go<T extends RulesetTypes>(
  { situation, placeAt }: Judge<T>,
  { to, rule, givesUp }: Extract<Prospect, { kind: 'GO' }>,
): Appraisal {
  if (sameHex(to, situation.self.position)) return because(0, 'It stays where it is', null);
  const [from, place] = [placeAt(situation.self.position), placeAt(to)];
  const gain = place.value - from.value - situation.weights.move;
  return together([
    because(gain, walked(situation, from, place), place.rule ?? rule),
    ...paying(situation, givesUp),
  ]);
}

const paying = ({ weights }: Situation, givesUp: number): readonly Appraisal[] =>
  givesUp > 0
    ? [because(-weights.attack * givesUp, 'It gives up something that it could still do', null)]
    : [];

function walked({ isFleeing }: Situation, from: Place, to: Place): string {
  if (isFleeing) return 'It flees: its side is losing';
  if (to.danger < from.danger) return 'It leaves a place that will be struck';
  if (to.gap < from.gap) return `It comes closer to a target, by ${from.gap - to.gap}`;
  if (to.covered > from.covered) return `It has cover from ${to.covered} of its foes there`;
  if (to.exposed < from.exposed) return `Fewer foes can attack it there: ${to.exposed}`;
  return 'It stands better there';
}

function heal<T extends RulesetTypes>(
  { outlook, situation }: Judge<T>,
  { targetId, amount, rule }: Extract<Prospect, { kind: 'HEAL' }>,
): Appraisal {
  const target = situation.fighters.find(({ id }) => id === targetId);
  if (!target) return because(0, 'Nobody who fights gains by it', rule);
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
    return because(value / 4, 'It attacks', null);
  }
  return because(idle[intent] ?? USELESS, 'Nothing more can be said for it or against it', null);
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
