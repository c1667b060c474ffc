import { useState } from 'react';
import { SeatsDocument, type SeatsQuery } from '../../../../client/index.ts';
import type { Granted } from '../../../api/granted.ts';
import { useAsked } from '../../state/asked.ts';
import type { Encounter } from '../../state/seen.ts';

export type Seated = NonNullable<Granted<SeatsQuery>['encounter']>;

/** Who sits where, and by which links more can. While it is asked anew, what was answered last. */
export function useSeated(encounter: Encounter): Seated | null {
  const answer = useAsked(SeatsDocument, { encounterId: encounter.id })?.encounter ?? null;
  const [last, keep] = useState(answer);
  if (answer && answer !== last) keep(answer);
  return answer ?? last;
}
