/**
 * A fight for one person: the computer plays all who are not on the side that decides first, or is
 * named first where no decision is required yet.
 */
import { SetStandingOrdersDocument } from '../api/generated/brief.ts';
import { ScreenDocument } from '../api/generated/whole.ts';
import { send } from '../api/api.ts';
import { command } from '../api/command.ts';

/** @param token of the game master. @throws Error when it is refused */
export async function letComputerPlayOthers(encounterId: string, token: string): Promise<void> {
  const { encounter } = await send(ScreenDocument, { id: encounterId }, token);
  const combatants = encounter?.combatants ?? [];
  const deciders = new Set(encounter?.due.map(({ combatantId }) => combatantId));
  const own = (combatants.find(({ id }) => deciders.has(id)) ?? combatants[0])?.side;
  for (const { id: combatantId, side } of combatants) {
    if (side === own) continue;
    const input = { encounterId, combatantId, playedBy: 'COMPUTER' as const };
    const given = await command(SetStandingOrdersDocument, input, token);
    if (!given.done) throw new Error(given.refusal.message);
  }
}
