/** What the scores of attacks show of sheets, to a table that estimates (T-01). */
import { sheetSum, type ShownFigure } from '../../../core/table/seen.ts';
import type { CreatureSheet } from '../model/combatant/sheet.ts';
import type { Seen, SeenFigure } from '../model/combatant/seen.ts';
import type { Event, EventOfType } from '../model/events.ts';
import { attackEffectOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { BASE } from './plan.ts';

type Shown = readonly ShownFigure<SeenFigure>[];

/** Of an event what it shows; `state` is the one that it happens in. */
export function shownBy(state: State, event: Event): Shown {
  if (event.type === 'StrikeRolled') return [...shownByAttack(state, event), shownByTarget(event)];
  if (event.type === 'DefenseRolled') return shownByDefense(event);
  return event.type === 'AttackLanded' ? shownByDamage(state, event) : [];
}

/** Range and aim (SEC-48, 49), cover and posture (SEC-35, 37): everyone can work them out. */
const circumstances = ['SEC-35', 'SEC-37', 'SEC-48', 'SEC-49'];

const attackFigure = {
  MELEE: 'melee attack',
  RANGED: 'ranged attack',
  SPELL: 'spell attack',
} as const;

/** SEC-39, 52: the components of a combo are its owner's, and change what range does to a shot. */
function shownByAttack(state: State, event: EventOfType<'StrikeRolled'>): Shown {
  const { attackerId: combatantId, action, combo, roll } = event;
  const { type } = attackEffectOf(state, action);
  if (type === 'RANGED' && combo.length > 0) return [];
  return [{ combatantId, figure: attackFigure[type], value: sheetSum(roll.terms, circumstances) }];
}

/** SEC-40: the scale lowers the Target score. */
const shownByTarget = ({ targetId, neededTerms }: EventOfType<'StrikeRolled'>) =>
  ({
    combatantId: targetId,
    figure: 'scale',
    value: BASE - sheetSum(neededTerms, circumstances),
  }) as const;

const defenseFigure = { DODGE: 'dodge', PARRY: 'parry', BLOCK: 'block' } as const;

/** SEC-41, 43. */
function shownByDefense({
  combatantId,
  defense,
  defenseRoll,
}: EventOfType<'DefenseRolled'>): Shown {
  if (!defenseRoll || defense === 'NONE') return [];
  return [{ combatantId, figure: defenseFigure[defense], value: sheetSum(defenseRoll.terms) }];
}

/** SEC-45: a spell's damage shows nothing of who casts it. */
function shownByDamage(state: State, event: EventOfType<'AttackLanded'>): Shown {
  const { attackerId: combatantId, action, damageRoll } = event;
  const { type, damage } = attackEffectOf(state, action);
  if (!damageRoll || !damage || type === 'SPELL') return [];
  const figure = type === 'MELEE' ? 'melee damage' : 'ranged damage';
  return [{ combatantId, figure, value: sheetSum(damageRoll.terms) - damage.flat }];
}

/** A supposed sheet with what has been seen in its place: every roll comes out as it was seen. */
export function withSeen<S extends Stats>(supposed: S, seen: Seen): S {
  const scale = seen.scale ?? supposed.scale;
  const { damageBonus, mobilityPenalty, reflex, weaponSkill, rangedSkill, magic, shieldUse } =
    supposed;
  const sum = (figure: SeenFigure, more: number) => {
    const value = seen[figure];
    return value === undefined ? undefined : value + more;
  };
  const melee = seen.parry ?? sum('melee attack', scale);
  return {
    ...supposed,
    scale,
    reflex: shownSkill(reflex, sum('dodge', mobilityPenalty)),
    weaponSkill: shownSkill(weaponSkill, melee),
    rangedSkill: shownSkill(rangedSkill, sum('ranged attack', scale)),
    magic: shownSkill(magic, sum('spell attack', scale)),
    shieldUse: shownSkill(shieldUse, seen.block),
    damageBonus: seen['ranged damage'] ?? sum('melee damage', -3 * scale) ?? damageBonus,
  };
}

/** SEC-42: who has been seen to defend so has a rank at least. */
const shownSkill = (skill: Skill, bonus: number | undefined): Skill =>
  bonus === undefined ? skill : { ranks: Math.max(1, skill.ranks), bonus };
type Skill = CreatureSheet['reflex'];

type Stats = Pick<
  CreatureSheet,
  | 'scale'
  | 'reflex'
  | 'weaponSkill'
  | 'rangedSkill'
  | 'magic'
  | 'shieldUse'
  | 'damageBonus'
  | 'mobilityPenalty'
>;
