import { useState } from 'react';
import { SharePictureDocument } from '../../../api/generated/brief.ts';
import { Refused, useRun } from '../../state/run.tsx';
import { SeatLink } from './seat-link.tsx';

/** Makes an address of a picture of the map, for chats. */
export function PictureLink() {
  const { run, refusal, sending } = useRun();
  const [link, setLink] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const shared = await run(SharePictureDocument, { name: 'Picture of the map' });
    if (shared) setLink(new URL(shared.path, location.origin).href);
  };
  return (
    <section>
      <h3>Picture of the map</h3>
      <p className="muted">
        For a chat: it shows the newest state, as spectators see it, and ends after 30 days.
      </p>
      {link === null ? (
        <button type="button" disabled={sending} onClick={() => void make()}>
          Link to a picture
        </button>
      ) : (
        <SeatLink label="The link of the picture" link={link} />
      )}
      <Refused refusal={refusal} />
    </section>
  );
}
