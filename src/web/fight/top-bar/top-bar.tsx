import { Link } from 'wouter';
import { useStore } from 'zustand';
import { isEmbedded } from '../../kit/embedded.ts';
import { useFight } from '../state/fight-context.ts';
import { Beats } from './beats.tsx';
import { Help } from './help.tsx';
import { SeatSwitch } from './seat-switch.tsx';
import { TurnClock } from './turn-clock.tsx';
import { Undo } from './undo.tsx';
import { GmMenu } from '../gm/gm-menu.tsx';
import { Invite } from '../gm/seats/invite.tsx';
import './top-bar.css';

const connections = {
  CONNECTING: 'connecting',
  FOLLOWING: 'live',
  AWAY: 'offline',
  ENDED: 'closed',
} as const;

/** Which fight this is, where it stands, and from which seat it is seen. */
export function TopBar() {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  const connection = useStore(store.state, (fight) => fight.connection);
  return (
    <header className="top-bar">
      <div className="floating">
        {!isEmbedded() && (
          <Link href="/" className="brand">
            <span aria-hidden>⬡</span> Sixbeat
          </Link>
        )}
        <h1>{encounter?.name ?? 'A fight'}</h1>
        {encounter && <Beats encounter={encounter} />}
        <TurnClock />
        <span className={`connection ${connection.toLowerCase()}`} role="status">
          {connections[connection]}
          {connection === 'AWAY' && <span className="rest">, trying again</span>}
        </span>
      </div>
      <div className="floating">
        <Undo />
        {!isEmbedded() && (
          <>
            <Invite />
            <GmMenu />
          </>
        )}
        <Help />
        {!isEmbedded() && <SeatSwitch />}
      </div>
    </header>
  );
}
