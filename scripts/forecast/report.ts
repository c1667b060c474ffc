/** A forecast for the shell: tables to read, and the same figures as JSON. */
import type { Scenario, Summary } from '../../src/engine/index.ts';

export interface Played {
  readonly scenario: Scenario;
  readonly summary: Summary;
}

export interface Report {
  readonly name: string;
  readonly side: string;
  readonly unit: string | null;
  readonly played: readonly Played[];
  readonly nameOf: (combatantId: string) => string;
}

export function textOf({ name, side, unit, played, nameOf }: Report): string {
  const [first] = played;
  if (!first) return '';
  const { summary } = first;
  const { rounds, falls, harm, medianFight } = summary;
  return [
    `${name}: the chance of ${side} to win`,
    '',
    ...table(
      ['supposed', 'wins', '95 %', 'no side', 'no end', 'rounds', 'fights'],
      played.map(({ scenario, summary }) => rowOf(scenario, summary)),
    ),
    '',
    `${first.scenario.label}: half of the fights took ${rounds?.median ?? 0} rounds at most, eight in ten ${rounds?.tenthPercentile ?? 0} to ${rounds?.ninetiethPercentile ?? 0}.`,
    `The fight in the middle of all is number ${medianFight ?? 0}: \`--replay ${medianFight ?? 0}\` narrates it.`,
    '',
    ...table(
      ['who falls', 'how often', '95 %', 'by round'],
      falls.map(({ combatantId, chance, round }) => [
        nameOf(combatantId),
        percent(chance.share),
        between(chance),
        String(round ?? '-'),
      ]),
    ),
    '',
    ...table(
      ['does harm', 'by', `${unit ?? ''} a fight`, 'times a fight'],
      harm.map(({ combatantId, by, amount, times }) => [
        by,
        combatantId === null ? '-' : nameOf(combatantId),
        amount.toFixed(1),
        times.toFixed(1),
      ]),
    ),
  ].join('\n');
}

function rowOf(
  { label }: Scenario,
  { wins: [own], drawn, brokenOff, rounds, ...summary }: Summary,
) {
  return [
    label,
    percent(own?.chance.share ?? 0),
    between(own?.chance ?? { low: 0, high: 1 }),
    percent(drawn.share),
    percent(brokenOff.share),
    rounds ? `${rounds.median} (${rounds.tenthPercentile} to ${rounds.ninetiethPercentile})` : '-',
    String(summary.fightsPlayed),
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const between = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${(100 * low).toFixed(1)} to ${percent(high)}`;

/** In Markdown, which is as readable on a screen. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const widths = head.map((title, i) =>
    Math.max(title.length, 3, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
