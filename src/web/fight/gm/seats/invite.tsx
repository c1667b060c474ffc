import { useState } from 'react';
import { useStore } from 'zustand';
import { Modal } from '../../../kit/modal.tsx';
import { useFight } from '../../state/fight-context.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteLink } from './invite-link.tsx';
import type { Issued } from '../../state/fight.ts';
import { TableLink } from './table-link.tsx';

/** Seats for others: one link for all players, or one for each seat. */
export function Invite() {
  const { store } = useFight();
  const isGm = useStore(store.state, (fight) => fight.seat?.kind === 'GM');
  const encounter = useStore(store.state, (fight) => fight.encounter);
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
        title={issued ? `A seat for ${issued.name}` : 'Invite players'}
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      >
        {issued ? (
          <InviteLink issued={issued} />
        ) : (
          <>
            {encounter && encounter.combatants.length > 0 && (
              <div className="stacked">
                <TableLink encounter={encounter} />
              </div>
            )}
            <details>
              <summary>A seat for one person</summary>
              <InviteForm onIssued={setIssued} />
            </details>
          </>
        )}
      </Modal>
    </>
  );
}
