/** How far a fight has come by now, as one of its seats sees it. */
import { useEffect, useState } from 'react';
import type { GlanceQuery } from '../../client/index.ts';
import { GlanceDocument } from '../api/generated/whole.ts';
import { useNews } from './news.ts';
import type { Granted } from '../api/granted.ts';
import { send, Trouble } from '../api/api.ts';

export type Glance = NonNullable<Granted<GlanceQuery>['encounter']>;

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
  const news = useNews((versions) => versions[encounterId]);
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
  }, [encounterId, token, news]);
  return looked;
}
