/** A fight for one person: the computer plays whoever is not on the side that decides first. */
import { SetStandingOrdersDocument } from '../../client/brief.ts';
import { ScreenDocument } from '../../client/index.ts';
import { send } from '../api/api.ts';
import { command } from '../api/command.ts';

/** @param token of the game master. @throws Error when it is refused */
export async function letComputerPlayOthers(encounterId: string, token: string): Promise<void> {
  const { encounter } = await send(ScreenDocument, { id: encounterId }, token);
  const combatants = encounter?.combatants ?? [];
  const decider = encounter?.due[0]?.combatantId;
  const own = combatants.find(({ id }) => id === decider)?.side;
  for (const { id: combatantId, side } of combatants) {
    if (side === own) continue;
    const input = { encounterId, combatantId, playedBy: 'COMPUTER' as const };
    const given = await command(SetStandingOrdersDocument, input, token);
    if (!given.done) throw new Error(given.refusal.message);
  }
}
