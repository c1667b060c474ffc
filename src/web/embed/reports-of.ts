import type { DueDecision, Report } from '../../embed/messages.ts';
import type { Decision, Encounter } from '../fight/state/seen.ts';

/** What of a fight its events are about. */
export type Told = Pick<Encounter, 'version' | 'round' | 'phase'> & {
  readonly due: readonly (DueDecision & Partial<Pick<Decision, 'key' | 'options'>>)[];
};

/** What is new since a version was seen before; null for none. */
export function reportsOf(now: Told, before: Told | null): readonly Report[] {
  const { version } = now;
  const known = new Set(asked(before));
  const isDue = asked(now).some((question) => !known.has(question));
  const isOver = now.phase === 'ENDED' && before?.phase !== 'ENDED';
  return [
    ...(version === before?.version ? [] : [{ type: 'version', detail: { version } } as const]),
    ...(isDue
      ? [{ type: 'decision-due', detail: { version, decisions: decisionsIn(now) } } as const]
      : []),
    ...(isOver ? [{ type: 'ended', detail: { version } } as const] : []),
  ];
}

/** Those that this seat has options for. */
const mine = ({ due }: Told) => due.filter(({ options = [] }) => options.length > 0);

/** By what stays of a question from version to version: its id does not. */
const asked = (told: Told | null): readonly string[] =>
  told ? mine(told).map(({ key = '' }) => `${told.round} ${key}`) : [];

const decisionsIn = (told: Told): readonly DueDecision[] =>
  mine(told).map(({ id, kind, combatantId }) => ({ id, kind, combatantId }));
