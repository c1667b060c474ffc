import { useState } from 'react';
import { useStore } from 'zustand';
import { isHere } from '../../../api/connection.ts';
import { Modal } from '../../../kit/modal.tsx';
import { useFight } from '../../state/fight-context.ts';
import { useHeldSeat } from '../../state/use-held-seat.ts';
import { RecoveryLink } from './recovery-link.tsx';
import './keep-recovery-link.css';

/** Asks who has opened a fight, until it is answered, to keep the link back to it. */
export function KeepRecoveryLink() {
  const { store, seats } = useFight();
  const isClaimed = useStore(store.state, ({ seat }) => seat?.claimed ?? false);
  const held = useHeldSeat();
  const [isShown, show] = useState(false);
  // An account opens its seats from anywhere, and no link leads into another browser.
  if (!held?.asksToKeepLink || isClaimed || isHere()) return null;
  const { encounterId, token } = held;
  const answered = (): void => {
    seats.learn(encounterId, token, { asksToKeepLink: false });
  };
  return (
    <aside className="keep-link row" aria-label="Recovery link">
      <span className="grow">
        Keep the recovery link
        <span className="why">: without it, only this browser can run the fight</span>.
      </span>
      <button
        type="button"
        onClick={() => {
          show(true);
        }}
      >
        Show the link
      </button>
      <button type="button" onClick={answered}>
        Not now
      </button>
      <Modal title="Your recovery link" open={isShown} onClose={answered}>
        <RecoveryLink token={token} />
      </Modal>
    </aside>
  );
}
