import { namedAfter } from '../../../core/catalogue/named-after.ts';
import { identityOf } from '../../../core/table/state.ts';
import { typicalOf } from '../../../core/odds/typical.ts';
import { type Estimate, supposeUnseen } from '../../../core/table/suppose.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { once } from '../../../core/values/once.ts';
import { rememberedOfBoth } from '../../../core/values/remembered.ts';
import { quarters } from '../../../core/views/foe-numbers.ts';
import { unseenNames, withSeen } from '../attack/seen.ts';
import { creatures } from '../content/index.ts';
import { isBloodied } from '../stats/bloodied.ts';
import { fresh } from '../model/combatant/newcomer.ts';
import { type Sheet, sheetSchema } from '../model/combatant/sheet.ts';
import type { Combatant, State } from '../model/state.ts';

/** The sheets of the bestiary, by key. */
const sheets = once(
  () => new Map(creatures.map((one) => [one.key, sheetSchema.strip().parse(one)] as const)),
);

/** The middle of the sample creatures; it knows the basic actions alone. */
const typical = once(() =>
  typicalOf<Sheet>([...sheets().values()].map((sheet) => ({ ...sheet, talents: [] }))),
);

/** What a sheet that is not seen is taken for. */
type SheetFor = (combatant: Combatant, actions: State['actions']) => Sheet;

/** In place of a combatant one with the sheet that it is taken for, unhurt, and what the table has seen. */
const estimateBy = (sheetFor: SheetFor) => {
  const inPlaceOf = rememberedOfBoth((combatant: Combatant, actions: State['actions']): Combatant =>
    fresh({
      ...withSeen(sheetFor(combatant, actions), combatant.seen),
      ...identityOf(combatant),
    }),
  );
  return (state: State, isUnseen: (id: CombatantId) => boolean): Estimate<State> =>
    supposeUnseen(state, isUnseen, (combatant) => {
      const { status, conditions, seen } = combatant;
      const supposed = inPlaceOf(combatant, state.actions);
      const hitPoints = Math.ceil(shareLeft(state, combatant) * supposed.maxHitPoints);
      return {
        combatant: { ...supposed, status, conditions, hitPoints, seen },
        supposed: () => [...unseenNames(seen), 'hit points'],
      };
    });
};

/**
 * Everyone who is not seen with an average sheet, but for what the table has seen of it, and as much
 * of it left as can be seen.
 */
export const estimate = estimateBy(typical);

/** The same, but who has the name of a creature of the bestiary is supposed to have its sheet. */
export const estimateByName = estimateBy(({ name }, actions) => {
  const sheet = sheets().get(namedAfter(creatures, name)?.key ?? '');
  return sheet?.talents.every(({ action }) => Object.hasOwn(actions, action)) ? sheet : typical();
});

/** SEG-104: less than a third is seen by all. */
function shareLeft(state: State, combatant: Combatant): number {
  const { hitPoints: current, maxHitPoints: max } = combatant;
  const share = quarters({ current, max });
  return isBloodied(state, combatant) ? Math.min(share, 1 / 4) : share;
}
