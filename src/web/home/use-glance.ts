/** How far a fight has come by now, as one of its seats sees it. */
import { useEffect, useState } from 'react';
import { GlanceDocument, type GlanceQuery } from '../../client/index.ts';
import { send, Trouble } from '../api/api.ts';

export type Glance = NonNullable<GlanceQuery['encounter']>;

interface Looked {
  /** Null until it is known, and where nothing can be known. */
  readonly glance: Glance | null;
  /** Why it cannot be opened from here, in words; null as long as nothing says so. */
  readonly missing: string | null;
}

const GONE = 'no longer on this server';
/** What a server says that it will not take back. */
const reasons: Readonly<Record<string, string>> = {
  ENCOUNTER_NOT_FOUND: GONE,
  UNAUTHENTICATED: 'this server does not know your seat',
  SEAT_REVOKED: 'the game master has taken your seat away',
};

export function useGlance(encounterId: string, token: string): Looked {
  const [looked, setLooked] = useState<Looked>({ glance: null, missing: null });
  useEffect(() => {
    let isWanted = true;
    const look = (): void => {
      if (document.hidden) return;
      send(GlanceDocument, { id: encounterId }, token).then(
        ({ encounter }) => {
          if (!isWanted) return;
          setLooked({ glance: encounter, missing: encounter ? null : GONE });
        },
        (error: unknown) => {
          const why = error instanceof Trouble ? reasons[error.code] : undefined;
          if (isWanted && why !== undefined) setLooked({ glance: null, missing: why });
        },
      );
    };
    look();
    // On a return to the list it is shown as it is then.
    document.addEventListener('visibilitychange', look);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [encounterId, token]);
  return looked;
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
