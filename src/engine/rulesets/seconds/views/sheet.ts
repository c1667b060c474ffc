import type { CombatantId } from '../../../core/values/ids.ts';
import { toughnessOf } from '../figures/toughness.ts';
import type { Combatant, Gear, State } from '../model/state.ts';
import type * as model from '../model/state.ts';

/** What the owner of a combatant sees of its sheet, and of how it stands. */
export interface Sheet extends model.Sheet {
  readonly kind: 'SECONDS';
  /** As wounds leave it. */
  readonly toughnessLeft: number;
  readonly gear: readonly Gear[];
  readonly defensesLeft: Combatant['defenses'];
  readonly aimsAt: CombatantId | null;
  readonly initiative: readonly number[];
  /** What the next check against dying must reach; null for who is not dying. */
  readonly dyingAgainst: number | null;
}

/** The sheet, field by field. */
export function sheetOf(state: State, combatant: Combatant): Sheet {
  const { sheet, gear, defenses, aimsAt, initiative, status } = combatant;
  return {
    kind: 'SECONDS',
    toughness: sheet.toughness,
    speed: sheet.speed,
    runs: sheet.runs,
    scale: sheet.scale,
    dexterity: sheet.dexterity,
    endurance: sheet.endurance,
    medicine: sheet.medicine,
    reflex: sheet.reflex,
    weaponSkill: sheet.weaponSkill,
    rangedSkill: sheet.rangedSkill,
    magic: sheet.magic,
    shieldUse: sheet.shieldUse,
    initiativeBonus: sheet.initiativeBonus,
    mobilityPenalty: sheet.mobilityPenalty,
    damageBonus: sheet.damageBonus,
    techniques: sheet.techniques,
    extraAttacks: sheet.extraAttacks,
    comboRating: sheet.comboRating,
    components: sheet.components,
    combos: sheet.combos,
    spells: sheet.spells,
    defenses: sheet.defenses,
    toughnessLeft: toughnessOf(state, combatant),
    gear,
    defensesLeft: defenses,
    aimsAt,
    initiative,
    dyingAgainst: status.kind === 'DYING' ? status.dc : null,
  };
}
