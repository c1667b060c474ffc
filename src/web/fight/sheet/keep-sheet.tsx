import { useState } from 'react';
import { Link } from 'wouter';
import { messageOf } from '../../api/command.ts';
import { basicsOf, sheetOf } from '../../sheets/from-fight.ts';
import { useLibrary } from '../../sheets/library.ts';
import { faultsOf } from '../../sheets/sheet-file.ts';
import type { Encounter } from '../state/seen.ts';
import type { Catalogue, WholeCombatant } from './use-sheet.ts';

interface Props {
  readonly whole: WholeCombatant;
  readonly catalogue: Catalogue;
  readonly ruleset: Encounter['ruleset'];
}

type Kept =
  | { readonly is: 'OPEN' | 'UNDER_WAY' }
  | { readonly is: 'KEPT'; readonly id: string; readonly isWhole: boolean }
  | { readonly is: 'REFUSED'; readonly why: string };

/** Puts the sheet among those of this browser, unharmed, to be changed and to join other fights. */
export function KeepSheet({ whole, catalogue, ruleset }: Props) {
  const { keep } = useLibrary();
  const [kept, set] = useState<Kept>({ is: 'OPEN' });
  const put = async (): Promise<void> => {
    set({ is: 'UNDER_WAY' });
    try {
      const saved = sheetOf(whole, ruleset, catalogue, await basicsOf(ruleset));
      await keep(saved);
      set({ is: 'KEPT', id: saved.id, isWhole: faultsOf(saved).length === 0 });
    } catch (error) {
      set({ is: 'REFUSED', why: messageOf(error) });
    }
  };
  if (kept.is === 'KEPT')
    return (
      <p role="status">
        {whole.name} is kept in this browser, unharmed.
        {!kept.isWhole && ' Something of it cannot be written down: complete it first.'}{' '}
        <Link href={`/sheet/${kept.id}`}>Open the saved sheet</Link>
      </p>
    );
  return (
    <div className="stacked">
      <div className="row">
        <button type="button" disabled={kept.is === 'UNDER_WAY'} onClick={() => void put()}>
          {kept.is === 'UNDER_WAY' ? 'Keeping …' : 'Keep as a saved sheet'}
        </button>
      </div>
      {kept.is === 'REFUSED' && (
        <p className="refusal" role="alert">
          {kept.why}
        </p>
      )}
    </div>
  );
}
