import { useState } from 'react';
import { IssueSeatDocument } from '../../../api/generated/brief.ts';
import { Modal } from '../../../kit/modal.tsx';
import type { Issued } from '../../state/fight.ts';
import { Refused, useRun } from '../../state/run.tsx';
import { InviteLink } from './invite-link.tsx';
import { LONGEST_DAYS } from './lasting.ts';

/** Makes a spectator's seat whose link opens the replay. */
export function ShareReplay() {
  const { run, refusal, sending } = useRun();
  const [issued, setIssued] = useState<Issued | null>(null);
  const share = async (): Promise<void> => {
    const name = 'Replay';
    const seat = await run(IssueSeatDocument, {
      kind: 'SPECTATOR',
      name,
      combatantIds: [],
      days: LONGEST_DAYS,
    });
    if (seat) setIssued({ name, token: seat.token });
  };
  return (
    <>
      <button type="button" disabled={sending} onClick={() => void share()}>
        Share a replay
      </button>
      <Refused refusal={refusal} />
      <Modal
        title="A replay to share"
        open={issued !== null}
        onClose={() => {
          setIssued(null);
        }}
      >
        {issued && <InviteLink issued={issued} opens="REPLAY" />}
      </Modal>
    </>
  );
}
