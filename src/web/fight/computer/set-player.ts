import type { Outcome } from '../../api/command.ts';
import { SetStandingOrdersDocument } from '../../api/generated/brief.ts';
import type { FightStore } from '../state/fight-store.ts';
import { ordersOf, type Player } from './player.ts';

/** Says who plays some combatants, one after the other; the first refusal ends it. */
export async function setPlayer(
  store: FightStore,
  combatantIds: readonly string[],
  player: Player,
  seenVersion: number,
): Promise<Outcome<unknown>> {
  let outcome: Outcome<unknown> = { done: true, payload: null };
  for (const combatantId of combatantIds) {
    const input = { combatantId, ...ordersOf(player), seenVersion };
    outcome = await store.run(SetStandingOrdersDocument, input);
    if (!outcome.done) break;
  }
  return outcome;
}
