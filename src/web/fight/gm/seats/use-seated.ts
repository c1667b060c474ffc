import { useState } from 'react';
import type { SeatsQuery } from '../../../../client/index.ts';
import { SeatsDocument } from '../../../api/generated/whole.ts';
import type { Granted } from '../../../api/granted.ts';
import { useAsked } from '../../state/asked.ts';
import type { Encounter } from '../../state/seen.ts';

export type Seated = NonNullable<Granted<SeatsQuery>['encounter']>;

interface Answered {
  /** While it is asked anew, what was answered last; null before. */
  readonly seated: Seated | null;
  /** Whether it is of the version that is shown: what is not so is to be read, not acted on. */
  readonly isNewest: boolean;
}

/** Who sits where, and by which links more can. */
export function useSeated(encounter: Encounter): Answered {
  const answer = useAsked(SeatsDocument, { encounterId: encounter.id })?.encounter ?? null;
  const [last, keep] = useState(answer);
  if (answer && answer !== last) keep(answer);
  return { seated: answer ?? last, isNewest: answer !== null };
}
