import { useState } from 'react';
import { IssueSeatDocument } from '../../../api/generated/brief.ts';
import { roomLinkOf } from '../../../kit/invite.ts';
import { Refused, useRun } from '../../state/run.tsx';
import { LONGEST_DAYS } from './lasting.ts';
import { SeatLink } from './seat-link.tsx';

/** Makes a spectator's seat whose link opens a large map without controls. */
export function RoomScreen() {
  const { run, refusal, sending } = useRun();
  const [link, setLink] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const input = { name: 'Screen for the room', combatantIds: [], days: LONGEST_DAYS };
    const issued = await run(IssueSeatDocument, { ...input, kind: 'SPECTATOR' });
    if (issued) setLink(roomLinkOf(issued.token));
  };
  return (
    <section>
      <h3>Second screen</h3>
      <p className="muted">A large map for everyone in the room, as spectators see it.</p>
      {link === null ? (
        <button type="button" disabled={sending} onClick={() => void make()}>
          Screen for the room
        </button>
      ) : (
        <>
          <a className="button" href={link} target="_blank" rel="noreferrer">
            Open the screen
          </a>
          <SeatLink label="The link of the screen" link={link} />
        </>
      )}
      <Refused refusal={refusal} />
    </section>
  );
}
