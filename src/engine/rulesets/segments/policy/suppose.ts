import { eachUnseen } from '../../../core/table/suppose.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import type { FoeNumbers } from '../../../core/views/foe-numbers.ts';
import { isBloodied } from '../stats/bloodied.ts';
import { noOrders } from '../model/combatant/standing-orders.ts';
import type { State } from '../model/state.ts';
import type { Attack } from '../model/ongoing.ts';
import { supposedOf } from '../ongoing/index.ts';
import { plainMeans } from '../ongoing/plain-means.ts';
import { estimateByName } from '../views/estimate.ts';

type IsUnseen = (id: CombatantId) => boolean;

/** The state as a seat may suppose it: by the numbers that it may know, without others' secrets. */
export function suppose(state: State, isUnseen: IsUnseen, foeNumbers: FoeNumbers): State {
  const { combatants, attacks, ongoing } = supposedNumbers(state, isUnseen, foeNumbers);
  return {
    ...state,
    combatants: eachUnseen(combatants, isUnseen, (one) => ({
      ...one,
      standingOrders: noOrders,
      readied: null,
    })),
    attacks: attacks.map((attack) => plainAttack(state, attack, isUnseen)),
    ongoing: ongoing.flatMap((one) =>
      isUnseen(one.ownerId) ? (supposedOf(state, one) ?? []) : one,
    ),
  };
}

function supposedNumbers(state: State, isUnseen: IsUnseen, foeNumbers: FoeNumbers): State {
  switch (foeNumbers) {
    case 'EXACT':
      return state;
    case 'ESTIMATE':
      return estimateByName(state, isUnseen).state;
    case 'HIDDEN': {
      const combatants = eachUnseen(state.combatants, isUnseen, (one) => ({
        ...one,
        // SEG-104: that less than a third is left is seen by all.
        ...(isBloodied(state, one)
          ? { hitPoints: 1, maxHitPoints: 4 }
          : { hitPoints: one.maxHitPoints }),
      }));
      return estimateByName({ ...state, combatants }, isUnseen).state;
    }
  }
}

/** How it was paid for and sped up is its owner's to know, and how a later turn will meet it, too. */
function plainAttack(state: State, attack: Attack, isUnseen: IsUnseen): Attack {
  const made = isUnseen(attack.attackerId) ? { ...attack, ...plainMeans(state, attack) } : attack;
  if (made.stage.kind !== 'DEFERRED' || !isUnseen(attack.targetId)) return made;
  const defense = { kind: 'DODGE' as const, path: [] };
  return { ...made, stage: { ...made.stage, defense, spends: [], cooldown: null } };
}
