import { useState } from 'react';
import { useStore } from 'zustand';
import { Modal } from '../../../kit/modal.tsx';
import { useFight } from '../../state/fight-context.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteLink } from './invite-link.tsx';
import type { Issued } from '../../state/fight.ts';

/** Seats for others: a link and a QR code each. */
export function Invite() {
  const { store } = useFight();
  const isGm = useStore(store.state, (fight) => fight.seat?.kind === 'GM');
  const [open, setOpen] = useState(false);
  const [issued, setIssued] = useState<Issued | null>(null);
  if (!isGm) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setIssued(null);
          setOpen(true);
        }}
      >
        Invite
      </button>
      <Modal
        title={issued ? `A seat for ${issued.name}` : 'Invite a player'}
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      >
        {issued ? <InviteLink issued={issued} /> : <InviteForm onIssued={setIssued} />}
      </Modal>
    </>
  );
}
