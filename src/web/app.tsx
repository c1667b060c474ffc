import { Suspense, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { useAccount } from './account/account.ts';
import { Seats } from './api/seats.ts';
import { FightPage } from './fight-part.ts';
import { HomePage } from './home/home-page.tsx';
import { JoinPage } from './join/join-page.tsx';
import { DeadEnd } from './kit/dead-end.tsx';
import { lazyPart } from './kit/load-part.ts';

const ReplayPage = lazyPart(() => import('./replay/replay-page.tsx'));
// It comes with the schema's inputs, which no other page needs.
const InvitePage = lazyPart(() => import('./join/invite-page.tsx'));
const RoomPage = lazyPart(() => import('./fight/watch/room-page.tsx'));
const NewParty = lazyPart(() => import('./party/new-party.tsx'));
const PartyPage = lazyPart(() => import('./party/party-page.tsx'));
const SheetPage = lazyPart(() => import('./sheets/sheet-page.tsx'));

type ReplayPlace = Record<'encounterId', string> & Partial<Record<'seatId' | 'step', string>>;

/** Where one is stands after the `#`: no server is sent it, and any host of files will do. */
export function App() {
  const [seats] = useState(() => new Seats());
  const isArriving = useAccount(({ kind }) => kind === 'ARRIVING');
  // What the pages ask for may be open to the account alone.
  if (isArriving)
    return (
      <p className="closed" role="status">
        Signing you in …
      </p>
    );
  return (
    <Router hook={useHashLocation}>
      <Switch>
        <Route path="/">
          <HomePage seats={seats} />
        </Route>
        <Route path="/join/:token/:to?">
          {({ token, to }) => <JoinPage token={token} to={to} seats={seats} />}
        </Route>
        <Route path="/invite/:token">
          {({ token }) => (
            <Suspense>
              <InvitePage key={token} token={token} seats={seats} />
            </Suspense>
          )}
        </Route>
        <Route<ReplayPlace> path="/replay/:encounterId/:seatId?/:step?">
          {({ encounterId, seatId, step }) => (
            <Suspense>
              <ReplayPage
                key={`${encounterId} ${seatId ?? ''}`}
                encounterId={encounterId}
                seatId={seatId}
                step={Number(step) || 1}
                seats={seats}
              />
            </Suspense>
          )}
        </Route>
        <Route path="/fight/:encounterId/:seatId?">
          {({ encounterId, seatId }) => (
            <Suspense>
              <FightPage
                key={`${encounterId} ${seatId ?? ''}`}
                encounterId={encounterId}
                seatId={seatId}
                seats={seats}
              />
            </Suspense>
          )}
        </Route>
        <Route path="/room/:token">
          {({ token }) => (
            <Suspense>
              <RoomPage key={token} token={token} seats={seats} />
            </Suspense>
          )}
        </Route>
        <Route path="/party/new">
          <Suspense>
            <NewParty />
          </Suspense>
        </Route>
        <Route path="/party/:partyId">
          {({ partyId }) => (
            <Suspense>
              <PartyPage key={partyId} partyId={partyId} seats={seats} />
            </Suspense>
          )}
        </Route>
        <Route path="/sheet/new/:ruleset">
          {({ ruleset }) => (
            <Suspense>
              <SheetPage ruleset={ruleset} seats={seats} />
            </Suspense>
          )}
        </Route>
        <Route path="/sheet/:id">
          {({ id }) => (
            <Suspense>
              <SheetPage id={id} seats={seats} />
            </Suspense>
          )}
        </Route>
        <Route>
          <DeadEnd message="This link leads nowhere. Copy it again." />
        </Route>
      </Switch>
    </Router>
  );
}
