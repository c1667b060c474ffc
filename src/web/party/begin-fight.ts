/** An empty fight to which a party comes, each as they are there. */
import { AddCombatantsDocument, CreateEncounterDocument } from '../api/generated/whole.ts';
import { accountToken } from '../account/account.ts';
import { command } from '../api/command.ts';
import type { Seats } from '../api/seats.ts';
import type { HeldParty } from './held-parties.ts';

interface Begun {
  readonly party: HeldParty;
  /** Of the fight. */
  readonly name: string;
  readonly seats: Seats;
}

/** @returns the id of the encounter. @throws Error with what was refused */
export async function beginFight({ party, name, seats }: Begun): Promise<string> {
  const { id: partyId, ruleset, token: partyToken } = party;
  const opened = await command(CreateEncounterDocument, { name, ruleset }, accountToken());
  if (!opened.done) throw new Error(opened.refusal.message);
  const { token, encounter } = opened.payload;
  const { id: encounterId } = encounter;
  const coming = { partyId, token: partyToken, at: { q: 0, r: 0 } };
  const come = await command(AddCombatantsDocument, { encounterId, party: coming }, token);
  if (!come.done) throw new Error(come.refusal.message);
  seats.holdFirst({ encounterId, token, name, ruleset });
  return encounterId;
}
