import { useState } from 'react';
import { useStore } from 'zustand';
import { HereNote } from '../../../kit/here-note.tsx';
import { Modal } from '../../../kit/modal.tsx';
import { useFight } from '../../state/fight-context.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteLink } from './invite-link.tsx';
import type { Issued } from '../../state/fight.ts';
import type { Encounter } from '../../state/seen.ts';
import { TableLink } from './table-link.tsx';
import { useSeated } from './use-seated.ts';

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
        <HereNote />
        {issued ? (
          <InviteLink issued={issued} />
        ) : (
          encounter && <Ways encounter={encounter} onIssued={setIssued} />
        )}
      </Modal>
    </>
  );
}

interface WaysProps {
  readonly encounter: Encounter;
  readonly onIssued: (issued: Issued) => void;
}

/** All of them at once: what comes later would push away what is about to be clicked. */
function Ways({ encounter, onIssued }: WaysProps) {
  const { seated } = useSeated(encounter);
  if (!seated) return <p className="muted">One moment …</p>;
  return (
    <>
      {encounter.combatants.length > 0 && (
        <div className="stacked">
          <TableLink encounter={encounter} />
        </div>
      )}
      <details>
        <summary>A seat for one person</summary>
        <InviteForm onIssued={onIssued} />
      </details>
    </>
  );
}
