import { useSyncExternalStore } from 'react';
import type { Seats } from '../api/seats.ts';
import { SavedSheets } from '../sheets/saved-sheets.tsx';
import { BringIn } from './bring-in.tsx';
import { MyFights } from './my-fights.tsx';
import { NewFight } from './new-fight.tsx';
import './home.css';

/** The first page: the fights of this browser, and a new one. */
export function HomePage({ seats }: { readonly seats: Seats }) {
  const held = useSyncExternalStore(seats.subscribe, seats.all);
  return (
    <div className="home">
      <header className="top-bar">
        <h1 className="brand">
          <span aria-hidden>⬡</span> Sixbeat
        </h1>
        <span className="space" />
        <a href="/playground/">API</a>
      </header>
      <main>
        <div className="kept">
          <MyFights
            held={held}
            forget={(id) => {
              seats.forget(id);
            }}
          />
          <BringIn seats={seats} />
          <SavedSheets />
        </div>
        <NewFight seats={seats} />
      </main>
    </div>
  );
}
