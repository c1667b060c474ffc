import { Suspense, useMemo, useState } from 'react';
import { Router } from 'wouter';
import type { Shown } from '../../embed/messages.ts';
import { isHere } from '../api/connection.ts';
import { claimsOf, Seats } from '../api/seats.ts';
import { DeadEnd } from '../kit/dead-end.tsx';
import { lazyPart } from '../kit/load-part.ts';
import { useGiven } from './given.ts';
import { memory } from './memory.ts';

const LiveFight = lazyPart(() => import('./live-fight.tsx'));
const ReplayedFight = lazyPart(() => import('./replayed-fight.tsx'));
const ReplayedDocument = lazyPart(() => import('./replayed-document.tsx'));

/** Nothing here leads anywhere else. */
const useNoPlace = (): [string, () => void] => ['/', () => undefined];

/** What the page around this one has asked for, or why that cannot be shown. */
export function Embedded() {
  const { shown } = useGiven();
  const [seats] = useState(() => new Seats(memory()));
  return (
    <Router hook={useNoPlace}>
      {parent === window ? (
        <DeadEnd message="This page shows a fight within a page of another site." />
      ) : (
        shown && (
          <Suspense>
            <Asked shown={shown} seats={seats} />
          </Suspense>
        )
      )}
    </Router>
  );
}

interface Props {
  readonly shown: Shown;
  readonly seats: Seats;
}

function Asked({ shown, seats }: Props) {
  const { view, document: address, encounter, token } = shown;
  // Nothing but the token of a seat: there are words that stand for the account of who uses this browser.
  const claims = useMemo(() => claimsOf(token ?? ''), [token]);
  if (isHere())
    return address === null || view !== 'replay' ? (
      <DeadEnd message="No server is asked here: this page replays the fight of a “document”, and nothing else." />
    ) : (
      <ReplayedDocument key={address} address={address} seats={seats} />
    );
  if (address !== null)
    return (
      <DeadEnd message="A server shows its own fights alone. For a document, “server” must be the address of a site that needs no server." />
    );
  if (encounter === null) return <DeadEnd message="“encounter” is missing: which fight is it?" />;
  if (token === null) return <DeadEnd message="This fight is shown to who has a seat at it." />;
  if (claims?.encounterId !== encounter)
    return <DeadEnd message="The token is none of a seat at this fight." />;
  const props = { encounterId: encounter, token, seats };
  // Another seat, or another fight, is another page.
  return view === 'replay' ? (
    <ReplayedFight key={token} {...props} />
  ) : (
    <LiveFight key={token} {...props} shown={shown} />
  );
}
