/** A fight that was proposed, opened with both parties on its table and the computer on the other side. */
import { AddCombatantsDocument } from '../api/generated/brief.ts';
import type { AddCombatantsInput, ProposalPartyInput, Ruleset } from '../../client/index.ts';
import { CreateEncounterDocument } from '../api/generated/whole.ts';
import { accountToken } from '../account/account.ts';
import { command } from '../api/command.ts';
import type { Seats } from '../api/seats.ts';
import { letComputerPlayOthers } from '../home/other-side.ts';
import { putOnTable } from './put-on-table.ts';
import { foesOf, type Proposal } from './wish.ts';

interface Begun {
  readonly proposal: Proposal;
  readonly ruleset: Ruleset;
  readonly party: ProposalPartyInput;
  readonly seats: Seats;
}

const MAX_NAME = 120;
const [HEROES, FOES] = ['heroes', 'foes'];

/** @returns the id of the encounter. @throws Error with what was refused */
export async function beginProposal({ proposal, ruleset, party, seats }: Begun): Promise<string> {
  const name = foesOf(proposal).slice(0, MAX_NAME);
  const opened = await command(CreateEncounterDocument, { name, ruleset }, accountToken());
  if (!opened.done) throw new Error(opened.refusal.message);
  const { token, encounter } = opened.payload;
  const { id: encounterId } = encounter;
  const add = async (input: Omit<AddCombatantsInput, 'encounterId'>): Promise<true> => {
    const come = await command(AddCombatantsDocument, { encounterId, ...input }, token);
    if (!come.done) throw new Error(come.refusal.message);
    return true;
  };
  await add(comingOf(party, proposal));
  await putOnTable(proposal, FOES, add);
  await letComputerPlayOthers(encounterId, token);
  seats.holdFirst({ encounterId, token, name, ruleset });
  return encounterId;
}

/** The party at the places from which it was played. */
function comingOf({ party, creatures }: ProposalPartyInput, { partyAt }: Proposal) {
  const at = (i: number) => partyAt[i] ?? { q: 0, r: 0 };
  if (party) return { party: { ...party, at: at(0) } };
  return {
    creatures: (creatures ?? []).map((one, i) => ({ ...one, side: HEROES, position: at(i) })),
  };
}
