import { useSyncExternalStore } from 'react';
import { useAccount } from '../api/account.ts';
import type { Seats } from '../api/seats.ts';
import { SavedSheets } from '../sheets/saved-sheets.tsx';
import { AccountButton } from './account-button.tsx';
import { AccountFights } from './account-fights.tsx';
import { BringIn } from './bring-in.tsx';
import { MyFights } from './my-fights.tsx';
import { NewFight } from './new-fight.tsx';
import './home.css';

/** The first page: the fights of this browser and of the account, and a new one. */
export function HomePage({ seats }: { readonly seats: Seats }) {
  const held = useSyncExternalStore(seats.subscribe, seats.all);
  const account = useAccount(({ token }) => token);
  return (
    <div className="home">
      <header className="top-bar">
        <h1 className="brand">
          <span aria-hidden>⬡</span> Sixbeat
        </h1>
        <span className="space" />
        <AccountButton />
        <a href="/playground/">API</a>
      </header>
      <main data-first={held.length > 0 ? 'kept' : 'new'}>
        {held.length === 0 && (
          <p className="welcome">
            Fights run by the rules: whose decision is due, what is legal, how likely it is, and
            why.
          </p>
        )}
        <div className="kept">
          <MyFights
            held={held}
            forget={(id) => {
              seats.forget(id);
            }}
          />
          {account !== null && (
            <AccountFights
              key={account}
              token={account}
              but={new Set(held.map(({ encounterId }) => encounterId))}
            />
          )}
          <BringIn seats={seats} />
          <SavedSheets />
        </div>
        <NewFight seats={seats} />
      </main>
    </div>
  );
}
