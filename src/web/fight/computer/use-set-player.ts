import { SetStandingOrdersDocument } from '../../../client/brief.ts';
import { useRun } from '../state/run.tsx';
import { ordersOf, type Player } from './player.ts';

/** Says who plays some combatants, one after the other; the first refusal ends it. */
export function useSetPlayer() {
  const { run, refusal, sending } = useRun();
  const setPlayer = async (combatantIds: readonly string[], player: Player): Promise<boolean> => {
    for (const combatantId of combatantIds)
      if (!(await run(SetStandingOrdersDocument, { combatantId, ...ordersOf(player) })))
        return false;
    return true;
  };
  return { setPlayer, refusal, sending };
}
