import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { SignInHere } from '../../account/sign-in-here.tsx';
import { useSeatToken } from '../../api/seat-token.ts';
import { lazyPart } from '../../kit/load-part.ts';
import { useSeenAs } from '../attention/seen-as.ts';
import { DeadEnd } from '../../kit/dead-end.tsx';
import type { Seats } from '../../api/seats.ts';
import { Ask } from '../ask/ask.tsx';
import { Closed, useClosed } from './closed.tsx';
import { Drawers } from './drawers.tsx';
import { DiceTray } from '../hand-dice/tray.tsx';
import { KeepRecoveryLink } from '../gm/seats/keep-recovery-link.tsx';
import { DueNow } from '../due-now/due-now.tsx';
import { useFight } from '../state/fight-context.ts';
import { FollowedFight } from '../state/followed-fight.tsx';
import { useKeys } from '../play/keys.ts';
import { Leaves, useLeaf } from './leaves.tsx';
import { useTitle } from './title.ts';
import { useTurnAlert } from './turn-alert.ts';
import { LiveRegion } from './live-region.tsx';
import { Notices } from './notice.tsx';
import { Log } from '../log/log.tsx';
import { FightMap } from '../map/map.tsx';
import { Decider } from '../order/decider.tsx';
import { FollowedOrder } from '../order/followed-order.tsx';
import { Party } from '../order/party.tsx';
import { usePlay } from '../play/play-context.ts';
import { PlayProvider } from '../play/play.tsx';
import { Quick } from '../quick/quick.tsx';
import { Sequence } from '../sequence/sequence.tsx';
import { Tour } from '../tour/tour.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import './fight-page.css';
import './landscape.css';

const AsSeat = lazyPart(() => import('../watch/as-seat.tsx'));

interface Props {
  readonly encounterId: string;
  /** Which of the seats there; the last opened if left out, and that of the account where none is held. */
  readonly seatId?: string | undefined;
  readonly seats: Seats;
}

/** The whole table of one fight, as a seat that this browser holds there sees it. */
export default function FightPage(props: Props) {
  const token = useSeatToken(props);
  if (token === undefined) return null;
  const { encounterId, seats } = props;
  return (
    <FollowedFight encounterId={encounterId} token={token} seats={seats}>
      <PlayedFight />
    </FollowedFight>
  );
}

/** What the fight says of the seat is kept with it. */
function useLearnt(): void {
  const { store, seats } = useFight();
  useEffect(
    () =>
      store.state.subscribe(({ encounter, seat }) => {
        if (!encounter || !seat) return;
        const { name, ruleset, phase } = encounter;
        const { kind, name: seatName } = seat;
        seats.learn(store.encounterId, store.token, { name, ruleset, phase, kind, seatName });
      }),
    [store, seats],
  );
}

/**
 * The table, or why this link opens none. Of another history nothing is kept: what was asked for or
 * begun is about what never happened.
 */
export function PlayedFight() {
  useLearnt();
  const { store } = useFight();
  const history = useStore(store.state, (fight) => fight.history);
  const isSeen = useStore(store.state, ({ encounter }) => encounter !== null);
  const why = useClosed();
  const { seenAs } = useSeenAs();
  if (!isSeen && why !== null)
    return (
      <DeadEnd message={why}>
        <SignInHere />
      </DeadEnd>
    );
  if (seenAs)
    return (
      <Suspense>
        <AsSeat seenAs={seenAs} />
      </Suspense>
    );
  return (
    <PlayProvider key={history}>
      <Table />
    </PlayProvider>
  );
}

function Table() {
  useKeys();
  useTitle();
  useTurnAlert();
  const [leaf, turnTo] = useLeaf();
  const { store } = useFight();
  const version = useStore(store.state, (fight) => fight.encounter?.version);
  const sending = useStore(store.state, (fight) => fight.sending);
  const { isUnread } = usePlay();
  return (
    <div className="table" data-version={version} aria-busy={sending || isUnread}>
      <TopBar />
      <main data-leaf={leaf.toLowerCase()}>
        <FollowedOrder />
        {leaf === 'Party' && <Party />}
        <Decider />
        <FightMap />
        <div className="below">
          <KeepRecoveryLink />
          <Sequence />
          <DueNow />
        </div>
        <Log />
        <Ask />
      </main>
      <DiceTray />
      <Leaves leaf={leaf} turnTo={turnTo} />
      <Drawers />
      <Quick />
      <Tour />
      <LiveRegion />
      <Notices />
      <Closed />
    </div>
  );
}
