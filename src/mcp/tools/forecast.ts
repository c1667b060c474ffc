import * as z from 'zod';
import { ForecastText } from '../../client/generated/texts.ts';
import type { ForecastQuery } from '../../client/index.ts';
import { estimateInWords, roundsInWords } from '../words/chances.ts';
import { namesIn, type Names } from '../words/fight.ts';
import { quoted } from '../words/quoted.ts';
import { refused } from '../words/refusal.ts';
import { played } from './played.ts';
import { after, seated, text, tool } from './tool.ts';

export const forecast = tool({
  name: 'forecast',
  description:
    'How the fight may end, simulated many times to its end: chances to win, rounds, who falls, what would change it. For game masters; it takes up to 40 seconds.',
  input: z.strictObject({ side: text(40).optional().describe('Whose chances'), after }),
  reads: true,
  run: seated(async (seat, fight, { side, after }, signal) => {
    const table = await seat.table(fight);
    if (!table.ok) return refused(table);
    const input = { encounterId: fight.id, input: { side: side ?? null } };
    const answer = await played(async () => (await seat.ask(ForecastText, input)).forecast, signal);
    if (answer.__typename !== 'Forecast') return refused(answer);
    const { version, isComplete, fightsPlayed, fightsPlanned, assumes } = answer;
    const names = namesIn(table);
    return {
      head: `Version ${version}. ${fightsPlayed} of ${fightsPlanned} fights played${isComplete ? '' : ': ask again for the rest'}, for ${quoted(answer.side)}.`,
      lines: [
        ...answer.expected.flatMap((scenario) => [
          `${quoted(scenario.label)}: ${outlookInWords(scenario).join('; ')}`,
          ...fallsInWords(scenario, names),
        ]),
        ...answer.changes.map(
          (change) => `If ${quoted(change.label)}: ${outlookInWords(change).join('; ')}`,
        ),
        ...assumes.map((text) => `Assumes: ${quoted(text)}`),
      ],
      after,
    };
  }),
});

type Forecast = Extract<ForecastQuery['forecast'], { __typename: 'Forecast' }>;

function outlookInWords({
  wins,
  drawn,
  brokenOff,
  rounds,
}: Pick<Forecast['changes'][number], 'wins' | 'drawn' | 'brokenOff' | 'rounds'>): string[] {
  return [
    ...wins.map(({ side, chance }) => `${quoted(side)} wins ${estimateInWords(chance)}`),
    ...(drawn.share > 0 ? [`drawn ${estimateInWords(drawn)}`] : []),
    ...(brokenOff.share > 0 ? [`not over in time ${estimateInWords(brokenOff)}`] : []),
    ...(rounds ? [roundsInWords(rounds)] : []),
  ];
}

const fallsInWords = ({ falls }: Forecast['expected'][number], names: Names): string[] =>
  falls.map(
    ({ combatantId, chance, round }) =>
      `- ${names(combatantId)} falls: ${estimateInWords(chance)}${round === null ? '' : `, about round ${round}`}`,
  );
