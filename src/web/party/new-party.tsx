import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { Ruleset } from '../../client/index.ts';
import { messageOf } from '../api/command.ts';
import { demos } from '../home/demos.ts';
import { useLibrary } from '../sheets/library.ts';
import { gather } from './gather.ts';
import { useParties } from './held-parties.ts';
import { PartyFrame } from './party-frame.tsx';
import { SheetPicker } from './sheet-picker.tsx';

/** A party of saved sheets. */
export default function NewParty() {
  const [, go] = useLocation();
  const { hold } = useParties();
  const { sheets } = useLibrary();
  const [name, setName] = useState('');
  const [ruleset, setRuleset] = useState<Ruleset>('SEGMENTS');
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const create = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setSending(true);
    setTrouble(null);
    try {
      const members = (sheets ?? []).filter(({ id }) => chosen.has(id));
      const party = await gather({ name, ruleset, sheets: members });
      hold(party);
      go(`/party/${party.id}`);
    } catch (error) {
      setTrouble(messageOf(error));
      setSending(false);
    }
  };
  return (
    <PartyFrame title="New party">
      <form className="stacked panel" onSubmit={(event) => void create(event)}>
        <label>
          Name
          <input
            required
            maxLength={120}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
            }}
          />
        </label>
        <label>
          System
          <select
            value={ruleset}
            onChange={({ target }) => {
              setRuleset(target.value as Ruleset);
              choose(new Set());
            }}
          >
            {demos.map((demo) => (
              <option key={demo.ruleset}>{demo.ruleset}</option>
            ))}
          </select>
        </label>
        <SheetPicker ruleset={ruleset} chosen={chosen} onChoose={choose} />
        {trouble !== null && (
          <p className="refusal" role="alert">
            {trouble}
          </p>
        )}
        <button className="primary" disabled={isSending || chosen.size === 0}>
          Create the party
        </button>
      </form>
    </PartyFrame>
  );
}
