import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { AcceptInviteDocument } from '../api/generated/brief.ts';
import type { HeroViewFragment, InviteQuery } from '../../client/index.ts';
import { InviteDocument } from '../api/generated/whole.ts';
import { accountToken } from '../account/account.ts';
import { send } from '../api/api.ts';
import { command, messageOf } from '../api/command.ts';
import { claimsOf, type Seats } from '../api/seats.ts';
import { Portrait } from '../fight/order/portrait.tsx';
import { looksOf } from '../../scene/looks.ts';
import { DeadEnd } from '../kit/dead-end.tsx';
import '../kit/form.css';
import './invite-page.css';

interface Props {
  readonly token: string;
  readonly seats: Seats;
}

type Offer = Extract<InviteQuery['invite'], { __typename: 'InviteOffer' }>;

/** Pick your hero: what a link for the table offers. Its token stands after the `#`, which no server is sent. */
export default function InvitePage({ token, seats }: Props) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  /** Counts how often the offer was out of date. */
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isWanted = true;
    send(InviteDocument, { token }, null).then(
      ({ invite }) => {
        if (!isWanted) return;
        if (invite.__typename === 'InviteOffer') setOffer(invite);
        else setTrouble(invite.message);
      },
      (error: unknown) => {
        if (isWanted) setTrouble(messageOf(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [token, asked]);
  if (!offer) return trouble === null ? <main /> : <DeadEnd message={trouble} />;
  return (
    <Heroes
      offer={offer}
      token={token}
      seats={seats}
      onTaken={() => {
        setAsked(asked + 1);
      }}
    />
  );
}

interface HeroesProps extends Props {
  readonly offer: Offer;
  /** Another player was faster. */
  readonly onTaken: () => void;
}

function Heroes({ offer, token, seats, onTaken }: HeroesProps) {
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [taking, setTaking] = useState<string | null>(null);
  const { encounterId, name: fight, ruleset, free } = offer;
  const own = seats.of(encounterId);
  const take = async (hero: HeroViewFragment): Promise<void> => {
    setTaking(hero.combatantId);
    setRefusal(null);
    const seatName = name.trim() || `Player of ${hero.name}`.slice(0, 60);
    const input = { token, combatantId: hero.combatantId, name: seatName };
    const outcome = await command(AcceptInviteDocument, input, accountToken());
    setTaking(null);
    if (!outcome.done) {
      setRefusal(outcome.refusal.message);
      onTaken();
      return;
    }
    const { token: seat } = outcome.payload;
    const openedAt = new Date().toISOString();
    seats.hold({ encounterId, token: seat, name: fight, ruleset, kind: 'PLAYER', openedAt });
    go(`/fight/${encounterId}/${claimsOf(seat)?.seatId ?? ''}`, { replace: true });
  };
  const looks = looksOf(free.map(({ combatantId: id }) => ({ id, side: 'heroes', color: null })));
  return (
    <main className="pick-hero">
      <header>
        <small className="place">{ruleset}</small>
        <h1>{fight}</h1>
        <p>{free.length > 0 ? 'Pick your hero.' : 'All heroes are taken. Ask the game master.'}</p>
        {own && (
          <p>
            You have a seat at this fight. <Link href={`/fight/${encounterId}`}>Go to it</Link>
          </p>
        )}
      </header>
      {free.length > 0 && (
        <label className="stacked">
          <span>Your name</span>
          <input
            maxLength={60}
            autoComplete="nickname"
            value={name}
            onChange={({ target }) => {
              setName(target.value);
            }}
          />
        </label>
      )}
      {refusal !== null && (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
      <ul className="heroes">
        {free.map((hero) => (
          <li key={hero.combatantId}>
            <button
              type="button"
              disabled={taking !== null}
              onClick={() => {
                void take(hero);
              }}
            >
              <Portrait combatant={hero} look={looks(hero.combatantId)} />
              <b>{hero.name}</b>
              <span className="muted">
                {taking === hero.combatantId ? 'Taking a seat …' : `Play ${hero.name}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
