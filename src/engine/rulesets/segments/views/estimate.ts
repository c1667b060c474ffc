import { identityOf } from '../../../core/table/state.ts';
import { typicalOf } from '../../../core/odds/typical.ts';
import { type Estimate, supposeUnseen } from '../../../core/table/suppose.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { quarters } from '../../../core/views/foe-numbers.ts';
import { unseenNames, withSeen } from '../attack/seen.ts';
import { creatures } from '../content/index.ts';
import { isBloodied } from '../figures/bloodied.ts';
import { fresh } from '../model/combatant/newcomer.ts';
import { type Sheet, sheetSchema } from '../model/combatant/sheet.ts';
import type { Combatant, State } from '../model/state.ts';

/** The middle of the sample creatures; it knows the basic actions alone. */
const averageSheet = (): Sheet => {
  const sheets = creatures.map((creature) =>
    sheetSchema.strip().parse({ ...creature, talents: [] }),
  );
  return typicalOf<Sheet>(sheets);
};
let average: Sheet | null = null;

/**
 * Everybody who is not seen with an average sheet, but for what the table has seen of it, and as much
 * of it left as can be seen.
 */
export const estimate = (state: State, isUnseen: (id: CombatantId) => boolean): Estimate<State> =>
  supposeUnseen(state, isUnseen, (combatant) => {
    const { status, conditions, seen } = combatant;
    average ??= averageSheet();
    const supposed = fresh({ ...withSeen(average, seen), ...identityOf(combatant) });
    const hitPoints = Math.ceil(shareLeft(state, combatant) * supposed.maxHitPoints);
    return {
      combatant: { ...supposed, status, conditions, hitPoints, seen },
      supposed: [...unseenNames(seen), 'hit points'],
    };
  });

/** SEG-104: less than a third is seen by all. */
function shareLeft(state: State, combatant: Combatant): number {
  const { hitPoints: current, maxHitPoints: max } = combatant;
  const share = quarters({ current, max });
  return isBloodied(state, combatant) ? Math.min(share, 1 / 4) : share;
}
