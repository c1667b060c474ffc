import * as z from 'zod';
import { JournalText } from '../../client/generated/texts.ts';
import { explained, reasonsInWords, rulesIn } from '../words/happened.ts';
import { quoted } from '../words/quoted.ts';
import { refused } from '../words/refusal.ts';
import { after, key, ruleset, seated, tool, version } from './tool.ts';

export const why = tool({
  name: 'why',
  description:
    'Why it came so: of a version (the newest if left out) every roll with its terms, the reasons of the computer, and the rules. With `rule`: the text of a rule, by its id in [].',
  input: z.strictObject({ version: version.min(1).optional(), rule: key.optional(), after }),
  reads: true,
  run: seated(async (seat, fight, { version, rule, after }) => {
    const table = await seat.table(fight);
    if (!table.ok) return refused(table);
    const rules = new Map((await seat.rules(table.ruleset)).map((one) => [one.id, one]));
    if (rule !== undefined) {
      const found = rules.get(rule);
      if (!found)
        return refused({
          code: 'RULE_NOT_FOUND',
          message: `${ruleset.parse(table.ruleset)} has no rule of this id.`,
        });
      return { head: `${found.id} ${quoted(found.title)}`, lines: [found.summary] };
    }
    const asked = version ?? table.version;
    const page = { id: fight.id, first: 1, after: String(asked - 1) };
    const { encounter } = await seat.ask(JournalText, page);
    if (encounter.__typename !== 'Encounter') return refused(encounter);
    const [entry] = encounter.journal?.nodes ?? [];
    if (entry?.version !== asked)
      return refused({ code: 'NO_SUCH_VERSION', message: `There is no version ${asked} yet.` });
    const { by, command, events, followUps } = entry;
    return {
      head: `Version ${asked}, by ${by}${command ? `: ${command.mutation}` : ''}.`,
      lines: [
        ...explained(events),
        ...reasonsInWords(followUps),
        ...rulesIn(events).map((id) => `${id}: ${quoted(rules.get(id)?.title ?? '')}`),
      ],
      after,
    };
  }),
});
