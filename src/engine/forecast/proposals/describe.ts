/** What the fights after a choice tell, in figures and in words. */
import { confidenceInterval } from '../interval.ts';
import { chanceOf, spreadOf } from '../summary.ts';
import { type Counts, quantile } from '../tally.ts';
import type { Played } from './records.ts';
import type { EncounterProposal } from './schema.ts';

/** Beyond this margin either side has won well. */
const CLEAR = 0.4;

type Told = Pick<
  EncounterProposal,
  'winChance' | 'drawn' | 'brokenOff' | 'rounds' | 'falls' | 'character' | 'decides'
>;

export const untold: Told = {
  ...{ winChance: null, drawn: null, brokenOff: null, rounds: null, character: null },
  ...{ falls: [], decides: [] },
};

interface Member {
  readonly id: string;
  readonly name: string;
}

/** @param nameOf of any combatant */
export function toldBy(
  played: readonly Played[],
  party: readonly Member[],
  nameOf: (id: string) => string,
): Told {
  if (played.length === 0) return untold;
  const chance = (is: (one: Played) => boolean) =>
    chanceOf(played.filter(is).length, played.length);
  return {
    winChance: chance(({ won }) => won),
    drawn: chance(({ end }) => end.kind === 'DRAWN'),
    brokenOff: chance(({ end }) => end.kind === 'LIMIT'),
    rounds: spreadOf(countsOf(played.map(({ rounds }) => rounds))),
    falls: party.map(({ id, name }, member) => ({
      ...{ member, name },
      chance: chance(({ falls }) => falls[id] !== undefined),
      round: quantile(countsOf(played.flatMap(({ falls }) => falls[id] ?? [])), 1 / 2),
    })),
    character: characterOf(played),
    decides: decisive(played, nameOf),
  };
}

function countsOf(numbers: readonly number[]): Counts {
  const counts: Record<number, number> = {};
  for (const one of numbers) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

function characterOf(played: readonly Played[]): EncounterProposal['character'] {
  const part = (is: (one: Played) => boolean) => played.filter(is).length / played.length;
  const won = part((one) => one.won);
  if (won >= 0.95 || won <= 0.05) return 'FOREGONE';
  const [well, badly] = [part((one) => one.margin > CLEAR), part((one) => one.margin < -CLEAR)];
  return well + badly >= 0.5 && Math.min(well, badly) >= 0.1 ? 'SWINGY' : 'CLOSE';
}

/** Who falls first splits the fights without another one: those by whom the chance changes most. */
function decisive(
  played: readonly Played[],
  nameOf: (id: string) => string,
): EncounterProposal['decides'] {
  const share = played.filter(({ won }) => won).length / played.length;
  const names = new Set(played.flatMap(({ first }) => (first === null ? [] : [nameOf(first)])));
  return [...names]
    .map((name) => {
      const fights = played.filter(({ first }) => first !== null && nameOf(first) === name);
      const winChance = chanceOf(fights.filter(({ won }) => won).length, fights.length);
      return { text: `if ${name} falls first`, fights: fights.length, winChance };
    })
    .filter(({ fights }) => fights >= Math.max(5, played.length / 10))
    .filter(({ fights, winChance }) => {
      // What may be luck decides nothing.
      const { from, to } = confidenceInterval(winChance.fights, fights);
      return share < from || share > to;
    })
    .sort((a, b) => Math.abs(b.winChance.share - share) - Math.abs(a.winChance.share - share))
    .slice(0, 3);
}

const percent = (share: number): string => `${Math.round(100 * share)}`;

/** What a game master wants to know, in at most three sentences. */
export function sentencesOf(
  told: Told,
  { estimate, steps }: Pick<EncounterProposal, 'estimate' | 'steps'>,
): readonly string[] {
  const { winChance, rounds } = told;
  const { share, low, high } = winChance ?? estimate;
  const range = `${percent(low)} to ${percent(high)}`;
  const lasts = rounds
    ? `, in ${rounds.tenthPercentile} to ${rounds.ninetiethPercentile} rounds`
    : '';
  const chance = `The party wins about ${percent(share)} of 100 such fights (${range})${lasts}.`;
  return [chance, ...swingOf(told), ...hingeOf(told, steps)];
}

const swings = {
  CLOSE: 'It is close: the winners mostly lose a lot',
  SWINGY: 'It is swingy: most fights end clearly, one way or the other',
  FOREGONE: 'It is foregone: nearly all end alike',
} as const;

function swingOf({ character, falls }: Told): readonly string[] {
  if (!character) return [];
  const [most] = falls.toSorted((a, b) => b.chance.share - a.chance.share);
  const often = most && most.chance.fights > 0 ? most : null;
  const when = often?.round ? `, mostly by round ${often.round}` : '';
  const who = often ? `; ${often.name} falls in ${percent(often.chance.share)} of 100${when}` : '';
  return [`${swings[character]}${who}.`];
}

function hingeOf({ decides }: Told, steps: EncounterProposal['steps']): readonly string[] {
  const [first] = decides;
  const more = steps.find(({ change }) => change > 0) ?? steps[0];
  const parts = [
    ...(first ? [`${first.text} the party wins ${percent(first.winChance.share)} of 100`] : []),
    ...(more
      ? [
          `one ${more.name} ${more.change > 0 ? 'more' : 'fewer'} makes it about ${percent(more.estimate.share)}`,
        ]
      : []),
  ];
  const text = parts.join('; ');
  return text === '' ? [] : [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`];
}
