/** Attacks in numbers: `odds.ts` without its fractions. */
import type { ExpectedHit } from '../../../core/ruleset/tactics.ts';
import { sumOfValues } from '../../../core/score/score.ts';
import { type Quick, quickMean, quickPips, quickShift, quickSum } from '../../../dice/quick.ts';
import { effectOf } from '../attack/defend.ts';
import { type AttackPlan, dealt, fells, planAttack, resultOf } from '../attack/plan.ts';
import { defenseBonus } from '../stats/bonuses.ts';
import { type Damage, succeeds } from '../stats/rolls.ts';
import { severityOf } from '../stats/toughness.ts';
import { type DefenseKind, DODGE_REDUCTION } from '../model/defenses.ts';
import { combatantOf } from '../model/lookup.ts';
import type { State, UnrolledStrike } from '../model/state.ts';

interface Meeting {
  readonly strike: UnrolledStrike;
  /** Whether its attack roll has hit already. */
  readonly hasHit: boolean;
  readonly defense: DefenseKind | 'NONE';
  /** In how many rounds it comes. */
  readonly after: number;
}

/** SEC-39 to 46: what comes of an attack; a wound counts as one point of Toughness. */
export function blowOf(state: State, { strike, hasHit, defense, after }: Meeting): ExpectedHit {
  const { targetId } = strike;
  const plan = planAttack(state, strike);
  const target = combatantOf(state, targetId);
  const rolled = hasHit ? 1 : onDie((face) => resultOf(face + plan.attack, plan) === 'HIT');
  const bonus = defense === 'NONE' ? 0 : sumOfValues(defenseBonus(target, defense));
  const defended = defense === 'NONE' ? 0 : onDie((face) => succeeds(face + bonus, plan.toDefend));
  const reduces = effectOf(plan, defense) === 'REDUCED';
  const hit = reduces ? rolled : rolled * (1 - defended);
  const full = harm(state, plan, targetId, 0);
  const less = reduces ? harm(state, plan, targetId, DODGE_REDUCTION) : full;
  const mixed = (of: keyof Harm) =>
    reduces ? defended * less[of] + (1 - defended) * full[of] : full[of];
  const about = { targetId, after, hindrance: 0, rule: 'SEC-39' };
  return { ...about, hit, damage: hit * mixed('wounds'), downs: hit * mixed('downs') };
}

interface Harm {
  readonly wounds: number;
  readonly downs: number;
}

function harm(state: State, { damage }: AttackPlan, targetId: string, off: number): Harm {
  if (!damage) return { wounds: 0, downs: 0 };
  const target = combatantOf(state, targetId);
  const roll = rollOf(damage);
  const severity = (pips: number) => severityOf(state, target, dealt(Math.max(0, pips), off));
  return {
    wounds: quickMean(roll, (pips) => (severity(pips) === 'NOTHING' ? 0 : 1)),
    downs: quickMean(roll, (pips) => (fells(severity(pips)) ? 1 : 0)),
  };
}

const rollOf = ({ dice, flat }: Damage): Quick =>
  quickShift(
    dice.reduce((sum, { count, sides }) => quickSum(sum, quickPips(count, sides)), quickPips(0, 6)),
    flat,
  );

/** The chance that something holds of a d6. */
function onDie(holds: (face: number) => boolean): number {
  let faces = 0;
  for (let face = 1; face <= 6; face++) if (holds(face)) faces++;
  return faces / 6;
}
