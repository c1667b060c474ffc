import * as z from 'zod';
import type { Fight } from '../../client/connect.ts';
import { PlayComputersText } from '../../client/generated/texts.ts';
import { MAX_ANSWER, MAX_WAIT } from '../limits.ts';
import type { Seat } from '../seat.ts';
import { isOwn, namesIn, type Table } from '../words/fight.ts';
import { happenedInWords } from '../words/happened.ts';
import type { Said } from '../words/page.ts';
import { refused } from '../words/refusal.ts';
import { next } from './take.ts';
import { seated, tool, version } from './tool.ts';

export const wait = tool({
  name: 'wait',
  description:
    'Waits until you are to decide, the fight is over, or the time is up, and tells what happened after that version. Call it when it is not your turn.',
  input: z.strictObject({
    after: version.optional().describe('The version that you saw last; now if left out'),
    seconds: z.int().min(1).max(MAX_WAIT).default(MAX_WAIT),
  }),
  reads: true,
  run: seated(async (seat, fight, { after, seconds }, signal) => {
    const table = await seat.table(fight);
    if (!table.ok) return refused(table);
    const seen = after ?? table.version;
    if (seen > table.version)
      return refused({
        code: 'NO_SUCH_VERSION',
        message: `The fight is at version ${table.version}.`,
      });
    await playOn(seat, fight, table);
    const names = namesIn(table);
    const step = { version: table.version, phase: table.phase, outcome: table.outcome };
    if (seen === table.version && isForThisSeat({ ...table, awaiting: table.due }))
      return next({ ...step, awaiting: table.due }, names, []);
    return followed({ fight, after: seen, until: timeUp(seconds, signal), table });
  }),
});

/** Whether there is nothing to wait for. */
const isForThisSeat = ({
  phase,
  awaiting,
}: {
  readonly phase: string;
  readonly awaiting: readonly Parameters<typeof isOwn>[0][];
}): boolean => phase === 'ENDED' || awaiting.some(isOwn);

/** What was too much for one request of the computer goes on with the next; other seats are refused. */
async function playOn(seat: Seat, { id }: Fight, { due, seat: { kind } }: Table): Promise<void> {
  if (kind !== 'GM' || !due.some(({ byComputer }) => byComputer)) return;
  const idempotencyKey = crypto.randomUUID();
  await seat.ask(PlayComputersText, { input: { encounterId: id, idempotencyKey } });
}

const timeUp = (seconds: number, signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(1_000 * seconds)]);

interface Waiting {
  readonly fight: Fight;
  readonly after: number;
  readonly until: AbortSignal;
  readonly table: Table;
}

async function followed({ fight, after, until, table }: Waiting): Promise<Said> {
  const lines: string[] = [];
  let length = 0;
  let now = { version: after, phase: table.phase, outcome: table.outcome, awaiting: table.due };
  let names = namesIn(table);
  for await (const { version, events, encounter } of fight.follow({
    after: { version: after },
    signal: until,
  })) {
    const happened = happenedInWords(events);
    lines.push(...happened);
    length += happened.reduce((sum, line) => sum + line.length, 0);
    now = { ...encounter, version, awaiting: encounter.awaiting as never };
    names = namesIn(encounter);
    if (version === encounter.version && isForThisSeat(encounter)) break;
    // The rest is told by the next call.
    if (length > MAX_ANSWER / 2) break;
  }
  return next(now, names, lines);
}
