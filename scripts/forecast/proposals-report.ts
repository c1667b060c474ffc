/** Proposals for the shell. */
import type { EncounterProposals } from '../../src/engine/index.ts';
import { table } from './report.ts';

type Proposal = EncounterProposals['proposals'][number];

export function textOf({ proposals, unattainable, assumes }: EncounterProposals): string {
  const shown = unattainable
    ? [
        `${unattainable.reason}: ${unattainable.message}`,
        ...partOf('The easiest', unattainable.easiest),
        ...partOf('The hardest', unattainable.hardest),
      ]
    : proposals.flatMap((one, i) => partOf(`Proposal ${i + 1}`, one));
  return [...shown, '', ...assumes.map((line) => `- ${line}`)].join('\n');
}

function partOf(title: string, proposal: Proposal | null): readonly string[] {
  if (!proposal) return [];
  const { groups, health, arrivesInRound, steps, summary } = proposal;
  const foes = groups.map(({ count, name }) => `${count} ${name}`).join(', ');
  const changed = [
    ...(health === 1 ? [] : [`health ${Math.round(100 * health)} %`]),
    ...(arrivesInRound > 0 ? [`the last one comes in round ${arrivesInRound}`] : []),
  ].map((text) => `; ${text}`);
  return [
    '',
    `${title}: ${foes}${changed.join('')}`,
    ...summary,
    '',
    ...table(
      ['one more or fewer', 'wins about'],
      steps.map(({ name, change, estimate }) => [
        `${name} ${change > 0 ? '+1' : '-1'}`,
        `${Math.round(100 * estimate.share)} %`,
      ]),
    ),
  ];
}
