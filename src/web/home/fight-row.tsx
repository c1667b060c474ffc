import { useState } from 'react';
import { Link } from 'wouter';
import { ClaimSeatDocument } from '../../client/brief.ts';
import { useAccount } from '../api/account.ts';
import { command, type Refusal } from '../api/command.ts';
import type { HeldSeat } from '../api/seats.ts';
import { copyText } from '../kit/clipboard.ts';
import { linkOf } from '../kit/invite.ts';
import { type Glance, markOf, standingOf, useGlance } from './use-glance.ts';

interface Props {
  readonly seat: HeldSeat;
  /** What the seats of this browser may do there, each once. */
  readonly kinds: readonly string[];
  readonly forget: () => void;
}

const roles: Readonly<Record<string, string>> = {
  GM: 'you are the GM',
  PLAYER: 'you play',
  SPECTATOR: 'you watch',
};

/** A fight in which this browser has a seat: where it stands, and what can be done about it from here. */
export function FightRow({ seat, kinds, forget }: Props) {
  const { encounterId, token } = seat;
  const { glance, missing } = useGlance(encounterId, token);
  const [copied, setCopied] = useState(false);
  const { name, ruleset } = glance ?? seat;
  const isOver = (glance ?? seat).phase === 'ENDED';
  const standing = glance && standingOf(glance);
  return (
    <li className="panel fight">
      <Mark glance={glance} />
      <span className="grow">
        <b>{name}</b> <Followers glance={glance} />
        <br />
        <small className="muted">
          {[ruleset, missing ?? standing, ...kinds.map((kind) => roles[kind])]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className="doing">
        {isOver && missing === null && (
          <Link href={`/replay/${encounterId}`} className="button">
            Replay
          </Link>
        )}
        {missing === null && (
          <Link href={`/fight/${encounterId}`} className="button primary">
            Open
          </Link>
        )}
        <button
          type="button"
          aria-label={`Copy your link to ${name}`}
          title="It opens your seat on any device. Anyone who has it can use your seat."
          onClick={() => {
            void copyText(linkOf(token)).then(setCopied);
          }}
        >
          {copied ? 'Copied' : 'Copy your link'}
        </button>
        {glance && <Claim seat={seat} glance={glance} />}
        <button
          type="button"
          aria-label={`Remove ${name}`}
          onClick={() => {
            if (confirm(`Take ${name} off this list? Without its link you cannot come back to it.`))
              forget();
          }}
        >
          Remove
        </button>
      </span>
    </li>
  );
}

function Mark({ glance }: { readonly glance: Glance | null }) {
  return (
    <span className="mark" aria-hidden>
      {glance ? markOf(glance) : '…'}
    </span>
  );
}

/** How many follow it now; only a game master is told. */
function Followers({ glance }: { readonly glance: Glance | null }) {
  const count = glance?.seats?.filter(({ following }) => following).length ?? 0;
  return count > 0 && <small className="there">live, {count} there</small>;
}

/** Ties the seat to the account of who is signed in, so that it is found from anywhere. */
function Claim({
  seat: { encounterId, token, name },
  glance,
}: {
  readonly seat: HeldSeat;
  readonly glance: Glance;
}) {
  const account = useAccount((one) => one.token);
  const [claimed, setClaimed] = useState(glance.seat.claimed);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (account === null || claimed) return null;
  const claim = async (): Promise<void> => {
    const outcome = await command(ClaimSeatDocument, { encounterId, token }, account);
    if (outcome.done) setClaimed(true);
    else setRefusal(outcome.refusal);
  };
  return (
    <>
      <button type="button" aria-label={`Add ${name} to your account`} onClick={() => void claim()}>
        Add to your account
      </button>
      {refusal && (
        <p className="refusal" role="alert">
          {refusal.message}
        </p>
      )}
    </>
  );
}
