import * as z from 'zod';
import type { CreatureInput, Ruleset } from '../../client/index.ts';
import { BestiaryText } from '../../client/generated/texts.ts';
import type { Seat } from '../seat.ts';
import { namesIn } from '../words/fight.ts';
import { happenedInWords } from '../words/happened.ts';
import { quoted } from '../words/quoted.ts';
import { refused } from '../words/refusal.ts';
import type { Said } from '../words/page.ts';
import { next } from './take.ts';
import { coordinate, key, ruleset, text, tool } from './tool.ts';

export const MAX_CREATURES = 40;

const placedSchema = z.strictObject({
  creature: key.describe('Key in the bestiary'),
  side: text(40),
  q: coordinate,
  r: coordinate,
  name: text(80).optional(),
  health: z.number().min(0.1).max(3).optional().describe('1 is usual'),
});

export const begin = tool({
  name: 'begin',
  description:
    'Begins the fight: brings these creatures in and rolls initiative. Without a seat it opens a fight of the ruleset first, and you are its game master. Without creatures it lists those of the bestiary, while the fight is empty. Each hex (q, r) has six neighbours: (1,0) is east, (0,1) south-east.',
  input: z.strictObject({
    ruleset: ruleset.optional().describe('Of a new fight'),
    name: text(120).default('A fight'),
    creatures: z.array(placedSchema).max(MAX_CREATURES).default([]),
  }),
  reads: false,
  run: async (seat, { ruleset, name, creatures }) => {
    if (!seat.fight) {
      if (!ruleset)
        return refused({ code: 'INVALID_INPUT', message: 'A new fight needs a ruleset.' });
      if (creatures.length === 0) return bestiary(seat, ruleset);
      const opened = await seat.open({ name, ruleset });
      if (!opened.ok) return refused(opened);
    }
    return started(seat, creatures);
  },
});

async function started(
  seat: Seat,
  creatures: readonly z.infer<typeof placedSchema>[],
): Promise<Said> {
  const { fight } = seat;
  if (!fight) throw new Error('A fight was opened, and there is none.');
  const table = await seat.table(fight);
  if (!table.ok) return refused(table);
  if (table.phase !== 'SETUP')
    return refused({
      code: 'ILLEGAL_MOVE',
      message: 'The fight has begun already: this connection acts at one fight.',
    });
  if (creatures.length === 0 && table.combatants.length === 0) return bestiary(seat, table.ruleset);
  if (creatures.length > 0) {
    const added = await fight.add({ creatures: creatures.map(placed) });
    if (!added.ok) return refused(added);
  }
  const begun = await fight.begin();
  if (!begun.ok) {
    const said = refused(begun);
    const there = creatures.length > 0 ? ' The creatures are there: call begin without them.' : '';
    return { ...said, head: `${said.head}${there}` };
  }
  return next(begun.encounter, namesIn(begun.encounter), happenedInWords(begun.events));
}

const placed = ({
  q,
  r,
  creature,
  side,
  name,
  health,
}: z.infer<typeof placedSchema>): CreatureInput => ({
  ...{ creature, side, position: { q, r } },
  ...(name !== undefined && { name }),
  ...(health !== undefined && { health }),
});

/** Who could take part. */
async function bestiary(seat: Seat, ruleset: Ruleset): Promise<Said> {
  const { bestiary } = await seat.ask(BestiaryText, { ruleset });
  return {
    head: `The fight has no combatants yet. Creatures of ${ruleset}:`,
    lines: bestiary.map(({ key, name, summary }) => `${key}: ${quoted(name)} ${quoted(summary)}`),
    isRefused: true,
  };
}
