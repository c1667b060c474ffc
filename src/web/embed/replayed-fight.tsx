import type { Seats } from '../api/seats.ts';
import { SeatedReplay } from '../replay/replay-page.tsx';
import { Reports } from './reports.tsx';

interface Props {
  readonly encounterId: string;
  readonly token: string;
  readonly seats: Seats;
}

/** A fight once more, step by step, from its first one on. */
export default function ReplayedFight(props: Props) {
  return (
    <SeatedReplay {...props} step={1}>
      <Reports />
    </SeatedReplay>
  );
}
