import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { useSeatToken } from '../api/seat-token.ts';
import type { Seats } from '../api/seats.ts';
import { isEmbedded } from '../kit/embedded.ts';
import { DeadEnd } from '../kit/dead-end.tsx';
import { useDrawer } from '../fight/attention/drawer.ts';
import { FightMap } from '../fight/map/map.tsx';
import { Order } from '../fight/order/order.tsx';
import { Party } from '../fight/order/party.tsx';
import { Leaves, useLeaf } from '../fight/page/leaves.tsx';
import { NOTHING_TO_PLAY, PlayContext } from '../fight/play/play-context.ts';
import { Sequence } from '../fight/sequence/sequence.tsx';
import { SeeingContext } from '../fight/state/seeing.ts';
import { Beats } from '../fight/top-bar/beats.tsx';
import { Player } from './player.tsx';
import { useReplayKeys } from './replay-keys.ts';
import { ReplayStore } from './replay-store.ts';
import { Step } from './step.tsx';
import { lazyPart } from '../kit/load-part.ts';
import '../fight/page/fight-page.css';
import '../fight/top-bar/top-bar.css';
import '../fight/log/log.css';
import './replay.css';

const Sheet = lazyPart(() => import('../fight/sheet/sheet.tsx'));

interface Props {
  readonly encounterId: string;
  /** Which of the seats there; the last opened if left out, and that of the account where none is held. */
  readonly seatId?: string | undefined;
  /** The one that is shown first, from 1 on. */
  readonly step: number;
  readonly seats: Seats;
}

/** A fight once more, step by step, as a seat that this browser holds may see it. Nothing is changed by it. */
export default function ReplayPage(props: Props) {
  const token = useSeatToken(props);
  return token === undefined ? null : <SeatedReplay {...props} token={token} />;
}

export function SeatedReplay({
  encounterId,
  seatId,
  step,
  seats,
  token,
  children,
}: Props & { readonly token: string | null; readonly children?: ReactNode }) {
  const replay = useMemo(() => new ReplayStore(encounterId, token), [encounterId, token]);
  useEffect(() => {
    void replay.open(step);
    return () => {
      replay.pause();
    };
  }, [replay, step]);
  useEffect(
    () =>
      replay.state.subscribe(({ encounter, seat, count }) => {
        if (!encounter || !seat) return;
        const { name, ruleset, phase } = encounter;
        const { kind, name: seatName } = seat;
        const learnt = { name, ruleset, kind, seatName };
        // How it has ended is known at its end.
        seats.learn(
          encounterId,
          token,
          encounter.version === count ? { ...learnt, phase } : learnt,
        );
      }),
    [replay, seats, encounterId, token],
  );
  useReplayKeys(replay);
  return (
    <SeeingContext value={replay}>
      <PlayContext value={NOTHING_TO_PLAY}>
        {children}
        <Stage replay={replay} fight={`/fight/${encounterId}${seatId ? `/${seatId}` : ''}`} />
      </PlayContext>
    </SeeingContext>
  );
}

/** The leaves of a replay on a small screen, by the names that they have here. */
const leaves = { Play: 'Map', Party: 'Party', Order: 'Order', Log: 'Steps' } as const;

interface StageProps {
  readonly replay: ReplayStore;
  /** Where it is played. */
  readonly fight: string;
}

function Stage({ replay, fight }: StageProps) {
  const encounter = useStore(replay.state, (seen) => seen.encounter);
  const trouble = useStore(replay.state, (seen) => seen.trouble);
  const isComing = useStore(replay.state, (seen) => seen.at !== seen.encounter?.version);
  const [leaf, turnTo] = useLeaf();
  const { drawn, close } = useDrawer();
  useEffect(() => close, [replay, close]);
  if (!encounter && trouble !== null) return <DeadEnd message={trouble} />;
  return (
    <div className="table replay" data-version={encounter?.version} aria-busy={isComing}>
      <header className="top-bar">
        <div className="floating">
          {!isEmbedded() && (
            <Link href="/" className="brand">
              <span aria-hidden>⬡</span> Sixbeat
            </Link>
          )}
          <h1>{encounter?.name ?? 'A fight'}</h1>
          {encounter && <Beats encounter={encounter} />}
        </div>
        <div className="floating">
          <span className="chip seat">Replay</span>
          {!isEmbedded() && (
            <Link href={fight} className="button">
              To the fight
            </Link>
          )}
        </div>
      </header>
      <main data-leaf={leaf.toLowerCase()}>
        <Order />
        {leaf === 'Party' && <Party />}
        <FightMap />
        <div className="below">
          <Sequence />
          <Player replay={replay} />
        </div>
        <Step replay={replay} />
      </main>
      <Leaves leaf={leaf} turnTo={turnTo} names={leaves} />
      <Suspense>
        {encounter && drawn?.kind === 'SHEET' && (
          <Sheet encounter={encounter} combatantId={drawn.combatantId} />
        )}
      </Suspense>
    </div>
  );
}
