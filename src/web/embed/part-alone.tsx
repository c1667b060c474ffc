import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import type { Part } from '../../embed/messages.ts';
import { lazyPart } from '../kit/load-part.ts';
import { useDrawer } from '../fight/attention/drawer.ts';
import { DueNow } from '../fight/due-now/due-now.tsx';
import { DiceTray } from '../fight/hand-dice/tray.tsx';
import { Log } from '../fight/log/log.tsx';
import { FightMap } from '../fight/map/map.tsx';
import { FollowedOrder } from '../fight/order/followed-order.tsx';
import { Closed, useClosed } from '../fight/page/closed.tsx';
import { LiveRegion } from '../fight/page/live-region.tsx';
import { Notices } from '../fight/page/notice.tsx';
import { useKeys } from '../fight/play/keys.ts';
import { NOTHING_TO_PLAY, PlayContext, usePlay } from '../fight/play/play-context.ts';
import { PlayProvider } from '../fight/play/play.tsx';
import { Quick } from '../fight/quick/quick.tsx';
import { useFight } from '../fight/state/fight-context.ts';
import { DeadEnd } from '../kit/dead-end.tsx';
import '../fight/page/fight-page.css';

const Sheet = lazyPart(() => import('../fight/sheet/sheet.tsx'));

const parts: Readonly<Record<Part, () => ReactNode>> = {
  map: () => <FightMap />,
  order: () => <FollowedOrder />,
  hand: () => (
    <div className="below">
      <DueNow />
    </div>
  ),
  log: () => <Log />,
};

interface Props {
  readonly part: Part;
  /** Whether anything can be decided in it. */
  readonly isPlayed: boolean;
}

/** One part of the Table, for pages that arrange them in their own way. */
export function PartAlone({ part, isPlayed }: Props) {
  const { store } = useFight();
  const history = useStore(store.state, (fight) => fight.history);
  const isSeen = useStore(store.state, ({ encounter }) => encounter !== null);
  const why = useClosed();
  if (!isSeen && why !== null) return <DeadEnd message={why} />;
  return isPlayed ? (
    <PlayProvider key={history}>
      <Frame part={part}>
        <Keys />
        <DiceTray />
        <Quick />
      </Frame>
    </PlayProvider>
  ) : (
    <PlayContext value={NOTHING_TO_PLAY}>
      <Frame part={part} />
    </PlayContext>
  );
}

function Keys() {
  useKeys();
  return null;
}

function Frame({ part, children }: { readonly part: Part; readonly children?: ReactNode }) {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  const sending = useStore(store.state, (fight) => fight.sending);
  const { isUnread } = usePlay();
  const { drawn } = useDrawer();
  return (
    <div
      className={`table part-alone only-${part}`}
      data-version={encounter?.version}
      aria-busy={sending || isUnread}
    >
      <main data-leaf={part === 'order' || part === 'log' ? part : 'play'}>{parts[part]()}</main>
      {children}
      <Suspense>
        {encounter && drawn?.kind === 'SHEET' && (
          <Sheet encounter={encounter} combatantId={drawn.combatantId} />
        )}
      </Suspense>
      <LiveRegion />
      <Notices />
      <Closed />
    </div>
  );
}
