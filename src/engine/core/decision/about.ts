import type { Decision } from './decision.ts';

/** What a decision is about: it tells decisions of a kind apart. */
export const aboutOf = ({
  subjectId,
  action,
  until,
}: Pick<Decision, 'subjectId' | 'action' | 'until'>): string | null => subjectId ?? action ?? until;
