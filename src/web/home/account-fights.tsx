import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { MeDocument, type MeQuery } from '../../client/index.ts';
import { send } from '../api/api.ts';
import { messageOf } from '../api/command.ts';

type Listed = NonNullable<MeQuery['me']>['encounters']['nodes'][number];

const PAGE = 10;

interface Props {
  readonly token: string;
  /** Their ids. */
  readonly but: ReadonlySet<string>;
}

/** The fights at which the account has a seat, but those that are listed already. */
export function AccountFights({ token, but }: Props) {
  const [fights, setFights] = useState<readonly Listed[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const load = async (after: string | null): Promise<void> => {
    setTrouble(null);
    try {
      const { me } = await send(MeDocument, { first: PAGE, after }, token);
      const { nodes = [], pageInfo = null } = me?.encounters ?? {};
      setFights((before) => (after === null ? nodes : [...before, ...nodes]));
      setNext(pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null);
      if (me === null) setTrouble('This server knows no account by that token.');
    } catch (error) {
      setTrouble(messageOf(error));
    }
  };
  useEffect(() => {
    void load(null);
  }, []);
  const others = fights.filter(({ id }) => !but.has(id));
  return (
    <section aria-labelledby="account-fights">
      <h2 id="account-fights">Fights of your account</h2>
      {trouble && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
      {!trouble && others.length === 0 && <p className="muted">No other fights.</p>}
      <ul className="fights">
        {others.map(({ id, name, ruleset, phase, round }) => (
          <li key={id} className="panel fight">
            <span className="mark" aria-hidden>
              {phase === 'ENDED' ? 'end' : `R${round}`}
            </span>
            <span className="grow">
              <b>{name}</b>
              <br />
              <small className="muted">{ruleset}</small>
            </span>
            <Link href={`/fight/${id}`} className="button primary">
              Open
            </Link>
          </li>
        ))}
      </ul>
      {next && (
        <button type="button" onClick={() => void load(next)}>
          More
        </button>
      )}
    </section>
  );
}
