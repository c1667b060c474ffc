import { IN_MEMORY } from '../../../src/store/sqlite/file.ts';
import { sqliteStore } from '../../../src/store/sqlite/store.ts';

/** A store of its own, gone with its test. */
export const memoryStore = () => sqliteStore(IN_MEMORY);
