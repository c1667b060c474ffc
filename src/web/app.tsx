import { Suspense, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Seats } from './api/seats.ts';
import { FightPage } from './fight/page/fight-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { JoinPage } from './join/join-page.tsx';
import { DeadEnd } from './kit/dead-end.tsx';
import { lazyPart } from './kit/load-part.ts';

const ReplayPage = lazyPart(() => import('./replay/replay-page.tsx'));
// It comes with the schema's inputs, which no other page needs.
const SheetPage = lazyPart(() => import('./sheets/sheet-page.tsx'));

/** Where one is stands after the `#`: no server is sent it, and any host of files will do. */
export function App() {
  const [seats] = useState(() => new Seats());
  return (
    <Router hook={useHashLocation}>
      <Switch>
        <Route path="/">
          <HomePage seats={seats} />
        </Route>
        <Route path="/join/:token/:to?">
          {({ token, to }) => <JoinPage token={token} to={to} seats={seats} />}
        </Route>
        <Route path="/replay/:encounterId/:seatId?">
          {({ encounterId, seatId }) => (
            <Suspense>
              <ReplayPage
                key={`${encounterId} ${seatId ?? ''}`}
                encounterId={encounterId}
                seatId={seatId}
                seats={seats}
              />
            </Suspense>
          )}
        </Route>
        <Route path="/fight/:encounterId/:seatId?">
          {({ encounterId, seatId }) => (
            <FightPage
              key={`${encounterId} ${seatId ?? ''}`}
              encounterId={encounterId}
              seatId={seatId}
              seats={seats}
            />
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
