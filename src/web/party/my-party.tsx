import { Suspense } from 'react';
import { Link } from 'wouter';
import { lazyPart } from '../kit/load-part.ts';
import { useParties } from './held-parties.ts';

/** It comes where there is a party. */
const PartyCards = lazyPart(() => import('./party-cards.tsx'));

/** Heroes who keep their wounds from fight to fight, on the first page. */
export function MyParty() {
  const hasParty = useParties(({ parties }) => parties.length > 0);
  return (
    <section aria-labelledby="my-party">
      <h2 id="my-party">My party</h2>
      {hasParty ? (
        <Suspense fallback={null}>
          <PartyCards />
        </Suspense>
      ) : (
        <p className="muted">Your heroes, with what the last fight has left of them.</p>
      )}
      <div>
        <Link href="/party/new" className="button">
          New party
        </Link>
      </div>
    </section>
  );
}
