import { useEffect } from 'react';
import { RevokeSeatDocument } from '../../api/generated/brief.ts';
import { type SeenAs, useSeenAs } from '../attention/seen-as.ts';
import { Log } from '../log/log.tsx';
import { useFight } from '../state/fight-context.ts';
import { WatchedTable } from './watched-table.tsx';

/** The table as another seat sees it: the server's own view of one with the same combatants. */
export default function AsSeat({ seenAs }: { readonly seenAs: SeenAs }) {
  const { store, seats } = useFight();
  const { lookAs } = useSeenAs();
  const { name, seatId, token } = seenAs;
  useEffect(
    () => () => {
      lookAs(null);
      // It was for this alone.
      void store.run(RevokeSeatDocument, { seatId });
    },
    [store, seatId, lookAs],
  );
  const banner = (
    <div className="floating seen-as" role="status">
      <span>
        You see what <b>{name}</b> sees. Nothing can be changed here.
      </span>
      <button
        type="button"
        className="primary"
        onClick={() => {
          lookAs(null);
        }}
      >
        Back to the GM’s view
      </button>
    </div>
  );
  return (
    <WatchedTable
      encounterId={store.encounterId}
      token={token}
      seats={seats}
      className="as-seat"
      banner={banner}
    >
      <Log />
    </WatchedTable>
  );
}
