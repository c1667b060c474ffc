import { useEffect, useState } from 'react';
import type { Seats } from '../api/seats.ts';
import { messageOf } from '../api/command.ts';
import { imported } from '../home/import-fight.ts';
import { DeadEnd } from '../kit/dead-end.tsx';
import { documentAt } from './document.ts';
import ReplayedFight from './replayed-fight.tsx';

interface Props {
  /** Where the exported fight lies. */
  readonly address: string;
  readonly seats: Seats;
}

type Reading =
  | { readonly is: 'READING' }
  | { readonly is: 'READ'; readonly encounterId: string; readonly token: string }
  | { readonly is: 'REFUSED'; readonly why: string };

/** The replay of a fight that was exported: it is checked as every import is, step by step. */
export default function ReplayedDocument({ address, seats }: Props) {
  const [reading, set] = useState<Reading>({ is: 'READING' });
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<Reading> => {
      try {
        const encounterId = await imported(await documentAt(address), seats);
        const token = seats.of(encounterId)?.token ?? '';
        return { is: 'READ', encounterId, token };
      } catch (error) {
        return { is: 'REFUSED', why: messageOf(error) };
      }
    };
    void read().then((now) => {
      if (isWanted) set(now);
    });
    return () => {
      isWanted = false;
    };
  }, [address, seats]);
  if (reading.is === 'REFUSED') return <DeadEnd message={reading.why} />;
  if (reading.is === 'READING')
    return (
      <p className="closed" role="status">
        Reading the fight …
      </p>
    );
  const { encounterId, token } = reading;
  return <ReplayedFight encounterId={encounterId} token={token} seats={seats} />;
}
