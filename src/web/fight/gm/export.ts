/** A whole fight as a file has it: the pages of its document, in order. */
import type { ExportEncounterQuery } from '../../../client/index.ts';
import { ExportEncounterDocument } from '../../api/generated/whole.ts';
import type { FightStore } from '../state/fight-store.ts';

/** One document, or a list of its pages. @throws Error when the server refuses a page */
export async function exported(store: FightStore, encounterId: string): Promise<unknown> {
  const pages: unknown[] = [];
  let after: number | null = 0;
  do {
    const answer: ExportEncounterQuery = await store.ask(ExportEncounterDocument, {
      encounterId,
      afterVersion: after,
      first: 150,
    });
    const page = answer.exportEncounter;
    if (page.__typename !== 'EncounterExport') throw new Error(page.message);
    pages.push(page.document);
    after = page.next;
  } while (after !== null);
  return pages.length === 1 ? pages[0] : pages;
}
