/** Characters and creatures that are kept in this browser, with the actions that are made for them. */
import { createStore, del, set, values } from 'idb-keyval';
import { create } from 'zustand';
import type { Ruleset } from '../../client/index.ts';
import { inTodaysNames } from './earlier-names.ts';

export interface SavedSheet {
  readonly id: string;
  readonly name: string;
  readonly ruleset: Ruleset;
  /** As `SheetInput` has it for the system. */
  readonly sheet: object;
  /** As `DefinitionsInput` has it for the system: what the sheet needs of its own. */
  readonly definitions: Definitions;
}

export interface Definitions {
  readonly actions?: readonly Keyed[];
  readonly conditions?: readonly Keyed[];
}
interface Keyed {
  readonly key: string;
}

interface Library {
  /** By name; null until they were read. */
  readonly sheets: readonly SavedSheet[] | null;
  readonly read: () => Promise<void>;
  readonly keep: (sheet: SavedSheet) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
}

const shelf = createStore('sixbeat', 'sheets');

export const useLibrary = create<Library>((put, get) => ({
  sheets: null,
  read: async () => {
    const kept = (await values<SavedSheet>(shelf)).map(inTodaysNames);
    put({ sheets: kept.sort((a, b) => a.name.localeCompare(b.name)) });
  },
  keep: async (sheet) => {
    await set(sheet.id, sheet, shelf);
    await get().read();
  },
  forget: async (id) => {
    await del(id, shelf);
    await get().read();
  },
}));

/** Of a sheet of this browser; others may have the same. */
export const newSheetId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
