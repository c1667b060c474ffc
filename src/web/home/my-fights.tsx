import { Link } from 'wouter';
import type { HeldSeat } from '../api/seats.ts';

interface Props {
  readonly held: readonly HeldSeat[];
  readonly forget: (encounterId: string) => void;
}

const roles: Readonly<Record<string, string>> = {
  GM: 'you are the GM',
  PLAYER: 'you play',
  SPECTATOR: 'you watch',
};

/** The fights in which this browser has a seat, the last opened first. */
export function MyFights({ held, forget }: Props) {
  return (
    <section aria-labelledby="my-fights">
      <h2 id="my-fights">My fights</h2>
      {held.length === 0 && <p className="muted">None yet: begin one, or open an invite link.</p>}
      <ul className="fights">
        {fightsOf(held).map(({ encounterId, name, ruleset, kinds, phase }) => (
          <li key={encounterId} className="panel row">
            <span className="grow">
              <b>{name}</b>
              <br />
              <small className="muted">
                {[ruleset, ...kinds.map((kind) => roles[kind])].filter(Boolean).join(' · ')}
              </small>
            </span>
            {phase === 'ENDED' && (
              <Link href={`/replay/${encounterId}`} className="button">
                Replay
              </Link>
            )}
            <Link href={`/fight/${encounterId}`} className="button primary">
              Open
            </Link>
            <button
              type="button"
              onClick={() => {
                if (
                  confirm(`Take ${name} off this list? Without its link nobody comes back to it.`)
                )
                  forget(encounterId);
              }}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each once, however many seats are held there. */
function fightsOf(held: readonly HeldSeat[]) {
  const byFight = Map.groupBy(held, ({ encounterId }) => encounterId);
  return [...byFight.values()].flatMap((seats) => {
    const [newest] = seats;
    const kinds = [...new Set(seats.map(({ kind }) => kind ?? ''))];
    return newest ? [{ ...newest, kinds }] : [];
  });
}
