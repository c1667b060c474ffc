/** A sheet outside of any fight: what it says, and the actions that are made for it. */
import { useEffect } from 'react';
import type { Ruleset } from '../../client/index.ts';
import { newSheetId, useLibrary } from './library.ts';
import { SheetEditor } from './sheet-editor.tsx';

interface Props {
  /** Of a saved sheet; of a new one its system says what it is. */
  readonly id?: string;
  readonly ruleset?: string;
}

export default function SheetPage({ id, ruleset }: Props) {
  const { sheets, read } = useLibrary();
  useEffect(() => {
    void read().catch(() => undefined);
  }, [read]);
  if (ruleset !== undefined)
    return <SheetEditor key={ruleset} initial={emptySheet(ruleset as Ruleset)} />;
  const saved = sheets?.find((one) => one.id === id);
  if (saved) return <SheetEditor key={saved.id} initial={saved} />;
  return <p className="closed">{sheets ? 'There is no such sheet in this browser.' : ''}</p>;
}

const emptySheet = (ruleset: Ruleset) => ({
  id: newSheetId(),
  name: '',
  ruleset,
  sheet: {},
  definitions: {},
});
