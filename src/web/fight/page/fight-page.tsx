import { Suspense, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { SignInHere } from '../../account/sign-in-here.tsx';
import { useSeatToken } from '../../api/seat-token.ts';
import { lazyPart } from '../../kit/load-part.ts';
import { useSeenAs } from '../attention/seen-as.ts';
import { DeadEnd } from '../../kit/dead-end.tsx';
import type { Seats } from '../../api/seats.ts';
import { Ask } from '../ask/ask.tsx';
import { Drawers } from './drawers.tsx';
import { DiceTray } from '../hand-dice/tray.tsx';
import { KeepRecoveryLink } from '../gm/seats/keep-recovery-link.tsx';
import { DueNow } from '../due-now/due-now.tsx';
import { FightContext, useFight } from '../state/fight-context.ts';
import { SeeingContext } from '../state/seeing.ts';
import { FightStore } from '../state/fight-store.ts';
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
  return token === undefined ? null : <SeatedFight {...props} token={token} />;
}

function SeatedFight({ encounterId, seats, token }: Props & { readonly token: string | null }) {
  const store = useMemo(() => new FightStore(encounterId, token), [encounterId, token]);
  const fight = useMemo(() => ({ store, seats }), [store, seats]);
  useEffect(() => {
    const left = new AbortController();
    void store.follow(left.signal);
    return () => {
      left.abort();
    };
  }, [store]);
  useEffect(
    () =>
      store.state.subscribe(({ encounter, seat }) => {
        if (!encounter || !seat) return;
        const { name, ruleset, phase } = encounter;
        const { kind, name: seatName } = seat;
        seats.learn(encounterId, token, { name, ruleset, phase, kind, seatName });
      }),
    [store, seats, encounterId, token],
  );
  return (
    <FightContext value={fight}>
      <SeeingContext value={store}>
        <Followed />
      </SeeingContext>
    </FightContext>
  );
}

/**
 * The table, or why this link opens none. Of another history nothing is kept: what was asked for or
 * begun is about what never happened.
 */
function Followed() {
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

const reasons: Readonly<Record<string, string>> = {
  ENCOUNTER_NOT_FOUND: 'This server does not have this fight, or has it no longer.',
  NO_SEAT: 'This browser has no seat at this fight. Open your link again, or sign in.',
  SEAT_REVOKED: 'The game master has taken this seat away.',
  SEAT_EXPIRED: 'This seat has expired. Ask the game master for a new one.',
  DELETED: 'This fight was deleted.',
};

/** Why nothing more will come; null while something may. */
function useClosed(): string | null {
  const { store } = useFight();
  const connection = useStore(store.state, ({ connection: now }) => now);
  const trouble = useStore(store.state, ({ trouble: why }) => why);
  return connection === 'ENDED' && trouble !== null ? (reasons[trouble] ?? trouble) : null;
}

function Closed() {
  const why = useClosed();
  return (
    why !== null && (
      <p className="closed" role="alert">
        {why} <SignInHere />
      </p>
    )
  );
}
