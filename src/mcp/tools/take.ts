import * as z from 'zod';
import type { Fight, OptionPickInput } from '../../client/connect.ts';
import { JournalText } from '../../client/generated/texts.ts';
import type { Seat } from '../seat.ts';
import { dueInWords, namesIn, type Names } from '../words/fight.ts';
import { happenedInWords } from '../words/happened.ts';
import type { Said } from '../words/page.ts';
import { refused } from '../words/refusal.ts';
import { coordinate, id, key, seated, text, tool, version } from './tool.ts';

const ids = z.array(id).max(100);

/** As `takeOption` has it, but that a hex is written `q,r`. */
const pickSchema = z.strictObject({
  field: key,
  combatantIds: ids.optional(),
  keys: z.array(key).max(100).optional(),
  hexes: z
    .array(
      z
        .string()
        .max(12)
        .regex(/^-?\d{1,4}, ?-?\d{1,4}$/),
    )
    .max(100)
    .optional()
    .describe('as "q,r"'),
  number: coordinate.optional(),
  text: text(500).optional(),
});

export const take = tool({
  name: 'take',
  description:
    'Takes an option of the version that you saw, once, with one pick for each choice that is not left out. If others came first, it is refused with what happened since: read options again. Answers what happened, and who decides next.',
  input: z.strictObject({
    version,
    option: id,
    picks: z.array(pickSchema).max(30).default([]),
    declared: z
      .array(z.array(z.int().min(1).max(1_000)).max(200).nullable())
      .max(200)
      .optional()
      .describe('Dice rolled by hand, only where a refusal asks for them'),
  }),
  reads: false,
  run: seated(async (seat, fight, { version, option, picks, declared }) => {
    const more = declared ? { declared } : {};
    const taken = await fight.take({ id: option, version }, picks.map(written), more);
    if (!taken.ok) {
      const said = refused(taken);
      return taken.__typename === 'VersionConflict' ? since(seat, fight, version, said) : said;
    }
    const { encounter, events } = taken;
    return next(encounter, namesIn(encounter), happenedInWords(events));
  }),
});

function written({ hexes, ...pick }: z.infer<typeof pickSchema>): OptionPickInput {
  return {
    ...(pick as OptionPickInput),
    ...(hexes && {
      hexes: hexes.map((hex) => {
        const [q = 0, r = 0] = hex.split(',').map(Number);
        return { q, r };
      }),
    }),
  };
}

type Next = Parameters<typeof dueInWords>[0];

/** What an act has led to. */
export const next = (
  {
    version,
    phase,
    awaiting,
    outcome,
  }: {
    readonly version: number;
    readonly phase: string;
    readonly awaiting: Next;
    readonly outcome: { readonly reason: string } | null;
  },
  names: Names,
  lines: readonly string[],
): Said => ({
  head: [
    `Version ${version}.`,
    ...(phase === 'ENDED' ? [`The fight is over (${outcome?.reason ?? ''}).`] : []),
    ...dueInWords(awaiting, names).map((line) => `${line}.`),
  ].join(' '),
  lines,
  rest: 'why tells them version by version',
});

/** A refusal, with what has happened after that version. */
async function since(seat: Seat, { id }: Fight, version: number, said: Said): Promise<Said> {
  const { encounter } = await seat.ask(JournalText, { id, first: 20, after: String(version) });
  if (encounter.__typename !== 'Encounter' || !encounter.journal) return said;
  const { nodes } = encounter.journal;
  const lines = nodes.flatMap(({ version, events }) => [
    `Version ${version}:`,
    ...happenedInWords(events),
  ]);
  return { ...said, head: `${said.head} It is version ${encounter.version} now.`, lines };
}
