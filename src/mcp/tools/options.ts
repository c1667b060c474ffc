import * as z from 'zod';
import type { Fight } from '../../client/connect.ts';
import type { ScreenDecisionFragment } from '../../client/index.ts';
import { OptionDetailsText, ScreenDecisionsText } from '../../client/generated/texts.ts';
import { MAX_OPTIONS } from '../limits.ts';
import type { Seat } from '../seat.ts';
import { dueInWords, isOwn, namesIn, type Names, type Table } from '../words/fight.ts';
import {
  type Detailed,
  optionInFull,
  optionInWords,
  optionLine,
  refusalsInWords,
} from '../words/option.ts';
import type { Said } from '../words/page.ts';
import { refused } from '../words/refusal.ts';
import { after, id, seated, tool } from './tool.ts';

type Decision = ScreenDecisionFragment;

export const options = tool({
  name: 'options',
  description:
    'What you may do now: for each option its id in [], cost, what to pick with chance and damage; then what is not possible and the rule that forbids it. With `option`: all of one option, every hex and every term. With `possible`: what may be done at any time, such as yielding or giving a combatant to the computer.',
  input: z.strictObject({
    option: id.optional().describe('Id of one option'),
    possible: z.boolean().default(false),
    after,
  }),
  reads: true,
  run: seated(async (seat, fight, { option, possible, after }) => {
    const table = await seat.table(fight);
    if (!table.ok) return refused(table);
    const decisions = possible ? await possibleIn(seat, fight) : table.due;
    if ('code' in decisions) return refused(decisions);
    const names = namesIn(table);
    const head = headOf(table, possible ? [] : dueInWords(table.due, names));
    if (option !== undefined) return inFull({ seat, fight, table, names, option, after, head });
    const own = decisions.filter(isOwn);
    const listed = own.flatMap((decision) =>
      decision.options.map((each) => ({ decision, option: each })),
    );
    const page = listed.slice(after, after + MAX_OPTIONS);
    const details = await detailsOf(
      seat,
      fight,
      page.map(({ option }) => option.id),
    );
    const lines = [
      ...listed.map(({ decision: { combatantId }, option }) => {
        const detailed = details.get(option.id);
        const whose = own.length > 1 ? `${names(combatantId)} ` : '';
        const words = detailed
          ? optionInWords({ ...option, ...detailed }, { table, names, combatantId })
          : optionLine(option);
        return `${whose}${words}`;
      }),
      ...own.flatMap(refusalsInWords),
    ];
    return { head, lines, after, max: after < listed.length ? MAX_OPTIONS : lines.length };
  }),
});

function headOf(
  { version, phase }: Pick<Table, 'version' | 'phase'>,
  due: readonly string[],
): string {
  if (phase === 'SETUP') return `Version ${version}. The fight has not begun: call begin.`;
  if (phase === 'ENDED') return `Version ${version}. The fight is over.`;
  return [`Version ${version}.`, ...due].join(' ');
}

async function possibleIn(seat: Seat, { id }: Fight) {
  const { encounter } = await seat.ask(ScreenDecisionsText, { id, combatantIds: null });
  return encounter.__typename === 'Encounter'
    ? (encounter.awaiting as readonly Decision[])
    : encounter;
}

/** By the ids of the options; none of those that are not of the version that is now. */
async function detailsOf(
  seat: Seat,
  { id }: Fight,
  optionIds: string[],
): Promise<ReadonlyMap<string, Detailed & { readonly combatantId?: string | null }>> {
  if (optionIds.length === 0) return new Map();
  const { encounter } = await seat.ask(OptionDetailsText, { id, optionIds });
  if (encounter.__typename !== 'Encounter') return new Map();
  return new Map(
    encounter.awaiting.flatMap(({ options }) => options.map((one) => [one.id, one] as const)),
  );
}

interface InFull {
  readonly seat: Seat;
  readonly fight: Fight;
  readonly table: Table;
  readonly names: Names;
  readonly option: string;
  readonly after: number;
  readonly head: string;
}

async function inFull({ seat, fight, table, names, option, after, head }: InFull): Promise<Said> {
  const detailed = (await detailsOf(seat, fight, [option])).get(option);
  if (!detailed)
    return refused({
      code: 'OPTION_NOT_FOUND',
      message: `No option of version ${table.version} has this id: call options again.`,
    });
  const decision = table.due.find(({ options }) => options.some(({ id }) => id === option));
  const combatantId = decision?.combatantId ?? null;
  return { head, lines: optionInFull(detailed, { table, names, combatantId }), after };
}
