import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { CatalogueDocument, SheetDocument } from '../../api/generated/whole.ts';
import { messageOf } from '../../api/command.ts';
import { Modal } from '../../kit/modal.tsx';
import { gather } from '../../party/gather.ts';
import { type HeldParty, useParties } from '../../party/held-parties.ts';
import { basicsOf, sheetOf } from '../../sheets/from-fight.ts';
import type { FightStore } from '../state/fight-store.ts';
import { useFight } from '../state/fight-context.ts';
import { heroesIn } from '../state/heroes.ts';
import type { Encounter } from '../state/seen.ts';
import '../../kit/form.css';

/** Makes a party of combatants of the fight, unharmed, for fights to come. */
export function KeepParty({ encounter }: { readonly encounter: Encounter }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Make a party …
      </button>
      <Modal
        title="A party of these heroes"
        open={isOpen}
        onClose={() => {
          setOpen(false);
        }}
      >
        <PartyForm encounter={encounter} />
      </Modal>
    </>
  );
}

function PartyForm({ encounter }: { readonly encounter: Encounter }) {
  const { store } = useFight();
  const { hold } = useParties();
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [chosen, choose] = useState<ReadonlySet<string>>(() => heroesIn(encounter));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setSending(true);
    setTrouble(null);
    try {
      const party = await partyOf({ store, encounter, name, chosen });
      hold(party);
      go(`/party/${party.id}`);
    } catch (error) {
      setTrouble(messageOf(error));
      setSending(false);
    }
  };
  return (
    <form className="stacked" onSubmit={(event) => void make(event)}>
      <p>They rest before they come: a party of this fight begins unharmed.</p>
      <label>
        Name of the party
        <input
          required
          maxLength={120}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
      </label>
      <fieldset>
        <legend>Members</legend>
        <div className="chips">
          {encounter.combatants.map(({ id, name: called }) => (
            <label key={id} className="chip">
              <input
                type="checkbox"
                checked={chosen.has(id)}
                onChange={({ target }) => {
                  const next = new Set(chosen);
                  if (target.checked) next.add(id);
                  else next.delete(id);
                  choose(next);
                }}
              />{' '}
              {called}
            </label>
          ))}
        </div>
      </fieldset>
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
      <button className="primary" disabled={isSending || chosen.size === 0}>
        Create the party
      </button>
    </form>
  );
}

interface Wanted {
  readonly store: FightStore;
  readonly encounter: Encounter;
  readonly name: string;
  readonly chosen: ReadonlySet<string>;
}

async function partyOf({ store, encounter, name, chosen }: Wanted): Promise<HeldParty> {
  const { id, ruleset, combatants } = encounter;
  const [{ encounter: known }, basics] = await Promise.all([
    store.ask(CatalogueDocument, { id }),
    basicsOf(ruleset),
  ]);
  if (!known) throw new Error('This server does not have this fight, or has it no longer.');
  const members = combatants.filter((one) => chosen.has(one.id));
  const sheets = await Promise.all(
    members.map(async (member) => {
      const { node } = await store.ask(SheetDocument, { id: member.id });
      if (node?.__typename !== 'Combatant')
        throw new Error(`The sheet of ${member.name} cannot be read.`);
      return sheetOf(node, ruleset, known, basics);
    }),
  );
  return gather({ name, ruleset, sheets });
}
