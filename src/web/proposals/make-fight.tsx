/** A fight of the wished difficulty for a party of this browser, or for two heroes who are ready. */
import { useLocation } from 'wouter';
import type { ProposalPartyInput, Ruleset } from '../../client/index.ts';
import { BestiaryDocument, EncounterProposalsDocument } from '../api/generated/whole.ts';
import { accountToken } from '../account/account.ts';
import { send } from '../api/api.ts';
import type { Seats } from '../api/seats.ts';
import { demos } from '../home/demos.ts';
import { useKept } from '../kit/kept.ts';
import { type HeldParty, useParties } from '../party/held-parties.ts';
import { beginProposal } from './begin-proposal.ts';
import { Finder } from './finder.tsx';
import type { Ask } from './use-proposals.ts';

const KEY = 'make-fight';
interface Chosen {
  readonly ruleset: Ruleset;
  /** Empty for ready-made heroes. */
  readonly partyId: string;
}
/** So many of the bestiary are the party of who has none. */
const SAMPLE = 2;

const ask: Ask = (variables) => send(EncounterProposalsDocument, variables, accountToken());

export default function MakeFight({ seats }: { readonly seats: Seats }) {
  const [, go] = useLocation();
  const { parties } = useParties();
  const [chosen, choose] = useKept<Chosen>(KEY, {
    ruleset: parties[0]?.ruleset ?? 'SEGMENTS',
    partyId: parties[0]?.id ?? '',
  });
  const { ruleset, partyId } = chosen;
  const own = parties.filter((party) => party.ruleset === ruleset);
  const held = own.find(({ id }) => id === partyId) ?? null;
  const partyNow = () => partyOf(held, ruleset);
  return (
    <div className="panel">
      <Finder
        key={`${ruleset} ${held?.id ?? ''}`}
        question={async () => ({ ruleset, party: await partyNow() })}
        ask={ask}
        party="My party"
        doing="Play this fight"
        onTake={async (proposal) => {
          const party = await partyNow();
          go(`/fight/${await beginProposal({ proposal, ruleset, party, seats })}`);
        }}
      >
        <div className="chips systems" role="group" aria-label="Rules">
          {demos.map((demo) => (
            <button
              key={demo.ruleset}
              type="button"
              className="chip"
              aria-pressed={demo.ruleset === ruleset}
              onClick={() => {
                const first = parties.find((one) => one.ruleset === demo.ruleset);
                choose({ ruleset: demo.ruleset, partyId: first?.id ?? '' });
              }}
            >
              {demo.ruleset}
            </button>
          ))}
        </div>
        <label>
          For whom
          <select
            value={held?.id ?? ''}
            onChange={({ target }) => {
              choose({ ruleset, partyId: target.value });
            }}
          >
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">Two ready-made heroes</option>
          </select>
        </label>
      </Finder>
    </div>
  );
}

/** @param held null for the first of the bestiary. @throws Trouble when they do not come */
async function partyOf(held: HeldParty | null, ruleset: Ruleset): Promise<ProposalPartyInput> {
  if (held) return { party: { partyId: held.id, token: held.token } };
  const { bestiary } = await send(BestiaryDocument, { ruleset }, null);
  const heroes = bestiary.slice(0, SAMPLE);
  return { creatures: heroes.map(({ key, name }) => ({ name, creature: key })) };
}
