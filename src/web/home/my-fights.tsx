import type { HeldSeat } from '../api/seats.ts';
import { FightRow } from './fight-row.tsx';

interface Props {
  readonly held: readonly HeldSeat[];
  readonly forget: (encounterId: string) => void;
}

/** The fights in which this browser has a seat, the last opened first. */
export function MyFights({ held, forget }: Props) {
  return (
    <section aria-labelledby="my-fights">
      <h2 id="my-fights">My fights</h2>
      {held.length === 0 && <p className="muted">None yet: play now, or open an invite link.</p>}
      <ul className="fights">
        {fightsOf(held).map(({ newest, kinds }) => (
          <FightRow
            key={newest.encounterId}
            seat={newest}
            kinds={kinds}
            forget={() => {
              forget(newest.encounterId);
            }}
          />
        ))}
      </ul>
      {held.length > 0 && (
        <p className="muted">
          <small>Your fights are stored in this browser.</small>
        </p>
      )}
    </section>
  );
}

/** Each once, however many seats are held there. */
function fightsOf(held: readonly HeldSeat[]) {
  const byFight = Map.groupBy(held, ({ encounterId }) => encounterId);
  return [...byFight.values()].flatMap((seats) => {
    const [newest] = seats;
    const kinds = [...new Set(seats.map(({ kind }) => kind ?? ''))];
    return newest ? [{ newest, kinds }] : [];
  });
}
