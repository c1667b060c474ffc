import { type Formula, formulaTerms } from '../../../core/formula/formula.ts';
import { diceTerm, sumOfValues, type Term, valueTerm } from '../../../core/score/score.ts';
import type { ActionKey } from '../../../core/values/ids.ts';
import { distance, type Hex } from '../../../grid/hex.ts';
import {
  type Bearing,
  bearingThen,
  flatTermsOn,
  type Influence,
  influencesOn,
  isHelped,
} from '../stats/circumstances.ts';
import { criticalsPlayed } from '../stats/criticals.ts';
import { bonuses } from '../stats/abilities.ts';
import { emptyPool, type Pool, poolOf, poolWith } from '../stats/rolls.ts';
import { type Shelter, shelterOf } from '../terrain/shelter.ts';
import { type AttackEffect, FEET_PER_HEX, type Modifier } from '../model/actions.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import type { Defense } from '../model/ongoing.ts';
import { dodgeImposes } from './dodge-way.ts';
import { placeJudged, type Shot, strikeFigures, type StrikeFigures } from '../stats/strike.ts';

/**
 * Everything about an attack that is settled before its first die is cast (SEG-38). `attack.ts`
 * rolls it, `odds.ts` calculates with it; what decides an attack belongs here, where both find it.
 */
export interface AttackPlan {
  readonly figures: StrikeFigures;
  readonly defense: Defense['kind'];
  /** The action that it is met with, if it is one. */
  readonly counter: ActionKey | null;
  /** Where a dodge that meets it goes afterwards. */
  readonly dodge: readonly Hex[];
  /** SEG-37: the chance in sixths that it is lost before the attack roll. */
  readonly missChance: MissChance;
  /** Where that comes from. */
  readonly missTerms: readonly Term[];
  /** What the attacker rolls, and what the attack must reach. */
  readonly attack: Pool;
  readonly toReach: Pool;
  /** SEG-99: a maneuver must exceed what an attack need only reach. */
  readonly mustExceed: boolean;
  /** SEG-39, 40: whether the faces alone can decide. */
  readonly criticals: boolean;
  /** SEG-99: false for a maneuver that does nothing else to its target. */
  readonly harms: boolean;
  /** What a hit rolls; null when it does no damage. */
  readonly damage: Pool | null;
  /** SEG-39: what a critical hit rolls instead. */
  readonly criticalDamage: Pool | null;
  /** What the target's Reaction takes off the damage (SEG-45), and what that is made of. */
  readonly takenOff: number;
  readonly takenOffTerms: readonly Term[];
}

export type MissChance = 0 | 1 | 2 | 3;

/** How this attack will be rolled when it is met like this. */
export function planAttack(state: State, shot: Shot, defense: Defense): AttackPlan {
  const figures = strikeFigures(state, shot);
  const shelter = shelterFor(state, shot);
  const off = takenOff(state, shot, defense);
  const harms = !shot.maneuver || state.settings.maneuverDamage === 'YES';
  return {
    figures,
    defense: defense.kind,
    counter: defense.kind === 'COUNTER' ? defense.action : null,
    dodge: defense.kind === 'DODGE' ? defense.path : [],
    missChance: shot.blind ? BLIND : shelter.concealment,
    missTerms: missTerms(shot, shelter),
    attack: attackPool(state, shot, figures, influencesOnAttack(state, shot, defense, shelter)),
    toReach: poolToReach(state, shot, defense),
    mustExceed: shot.maneuver,
    criticals: criticalsPlayed(state),
    harms,
    damage: harms ? damagePool(state, shot, figures) : null,
    criticalDamage: harms ? criticalDamagePool(state, shot, figures) : null,
    takenOff: Math.max(0, sumOfValues(off)),
    takenOffTerms: off,
  };
}

/** SEG-37: a d6 showing this or less is a miss by concealment. */
export const isConcealedMiss = (face: number, missChance: MissChance): boolean =>
  face <= missChance;

/** SEG-32, 99: a tie hits, but it is no maneuver. */
export const isHit = (
  { mustExceed }: AttackPlan,
  attackScore: number,
  defenseScore: number,
): boolean => (mustExceed ? attackScore > defenseScore : attackScore >= defenseScore);

/** SEG-36: by how much the attack won, at most one for each die that succeeded. */
export const excess = (attackScore: number, defenseScore: number, succeeded: number): number =>
  Math.max(0, Math.min(attackScore - defenseScore, succeeded));

/** SEG-45: the part of a damage roll that comes through. */
export const damageDealt = (rolled: number, off: number): number => Math.max(0, rolled - off);

/** SEG-109: what shelters the target, as it arrived or as things stand. */
const shelterFor = (state: State, shot: Shot): Shelter => shot.asArrived ?? shelterOf(state, shot);

/** SEG-89: the attacker, as the attack was made or as things stand. */
function attackerFor(state: State, { attackerId, asMade, grants }: Shot): Bearing {
  const attacker = combatantOf(state, attackerId);
  return withoutKept(asMade ? bearingThen(attacker, asMade) : attacker, grants);
}

/** SEG-89: the target, as the attack arrived or as things stand. */
function targetFor(state: State, { targetId, asArrived, grants }: Shot): Bearing {
  const target = combatantOf(state, targetId);
  return withoutKept(
    asArrived ? bearingThen(target, { conditions: asArrived.conditions }) : target,
    grants,
  );
}

/** without the grants for one roll that are kept for a later one. */
function withoutKept(bearing: Bearing, grants: Shot['grants']): Bearing {
  const kept = keptOf({ grants });
  if (kept.length === 0) return bearing;
  const conditions = bearing.conditions.filter(
    ({ condition, once }) => !once || !kept.includes(condition),
  );
  return { ...bearing, conditions };
}

/** the grants for one roll that the rolls of an attack do not use. */
export const keptOf = ({ grants = [] }: { readonly grants?: Shot['grants'] }) =>
  grants.flatMap(({ kept }) => kept);

/** What conceals the target, each point a sixth (SEG-49, 76 to 79). */
function missTerms({ blind }: Shot, { concealment, dark }: Shelter): readonly Term[] {
  if (blind) return [valueTerm('aimed at a hex', BLIND, 'SEG-49')];
  if (concealment === 0) return [];
  return [
    dark
      ? valueTerm('darkness', concealment, 'SEG-78')
      : valueTerm('concealment', concealment, 'SEG-76'),
  ];
}

/** SEG-49: as if totally concealed. */
const BLIND = 3;

function attackPool(
  state: State,
  shot: Shot,
  figures: StrikeFigures,
  influences: readonly Influence[],
): Pool {
  const { effect, paid } = figures;
  const far = distance(shot.origin, placeJudged(state, shot));
  return poolOf(
    {
      formula: effect.offensive,
      rule: 'SEG-32',
      by: combatantOf(state, shot.attackerId),
      influences,
      more: [
        ...modifierDice(paid, ({ offensiveDice }) => offensiveDice),
        ...flatTermsOn(state, 'ATTACK', attackerFor(state, shot)),
        ...rangeTerms(state, rangePenalty(state, effect, far)),
      ],
    },
    state.settings.leverageDisadvantage,
  );
}

/** SEG-23: the dice that modifiers add, by their names. */
const modifierDice = (
  paid: readonly Modifier[],
  diceOf: (modifier: Modifier) => number,
): readonly Term[] =>
  paid.flatMap((modifier) => {
    const dice = diceOf(modifier);
    return dice === 0 ? [] : [diceTerm(modifier.name, dice, 6, 'SEG-23')];
  });

/** SEG-65: off the score, or off its dice where a table reads it so. */
function rangeTerms({ settings }: State, penalty: number): readonly Term[] {
  if (penalty === 0) return [];
  return settings.rangePenalty === 'DICE'
    ? [diceTerm('range', -penalty, 6, 'SEG-65')]
    : [valueTerm('range', -penalty, 'SEG-65')];
}

/** What helps and hinders the attack. */
function influencesOnAttack(
  state: State,
  shot: Shot,
  defense: Defense,
  { covered }: Shelter,
): readonly Influence[] {
  const bearer = attackerFor(state, shot);
  return [
    ...influencesOn(state, 'ATTACK', {
      bearer,
      target: targetFor(state, shot),
      action: shot.action,
    }),
    ...(covered ? [cover] : []),
    ...(defense.kind === 'DODGE' && dodgeImposes(state, combatantOf(state, shot.targetId), defense)
      ? [dodge]
      : []),
  ];
}

const cover: Influence = { circumstance: 'DISADVANTAGE', label: 'cover', rule: 'SEG-75' };
/** It hinders this one attack. */
const dodge: Influence = { circumstance: 'DISADVANTAGE', label: 'dodge', rule: 'SEG-44' };

/**
 * SEG-65, 67: beyond its range a projectile, a long-ranged weapon as well, loses 1 for each further
 * 20 ft, a part counting whole. A table may read a weapon's increment as its own range.
 */
function rangePenalty(state: State, effect: AttackEffect, hexes: number): number {
  if (effect.form !== 'PROJECTILE') return 0;
  const ownSteps = effect.weapon === 'LONG' && state.settings.rangeIncrement === 'WEAPON_RANGE';
  const step = ownSteps ? effect.range : 20;
  const beyond = Math.max(0, hexes * FEET_PER_HEX - effect.range) / step;
  return state.settings.partialRange === 'UP' ? Math.ceil(beyond) : Math.floor(beyond);
}

/** SEG-43 to 46: what the attack must reach; 0 without any defense. */
function poolToReach(state: State, { targetId, grants }: Shot, defense: Defense): Pool {
  const by = combatantOf(state, targetId);
  const bearer = withoutKept(by, grants);
  const formula = defenseFormula(state, defense);
  if (!formula) return emptyPool;
  return poolOf(
    {
      formula,
      rule: defense.kind === 'COUNTER' ? 'SEG-43' : 'SEG-45',
      by,
      influences: influencesOn(state, 'DEFENSE', {
        bearer,
        action: defense.kind === 'COUNTER' ? defense.action : null,
      }),
      more: flatTermsOn(state, 'DEFENSE', bearer),
      // SEG-45: a Reaction never makes things worse.
      ...(defense.kind === 'COUNTER' ? {} : { least: 0 }),
    },
    state.settings.leverageDisadvantage,
  );
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

/** SEG-33; a critical hit has advantage on it besides (SEG-39). */
function damagePool(
  state: State,
  shot: Shot,
  { effect, paid }: StrikeFigures,
  occasion: readonly Influence[] = [],
): Pool | null {
  if (!effect.damage) return null;
  const by = combatantOf(state, shot.attackerId);
  const bearer = attackerFor(state, shot);
  return poolOf(
    {
      formula: effect.damage,
      rule: 'SEG-33',
      by,
      influences: [
        ...influencesOn(state, 'DAMAGE', { bearer, action: shot.action }),
        ...(isHelped(state, 'DAMAGE') ? occasion : []),
      ],
      more: [
        ...modifierDice(paid, ({ damageDice }) => damageDice),
        ...flatTermsOn(state, 'DAMAGE', bearer),
      ],
    },
    state.settings.leverageDisadvantage,
  );
}

/** SEG-39: with advantage, and twice what is not dice. */
function criticalDamagePool(state: State, shot: Shot, figures: StrikeFigures): Pool | null {
  const pool = damagePool(state, shot, figures, [critical]);
  return pool && poolWith([...pool.terms, valueTerm('critical hit', pool.flat, 'SEG-39')]);
}

const critical: Influence = { circumstance: 'ADVANTAGE', label: 'critical hit', rule: 'SEG-39' };

/** SEG-45, for tables that play a Reaction as taking the edge off the damage. */
function takenOff(state: State, { targetId }: Shot, { kind }: Defense): readonly Term[] {
  const reacts = kind === 'REACTION' || kind === 'DODGE';
  if (!reacts || state.settings.reactionEffect === 'DEFENSE_SCORE') return [];
  const target = combatantOf(state, targetId);
  return [
    ...formulaTerms(reactionFormula, bonuses(target)),
    ...flatTermsOn(state, 'DEFENSE', target),
  ];
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
