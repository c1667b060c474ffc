/** How far a fight has come by now, as somebody who may open it sees it. */
import { useEffect, useState } from 'react';
import { GlanceDocument, type GlanceQuery } from '../../client/index.ts';
import { send } from '../api/api.ts';

export type Glance = NonNullable<GlanceQuery['encounter']>;

/** @returns null until it is known, and where nothing can be known */
export function useGlance(encounterId: string, token: string): Glance | null {
  const [glance, setGlance] = useState<Glance | null>(null);
  useEffect(() => {
    let isWanted = true;
    const look = (): void => {
      if (document.hidden) return;
      send(GlanceDocument, { id: encounterId }, token).then(
        ({ encounter }) => {
          if (isWanted && encounter) setGlance(encounter);
        },
        () => undefined,
      );
    };
    look();
    // Whoever comes back to the list sees it as it is then.
    document.addEventListener('visibilitychange', look);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [encounterId, token]);
  return glance;
}

/** Where it stands in a few signs: `2·3` is the third beat of round 2. */
export function markOf({ phase, round, clock }: Glance): string {
  if (phase !== 'COMBAT') return phase === 'ENDED' ? 'end' : '–';
  const beat = clock && 'segment' in clock ? clock.segment : 0;
  const second = clock && 'second' in clock ? clock.second : beat;
  return second > 0 ? `${round}·${second}` : `R${round}`;
}

/** The same in words, with whom it waits for. */
export function standingOf({ phase, round, due, outcome }: Glance): string {
  if (phase === 'SETUP') return 'being set up';
  if (phase === 'ENDED') {
    const left = new Intl.ListFormat('en').format(outcome?.sides ?? []);
    return left ? `ended in round ${round}, ${left} left` : `ended in round ${round}`;
  }
  const names = [...new Set(due.map(({ combatant }) => combatant?.name ?? 'the GM'))];
  const waits = names.length > 0 ? `, ${new Intl.ListFormat('en').format(names)} to decide` : '';
  return `round ${round}${waits}`;
}
