import type { Dice } from '../../core/dice.ts';
import type { Formula } from '../../core/formula.ts';
import { distance } from '../../grid/hex.ts';
import { type AttackEffect, FEET_PER_HEX } from './actions.ts';
import { bringDown, inflict } from './effects.ts';
import type { Score } from './events.ts';
import { actionOf, combatantOf } from './lookup.ts';
import type { Log } from './log.ts';
import { startPushback } from './pushback.ts';
import { circumstancesFrom, rollDamage, rollHits } from './rolls.ts';
import type { Attack, Combatant, Defense, State, Strike } from './state.ts';
import { figuresOf, type StrikeFigures, whySpent } from './strike.ts';

/**
 * SEG-38: one attack from the chosen defense to its effects. Legality and flight are behind it.
 */
export function resolveAttack(log: Log, attack: Attack, defense: Defense, dice: Dice): void {
  const { id: attackId, attackerId, targetId } = attack;
  const spent = whySpent(log.state, attack);
  if (spent) {
    log.emit({ type: 'AttackSpent', attackId, reason: spent });
    return;
  }
  const figures = figuresOf(log.state, attack);
  const attackScore = rollAttack(log.state, attack, { figures, defense, dice });
  const defenseScore = rollDefense(log.state, attack, defense, dice);
  // SEG-32: a tie hits.
  const hit = attackScore.total >= defenseScore.total;
  log.emit({
    type: hit ? 'AttackHit' : 'AttackMissed',
    attackId,
    attackerId,
    targetId,
    action: attack.action,
    defense: defense.kind,
    attackScore,
    defenseScore,
    excess: hit ? excess(attackScore, defenseScore) : 0,
  });
  if (!hit) return;
  dealDamage(log, attack, { figures, defense, dice });
  if (combatantOf(log.state, targetId).status === 'DOWN') return;
  startPushback(log, attack, figures.pushback, figures.speed);
  inflict(log, targetId, figures.effect);
}

interface Exchange {
  readonly figures: StrikeFigures;
  readonly defense: Defense;
  readonly dice: Dice;
}

function rollAttack(state: State, attack: Strike, { figures, defense, dice }: Exchange): Score {
  const by = combatantOf(state, attack.attackerId);
  const target = combatantOf(state, attack.targetId);
  const found = circumstancesFrom(state, 'ATTACK', { bearer: by, target });
  return rollHits(dice, {
    formula: figures.effect.offensive,
    by,
    moreDice: figures.offensiveDice,
    penalty: rangePenalty(state, figures.effect, distance(attack.origin, target.position)),
    // SEG-44: a dodge hinders this one attack.
    circumstances: { ...found, disadvantage: found.disadvantage || defense.kind === 'DODGE' },
  });
}

/** SEG-65: beyond its range a projectile loses 1 for each further 20 ft, a part counting whole. */
export function rangePenalty(state: State, effect: AttackEffect, hexes: number): number {
  if (effect.form === 'MELEE') return 0;
  const beyond = Math.max(0, hexes * FEET_PER_HEX - effect.range) / 20;
  return state.settings.partialRange === 'UP' ? Math.ceil(beyond) : Math.floor(beyond);
}

/** SEG-43 to 46: what the attack must reach. */
function rollDefense(state: State, attack: Strike, defense: Defense, dice: Dice): Score {
  const by = combatantOf(state, attack.targetId);
  const formula = defenseFormula(state, defense);
  if (!formula) return { dice: [], flat: 0, total: 0 };
  const circumstances = circumstancesFrom(state, 'DEFENSE', { bearer: by });
  return rollHits(dice, { formula, by, circumstances });
}

function defenseFormula(state: State, defense: Defense): Formula | null {
  switch (defense.kind) {
    case 'COUNTER':
      return actionOf(state, defense.action).defensive;
    // SEG-44: a dodge comes with a Reaction.
    case 'DODGE':
    case 'REACTION':
      return state.settings.reactionEffect === 'DEFENSE_SCORE' ? reactionFormula : null;
    case 'NONE':
      return null;
  }
}

/** SEG-36: by how much the attack won, at most one for each die that succeeded. */
function excess(attack: Score, defense: Score): number {
  return Math.min(attack.total - defense.total, attack.dice.filter((face) => face >= 4).length);
}

/** SEG-33, 105. */
function dealDamage(log: Log, attack: Strike, { figures, defense, dice }: Exchange): void {
  const { damage: formula, damageType } = figures.effect;
  if (!formula) return;
  const by = combatantOf(log.state, attack.attackerId);
  const target = combatantOf(log.state, attack.targetId);
  const circumstances = circumstancesFrom(log.state, 'DAMAGE', { bearer: by });
  const damage = rollDamage(dice, { formula, by, circumstances, moreDice: figures.damageDice });
  const reducedBy = reactionReduction(log.state, target, defense, damage.total);
  const hitPoints = target.hitPoints - (damage.total - reducedBy);
  log.emit({
    type: 'DamageDealt',
    combatantId: target.id,
    damage,
    damageType,
    reducedBy,
    hitPoints,
  });
  if (hitPoints <= 0) bringDown(log, target.id);
}

/** SEG-45, for tables that play a Reaction as taking the edge off the damage. */
function reactionReduction(
  state: State,
  target: Combatant,
  defense: Defense,
  damage: number,
): number {
  const reacts = defense.kind === 'REACTION' || defense.kind === 'DODGE';
  if (!reacts || state.settings.reactionEffect === 'DEFENSE_SCORE') return 0;
  const worth = target.defenseBonus + target.abilities.intelligence;
  return Math.min(damage, Math.max(0, worth));
}

/** SEG-45: what a Reaction is worth. It has no dice of its own. */
const reactionFormula: Formula = {
  terms: [
    { name: 'DB', times: 1 },
    { name: 'Int', times: 1 },
  ],
  dice: [],
  flat: 0,
};
