import { useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Seats } from './api/seats.ts';
import { FightPage } from './fight/fight-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { JoinPage } from './join/join-page.tsx';

/** Where one is stands after the `#`: no server is sent it, and any host of files will do. */
export function App() {
  const [seats] = useState(() => new Seats());
  return (
    <Router hook={useHashLocation}>
      <Switch>
        <Route path="/">
          <HomePage seats={seats} />
        </Route>
        <Route path="/join/:token">{({ token }) => <JoinPage token={token} seats={seats} />}</Route>
        <Route path="/fight/:encounterId">
          {({ encounterId }) => (
            <FightPage key={encounterId} encounterId={encounterId} seats={seats} />
          )}
        </Route>
        <Route>
          <main>
            <h1 className="closed">There is nothing here.</h1>
          </main>
        </Route>
      </Switch>
    </Router>
  );
}
