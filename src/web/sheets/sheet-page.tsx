/** A sheet outside of any fight: what it says, and the actions that are made for it. */
import { useEffect, useSyncExternalStore } from 'react';
import type { Ruleset } from '../../client/index.ts';
import type { Seats } from '../api/seats.ts';
import { DeadEnd } from '../kit/dead-end.tsx';
import { newSheetId, useLibrary } from './library.ts';
import { SheetEditor } from './sheet-editor.tsx';

interface Props {
  /** Of a saved sheet; of a new one its system says what it is. */
  readonly id?: string;
  readonly ruleset?: string;
  readonly seats: Seats;
}

export default function SheetPage({ id, ruleset, seats }: Props) {
  const held = useSyncExternalStore(seats.subscribe, seats.all);
  const { sheets, read } = useLibrary();
  useEffect(() => {
    void read().catch(() => undefined);
  }, [read]);
  if (ruleset !== undefined)
    return <SheetEditor key={ruleset} initial={emptySheet(ruleset as Ruleset)} held={held} />;
  const saved = sheets?.find((one) => one.id === id);
  if (saved) return <SheetEditor key={saved.id} initial={saved} held={held} />;
  return sheets ? <DeadEnd message="This browser has no such sheet." /> : null;
}

const emptySheet = (ruleset: Ruleset) => ({
  id: newSheetId(),
  name: '',
  ruleset,
  sheet: {},
  definitions: {},
});
