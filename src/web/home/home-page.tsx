import { Suspense, useSyncExternalStore } from 'react';
import { accountToken, useAccount } from '../account/account.ts';
import { isHere } from '../api/connection.ts';
import type { Seats } from '../api/seats.ts';
import { MyParty } from '../party/my-party.tsx';
import { SavedSheets } from '../sheets/saved-sheets.tsx';
import { AccountButton } from '../account/account-button.tsx';
import { BringIn } from './bring-in.tsx';
import { MyFights } from './my-fights.tsx';
import { OwnFight } from './own-fight.tsx';
import { PlayNow } from './play-now.tsx';
import { useExpectedFight } from '../fight-part.ts';
import { Boundary } from '../kit/boundary.tsx';
import { KeptHere } from '../kit/here-note.tsx';
import { lazyPart } from '../kit/load-part.ts';
import { NewVersion } from '../kit/new-version.tsx';
import './home.css';

const MakeFight = lazyPart(() => import('../proposals/make-fight.tsx'));

/** For who is signed in. */
const AccountFights = lazyPart(() => import('./account-fights.tsx'));

/** The first page: a fight at one click, the fights of this browser and of the account, and other ways in. */
export function HomePage({ seats }: { readonly seats: Seats }) {
  const held = useSyncExternalStore(seats.subscribe, seats.all);
  const account = useAccount(accountToken);
  useExpectedFight();
  return (
    <div className="home">
      <header className="top-bar">
        <h1 className="brand">
          <span aria-hidden>⬡</span> Sixbeat
        </h1>
        <span className="space" />
        <AccountButton />
        {!isHere() && <a href="/reference/">API</a>}
      </header>
      <main>
        <NewVersion />
        <PlayNow seats={seats} />
        <div className="kept">
          <KeptHere />
          <MyFights
            held={held}
            forget={(id) => {
              seats.forget(id);
            }}
          />
          {account !== null && (
            <Suspense>
              <AccountFights
                token={account}
                but={new Set(held.map(({ encounterId }) => encounterId))}
              />
            </Suspense>
          )}
        </div>
        <section className="make-fight" aria-labelledby="make-fight">
          <h2 id="make-fight">Make me a fight</h2>
          <Boundary instead={null}>
            <Suspense fallback={<div className="panel" />}>
              <MakeFight seats={seats} />
            </Suspense>
          </Boundary>
        </section>
        <div className="more">
          <MyParty />
          <section aria-labelledby="own-fight">
            <h2 id="own-fight">Start your own</h2>
            <OwnFight seats={seats} />
          </section>
          <BringIn seats={seats} />
          <SavedSheets />
        </div>
      </main>
    </div>
  );
}
