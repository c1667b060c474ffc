/** A fight that was saved as a file: its pages are sent one after the other, and played again there. */
import { ImportEncounterDocument, ImportPageDocument } from '../api/generated/whole.ts';
import { accountToken } from '../account/account.ts';
import { send } from '../api/api.ts';
import { command, outcomeOf } from '../api/command.ts';
import type { Seats } from '../api/seats.ts';

/** @returns the id of the encounter. @throws Error when a page is refused, with the place */
export async function imported(content: unknown, seats: Seats): Promise<string> {
  const [first, ...rest] = Array.isArray(content) ? (content as unknown[]) : [content];
  if (typeof first !== 'object' || first === null || !('format' in first))
    throw new Error('This is neither a saved fight nor a saved sheet.');
  const opened = await command(ImportEncounterDocument, { document: first }, accountToken());
  if (!opened.done) throw new Error(opened.refusal.message);
  const { encounter, token } = opened.payload;
  const { id: encounterId, name } = encounter;
  for (const document of rest) await sendPage({ encounterId, document }, token);
  seats.holdFirst({ encounterId, token, name, ruleset: '' });
  return encounterId;
}

interface Page {
  readonly encounterId: string;
  readonly document: unknown;
}

/** A long page is written in part: sent again it goes on, until that changes nothing. */
async function sendPage(input: Page, token: string): Promise<void> {
  let [before, version] = [-1, 0];
  while (before !== version) {
    const sent = outcomeOf(await send(ImportPageDocument, { input }, token), input);
    if (!sent.done) throw new Error(sent.refusal.message);
    const { encounter } = sent.payload;
    if (!encounter.importing) return;
    [before, version] = [version, encounter.version];
  }
}
