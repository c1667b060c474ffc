/** The options of a decision: what each does, costs, may be aimed at and with which chance, and why others are not there. */
import type { OptionDetailsQuery, ScreenDecisionFragment } from '../../client/index.ts';
import { distance, type Hex } from '../../scene/geometry.ts';
import { MAX_HEXES } from '../limits.ts';
import type { Names, Table } from './fight.ts';
import { termInWords } from './happened.ts';
import { quoted } from './quoted.ts';

export type Listed = ScreenDecisionFragment['options'][number];
type Details = Extract<OptionDetailsQuery['encounter'], { __typename: 'Encounter' }>;
export type Detailed = Details['awaiting'][number]['options'][number];
type Choice = Detailed['choices'][number];
type Target = Choice['targetPicks'][number];

interface Seen {
  readonly table: Pick<Table, 'combatants'>;
  readonly names: Names;
  /** Who decides. */
  readonly combatantId: string | null;
}

type Line = Pick<Listed, 'id' | 'label' | 'intent' | 'cost'> & Partial<Pick<Listed, 'hasNoTarget'>>;

/** In one line, without what takes work. */
export const optionLine = ({ id, label, intent, cost, hasNoTarget }: Line): string =>
  [
    `[${id}] ${quoted(label)} ${intent}`,
    ...(hasNoTarget ? ['has no target now'] : []),
    ...costs(cost),
  ].join('; ');

/** With all that is to be picked. */
export function optionInWords(option: Detailed & Line, seen: Seen): string {
  const { summary, choices } = option;
  return [
    [optionLine(option), summary && quoted(summary)].filter(Boolean).join('; '),
    ...choices.map((choice) => choiceInWords(choice, seen)),
  ].join('\n');
}

/** Of one option everything there is to know, a line for each target and each row of hexes. */
export function optionInFull(option: Detailed, seen: Seen): readonly string[] {
  const { summary, notes, choices } = option;
  const texts = [summary, ...notes].filter(Boolean).map((text) => quoted(text, 600));
  return [
    [optionLine(option), ...texts].join('; '),
    ...choices.flatMap((choice) => {
      const { kind, targetPicks, area } = choice;
      if (kind === 'COMBATANT')
        return [
          choiceHead(choice),
          ...targetPicks.flatMap((target) => [
            `    ${targetInWords(target, seen.names)}`,
            ...(target.terms.length > 0
              ? [`      score: ${target.terms.map(termInWords).join(' + ')}`]
              : []),
          ]),
        ];
      if (kind === 'HEX')
        return [`${choiceHead(choice)}${placeOf(seen)}`, ...rowsOf(area?.hexes ?? [])];
      return [choiceInWords(choice, seen)];
    }),
  ];
}

function choiceInWords(choice: Choice, { names, ...seen }: Seen): string {
  const { kind, keyPicks, targetPicks, minimum, maximum, area } = choice;
  const head = choiceHead(choice);
  if (kind === 'COMBATANT')
    return `${head}: ${targetPicks.map((target) => targetInWords(target, names)).join('; ') || 'none'}`;
  if (kind === 'KEY')
    return `${head}: ${keyPicks.map(({ key, label, cost }) => [`${key} ${quoted(label)}`, ...costs(cost)].join(' ')).join('; ')}`;
  if (kind === 'HEX') return `${head}: ${hexesInShort(area?.hexes ?? [], { names, ...seen })}`;
  if (kind === 'NUMBER') return `${head}: from ${minimum ?? 0} to ${maximum ?? 'any number'}`;
  return head;
}

/** The field of `takeOption` that takes picks of this kind. */
const FIELDS: Readonly<Record<Choice['kind'], string>> = {
  COMBATANT: 'combatantIds',
  KEY: 'keys',
  HEX: 'hexes',
  NUMBER: 'number',
  TEXT: 'text',
  DATA: 'data, which no tool takes',
};

function choiceHead({ field, kind, min, max, repeats, ifOmitted, limits }: Choice): string {
  return [
    `  pick ${field}, ${min === max ? min : `${min} to ${max}`} of ${FIELDS[kind]}`,
    repeats && max > 1 && 'each as often as you like',
    min === 0 && ifOmitted !== null && `left out means ${quoted(ifOmitted)}`,
    ...limits.map(({ text, rule }) => `${quoted(text)} [${rule.id}]`),
  ]
    .filter(Boolean)
    .join(', ');
}

function targetInWords(
  {
    combatantId,
    friendly,
    distance: far,
    sight,
    hitChance,
    isEstimated,
    expectedDamage,
    arrives,
  }: Target,
  names: Names,
): string {
  return [
    `${combatantId} ${names(combatantId)}`,
    friendly === true && 'on your side',
    far && `${far.hexes} ${far.hexes === 1 ? 'hex' : 'hexes'} away`,
    sight && !sight.clear && 'not in sight',
    sight?.covered === true && 'in cover',
    hitChance !== null && `hits ${isEstimated ? 'about ' : ''}${percent(hitChance)}`,
    expectedDamage !== null && `${expectedDamage.toFixed(1)} damage on average`,
    arrives && `arrives in round ${arrives.round}, step ${arrives.step}`,
  ]
    .filter(Boolean)
    .join(', ');
}

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

const costs = (cost: Listed['cost']): readonly string[] =>
  cost.length > 0
    ? [`costs ${cost.map(({ amount, resource }) => `${amount} ${resource}`).join(' and ')}`]
    : [];

/** The nearest to foes first: there a fight goes. */
function hexesInShort(hexes: readonly Hex[], seen: Seen): string {
  const foes = foesIn(seen);
  const near = (hex: Hex): number => Math.min(...foes.map((foe) => distance(foe, hex)));
  const sorted = foes.length > 0 ? hexes.toSorted((a, b) => near(a) - near(b)) : hexes;
  const shown = sorted.slice(0, MAX_HEXES).map(pair).join(' ');
  if (hexes.length <= MAX_HEXES) return shown;
  return `${shown} and ${hexes.length - MAX_HEXES} more (options with this option lists them)`;
}

function placeOf({ table, combatantId }: Seen): string {
  const own = table.combatants.find(({ id }) => id === combatantId);
  return own ? `, now at ${pair(own.position)}` : '';
}

function foesIn({ table, combatantId }: Seen): readonly Hex[] {
  const own = table.combatants.find(({ id }) => id === combatantId);
  return own
    ? table.combatants
        .filter(({ side, status }) => side !== own.side && status === 'STANDING')
        .map(({ position }) => position)
    : [];
}

const pair = ({ q, r }: Hex): string => `${q},${r}`;

/** All of them, in rows from west to east. */
const rowsOf = (hexes: readonly Hex[]): readonly string[] =>
  [...Map.groupBy(hexes, ({ r }) => r)]
    .toSorted(([a], [b]) => a - b)
    .map(
      ([, row]) =>
        `    ${row
          .toSorted((a, b) => a.q - b.q)
          .map(pair)
          .join(' ')}`,
    );

/** What may not be done, and why. */
export const refusalsInWords = ({
  refusals,
}: Pick<ScreenDecisionFragment, 'refusals'>): readonly string[] =>
  refusals.map(
    ({ label, message, rule }) =>
      `Not now: ${quoted(label)}: ${quoted(message)}${rule ? ` [${rule.id}]` : ''}`,
  );
