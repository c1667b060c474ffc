import { useState } from 'react';
import { messageOf } from '../api/command.ts';
import { useLibrary } from '../sheets/library.ts';
import { addSheets } from './gather.ts';
import { type HeldParty, useParties } from './held-parties.ts';
import { SheetPicker } from './sheet-picker.tsx';
import type { OpenParty } from './use-party.ts';

interface Props {
  readonly held: HeldParty;
  readonly open: OpenParty;
}

/** Others who come to the party, with their saved sheets. */
export function AddMembers({ held, open: { party, read } }: Props) {
  const { hold } = useParties();
  const { sheets } = useLibrary();
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const add = async (): Promise<void> => {
    setSending(true);
    setTrouble(null);
    try {
      const coming = (sheets ?? []).filter(({ id }) => chosen.has(id));
      hold(await addSheets(held, coming, party ?? undefined));
      choose(new Set());
      await read();
    } catch (error) {
      setTrouble(messageOf(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <details>
      <summary>Add members</summary>
      <form
        className="stacked add-members"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <SheetPicker ruleset={held.ruleset} chosen={chosen} onChoose={choose} />
        <button disabled={isSending || chosen.size === 0}>Add to the party</button>
        {trouble !== null && (
          <p className="refusal" role="alert">
            {trouble}
          </p>
        )}
      </form>
    </details>
  );
}
