import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type AccountFight, EVERYTHING, SHOWN, type Wanted } from './account-list.ts';
import { ago } from '../kit/ago.ts';
import { End } from './end.tsx';
import { FightTile } from './fight-tile.tsx';
import { roles, wayInto } from './standing.ts';
import { useAccountFights } from './use-account-fights.ts';

/** As the API bounds it. */
const MAX_SEARCH_LENGTH = 120;
/** Milliseconds after which what is written is searched for. */
const PAUSE = 250;

interface Props {
  readonly token: string;
  /** The fights that are listed already, by id; a search finds them all the same. */
  readonly but: ReadonlySet<string>;
}

/** The fights at which the account has a seat, as they change. */
export default function AccountFights({ token, but }: Props) {
  const [wanted, want] = useState(EVERYTHING);
  const { fights, next, trouble, loadMore } = useAccountFights(token, wanted);
  const isEverything = wanted.shown === EVERYTHING.shown && wanted.search === EVERYTHING.search;
  const listed = isEverything ? fights.filter(({ id }) => !but.has(id)) : fights;
  return (
    <section aria-labelledby="account-fights">
      <h2 id="account-fights">Fights of your account</h2>
      <Search wanted={wanted} want={want} />
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
      {trouble === null && listed.length === 0 && (
        <p className="muted">{isEverything ? 'No other fights.' : 'No such fights.'}</p>
      )}
      <ul className="fights">
        {listed.map((fight) => (
          <Row key={fight.id} fight={fight} />
        ))}
      </ul>
      {next !== null && (
        <button type="button" onClick={loadMore}>
          More
        </button>
      )}
    </section>
  );
}

interface SearchProps {
  readonly wanted: Wanted;
  readonly want: (wanted: Wanted) => void;
}

function Search({ wanted, want }: SearchProps) {
  const [written, write] = useState(wanted.search);
  const search = written.trim();
  useEffect(() => {
    if (search === wanted.search) return;
    const timer = setTimeout(() => {
      want({ ...wanted, search });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [search, wanted, want]);
  return (
    <div className="search row" role="search">
      <input
        type="search"
        className="grow"
        aria-label="Search your fights"
        placeholder="Search by name"
        maxLength={MAX_SEARCH_LENGTH}
        value={written}
        onChange={({ target }) => {
          write(target.value);
        }}
      />
      <select
        aria-label="Which fights"
        value={wanted.shown}
        onChange={({ target }) => {
          want({ search, shown: target.value as Wanted['shown'] });
        }}
      >
        {Object.keys(SHOWN).map((shown) => (
          <option key={shown}>{shown}</option>
        ))}
      </select>
    </div>
  );
}

function Row({ fight }: { readonly fight: AccountFight }) {
  const { id, name, ruleset, phase, round, awaitsMe, seat, updatedAt, erasedOn } = fight;
  const standing = { SETUP: 'Not begun', COMBAT: `Round ${round}`, ENDED: 'Ended' }[phase];
  return (
    <li className="panel fight">
      <FightTile id={id} mark={phase === 'SETUP' ? '' : `R${round}`} />
      <span className="grow">
        <b>{name}</b> {awaitsMe && <small className="your-turn">your turn</small>}
        <br />
        <small className="muted">
          {[standing, ruleset, roles[seat.kind], ago(updatedAt)].filter(Boolean).join(' · ')}
        </small>
        <End of={erasedOn} />
      </span>
      <Link href={`/fight/${id}`} className="button primary">
        {wayInto(phase)}
      </Link>
    </li>
  );
}
