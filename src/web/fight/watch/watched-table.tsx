/** A table that is only looked at: as a seat sees it, with nothing that changes it. */
import { type ReactNode, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Seats } from '../../api/seats.ts';
import { DeadEnd } from '../../kit/dead-end.tsx';
import { lazyPart } from '../../kit/load-part.ts';
import { useDrawer } from '../attention/drawer.ts';
import { FightMap } from '../map/map.tsx';
import { Order } from '../order/order.tsx';
import { NOTHING_TO_PLAY, PlayContext } from '../play/play-context.ts';
import { Sequence } from '../sequence/sequence.tsx';
import { useFight } from '../state/fight-context.ts';
import { FollowedFight } from '../state/followed-fight.tsx';
import { Beats } from '../top-bar/beats.tsx';
import { TurnClock } from '../top-bar/turn-clock.tsx';
import '../page/fight-page.css';
import '../top-bar/top-bar.css';
import './watch.css';

const Sheet = lazyPart(() => import('../sheet/sheet.tsx'));

interface Props {
  readonly encounterId: string;
  /** Of the seat whose view is shown. */
  readonly token: string;
  readonly seats: Seats;
  readonly className: string;
  /** Under the map. */
  readonly banner?: ReactNode;
  readonly children?: ReactNode;
}

export const WatchedTable = ({ encounterId, token, seats, ...shown }: Props) => (
  <FollowedFight encounterId={encounterId} token={token} seats={seats}>
    <Watched {...shown} />
  </FollowedFight>
);

/** The fight around it, with nothing that changes it. */
export function Watched({
  className,
  banner,
  children,
}: Pick<Props, 'className' | 'banner' | 'children'>) {
  const { store } = useFight();
  const { drawn, close } = useDrawer();
  const encounter = useStore(store.state, (seen) => seen.encounter);
  const trouble = useStore(store.state, (seen) => seen.trouble);
  useEffect(() => close, [store, close]);
  if (!encounter && trouble !== null)
    return <DeadEnd message="This seat sees the fight no longer, or never did." />;
  return (
    <PlayContext value={NOTHING_TO_PLAY}>
      <div className={`table watched ${className}`} data-version={encounter?.version}>
        <header className="top-bar">
          <div className="floating">
            <h1>{encounter?.name ?? 'A fight'}</h1>
            {encounter && <Beats encounter={encounter} />}
            <TurnClock />
          </div>
        </header>
        <main data-leaf="play">
          <Order />
          <FightMap />
          <div className="below">
            {banner}
            <Sequence />
          </div>
          {children}
        </main>
        <Suspense>
          {encounter && drawn?.kind === 'SHEET' && (
            <Sheet encounter={encounter} combatantId={drawn.combatantId} />
          )}
        </Suspense>
      </div>
    </PlayContext>
  );
}
