import type { Decision, Encounter, Option } from '../state/seen.ts';

/** What is decided, as words: `DELAYED_TURN` is `delayed turn`. */
export const kindOf = ({ kind }: Pick<Decision, 'kind'>): string =>
  kind.toLowerCase().replaceAll('_', ' ');

/** What it is about, if it stands in the sequence: the attack that is to be met, or what lies on the stack. */
export const subjectOf = (
  { timeline }: Encounter,
  { subjectId }: Pick<Decision, 'subjectId'>,
): string | null => timeline.find(({ entryId }) => entryId === subjectId)?.label ?? null;

const listed = new Intl.ListFormat('en');

/** Who is left at the end, by sides: each fight has its own idea of who has won. */
export function leftStanding(combatants: Encounter['combatants']): string {
  const standing = combatants.filter(({ status }) => status === 'STANDING');
  const sides = [...Map.groupBy(standing, ({ side }) => side)].map(
    ([side, people]) => `${side}: ${listed.format(people.map(({ name }) => name))}`,
  );
  return sides.length > 0 ? `Left standing – ${sides.join('; ')}.` : 'No one is left standing.';
}

/** What people look for first comes first. */
const order: readonly (Option['intent'] | 'IN_VAIN')[] = [
  'DEFEND',
  'ATTACK',
  'MOVE',
  'ACT',
  // An attack without a target.
  'IN_VAIN',
  'READY',
  'CHECK',
  'WAIT',
  'ORDER',
  'MANAGE',
  'YIELD',
  'PASS',
  'END',
  'ADVANCE',
];

export const byIntent = (options: readonly Option[]): readonly Option[] =>
  options.toSorted((a, b) => placeOf(a) - placeOf(b));

const placeOf = ({ intent, reachesNobody }: Option): number =>
  order.indexOf(reachesNobody ? 'IN_VAIN' : intent);
