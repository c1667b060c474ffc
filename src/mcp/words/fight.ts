/** A fight in words, from where one combatant stands. */
import type { ScreenDecisionFragment, ScreenQuery } from '../../client/index.ts';
import { combatantInWords, terrainInWords } from '../../scene/description.ts';
import type { Done } from '../../client/connect/answer.ts';
import { quoted } from './quoted.ts';

/** A fight as a seat sees it. */
export type Table = Done<ScreenQuery>;
type Combatant = Table['combatants'][number];

/** By the id of a combatant its name, as data, and the id itself where it is not seen. */
export type Names = (id: string | null) => string;

export function namesIn({
  combatants,
}: {
  readonly combatants: readonly Pick<Combatant, 'id' | 'name'>[];
}): Names {
  const names = new Map(combatants.map(({ id, name }) => [id, quoted(name)]));
  return (id) => (id === null ? 'the game master' : (names.get(id) ?? id));
}

/** Whether a decision is for this seat: that of another one has no options here, nor has one of the computer. */
export const isOwn = ({
  options,
  byComputer,
}: {
  readonly options: readonly unknown[];
  readonly byComputer: boolean;
}): boolean => options.length > 0 && !byComputer;

/** From whom distances are measured: who is to decide, else whom the seat plays. */
export function standpointIn({ combatants, due, seat }: Table): Combatant | null {
  const ids = [...due.filter(isOwn), ...due].map(({ combatantId }) => combatantId);
  for (const id of [...ids, ...seat.combatantIds]) {
    const found = combatants.find((one) => one.id === id);
    if (found) return found;
  }
  return null;
}

export function headOf(table: Table): string {
  const { name, ruleset, version, phase, seat } = table;
  const role = seat.kind === 'GM' ? 'the game master' : `a ${seat.kind.toLowerCase()}`;
  const played = seat.combatantIds.map(namesIn(table));
  const whom = played.length > 0 ? ` of ${played.join(', ')}` : '';
  return `${quoted(name)} (${ruleset}), version ${version}: ${phase}${timeIn(table)}. You are ${role}${whom}.`;
}

function timeIn({ phase, round, clock }: Table): string {
  if (phase === 'SETUP') return '';
  const [part] = [
    clock?.__typename === 'SegmentsClock' && `, segment ${clock.segment}`,
    clock?.__typename === 'SecondsClock' && `, second ${clock.second}`,
  ].filter(Boolean);
  return `, round ${round}${part ?? ''}`;
}

/** Who is to decide. */
export function dueInWords(
  due: readonly Pick<
    ScreenDecisionFragment,
    'kind' | 'combatantId' | 'optionCount' | 'byComputer' | 'action'
  >[],
  names: Names,
): readonly string[] {
  return due.map(({ kind, combatantId, optionCount, byComputer, action }) => {
    const what = `${kind}${action === null ? '' : ` of ${quoted(action)}`}`;
    const whose = byComputer
      ? 'the computer'
      : optionCount > 0
        ? `yours, ${optionCount} ${optionCount === 1 ? 'option' : 'options'}`
        : 'of another seat';
    return `To decide: ${names(combatantId)}, ${what} (${whose})`;
  });
}

export function tableInWords(table: Table): readonly string[] {
  const { due, combatants, battlefield, timeline, outcome, clock } = table;
  const names = namesIn(table);
  const from = standpointIn(table);
  const deciding = new Set(due.filter(isOwn).map(({ combatantId }) => combatantId));
  const stack = clock?.__typename === 'VigilanceClock' ? clock.stack : [];
  return [
    ...(outcome ? [`The fight is over (${outcome.reason}); left: ${all(outcome.sides)}`] : []),
    ...dueInWords(due, names),
    ...combatants.map((one) => combatantLine(one, from, deciding.has(one.id))),
    ...terrainInWords(battlefield, from).map((sentence) => quoted(sentence)),
    ...stack.map(({ ownerId, action, targetIds, stage }) =>
      [
        `On the stack (${stage}): ${names(ownerId)}, ${quoted(action)}`,
        targetIds.length > 0 && ` at ${targetIds.map(names).join(', ')}`,
      ]
        .filter(Boolean)
        .join(''),
    ),
    ...timeline.map(
      ({ label, ownerId, targetIds, resolves: { round, step, onTurnOfId }, rule }) =>
        `Comes in round ${round}, step ${step}${onTurnOfId === null ? '' : ` on the turn of ${names(onTurnOfId)}`}: ${quoted(label)} of ${names(ownerId)}${targetIds.length > 0 ? ` at ${targetIds.map(names).join(', ')}` : ''} [${rule.id}]`,
    ),
  ];
}

const all = (names: readonly string[]): string =>
  names.length > 0 ? names.map((name) => quoted(name)).join(', ') : 'none';

function combatantLine(one: Combatant, from: Combatant | null, isDeciding: boolean): string {
  const marked = {
    ...one,
    name: quoted(one.name),
    side: quoted(one.side),
    conditions: one.conditions.map((condition) => ({
      ...condition,
      name: quoted(condition.name),
    })),
  };
  const standpoint = from && { ...from, name: quoted(from.name) };
  const vitals = one.vitals.map(({ label, current, max, share }) =>
    current !== null
      ? `${label} ${current}${max === null ? '' : `/${max}`}`
      : share !== null && `${label} about ${Math.round(100 * share)} %`,
  );
  const left = isDeciding
    ? one.budget.map(({ label, left, max }) => `${label} ${left}/${max} left`)
    : [];
  return [
    `${one.id} ${combatantInWords(marked, standpoint)}`,
    ...vitals,
    ...left,
    one.playedByComputer && 'played by the computer',
  ]
    .filter(Boolean)
    .join('; ');
}
