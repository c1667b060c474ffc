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
    `${first.scenario.label}: half of the fights took ${rounds?.median ?? 0} rounds at most, eight in ten ${rounds?.from ?? 0} to ${rounds?.to ?? 0}.`,
    `The fight in the middle of all is number ${medianFight ?? 0}: \`--replay ${medianFight ?? 0}\` narrates it.`,
    '',
    ...table(
      ['who falls', 'how often', '95 %', 'by round'],
      falls.map(({ combatantId, share, interval, round }) => [
        nameOf(combatantId),
        percent(share),
        between(interval),
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

function rowOf({ label }: Scenario, { wins: [own], drawn, limited, rounds, fights }: Summary) {
  return [
    label,
    percent(own?.share ?? 0),
    between(own?.interval ?? { from: 0, to: 1 }),
    percent(drawn.share),
    percent(limited.share),
    rounds ? `${rounds.median} (${rounds.from} to ${rounds.to})` : '-',
    String(fights),
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const between = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${(100 * from).toFixed(1)} to ${percent(to)}`;

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
