import * as z from 'zod';
import { headOf, tableInWords } from '../words/fight.ts';
import { refused } from '../words/refusal.ts';
import { after, seated, tool } from './tool.ts';

export const look = tool({
  name: 'look',
  description:
    'The table in words: who is where (bearing and distance from who is to decide), how hurt, whose decision it is, the ground, and what comes when.',
  input: z.strictObject({ after }),
  reads: true,
  run: seated(async (seat, fight, { after }) => {
    const table = await seat.table(fight);
    return table.ok ? { head: headOf(table), lines: tableInWords(table), after } : refused(table);
  }),
});
