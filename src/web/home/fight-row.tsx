import { useState } from 'react';
import { Link } from 'wouter';
import { ClaimSeatDocument } from '../api/generated/brief.ts';
import { accountToken, useAccount } from '../account/account.ts';
import { command, type Refusal } from '../api/command.ts';
import type { HeldSeat } from '../api/seats.ts';
import { ago } from '../kit/ago.ts';
import { AskFirst } from '../kit/ask-first.tsx';
import { copyText } from '../kit/clipboard.ts';
import { linkOf } from '../kit/invite.ts';
import { End } from './end.tsx';
import { FightTile } from './fight-tile.tsx';
import { isYourTurn, markOf, roles, standingOf, wayInto } from './standing.ts';
import { type Glance, useGlance } from './use-glance.ts';

interface Props {
  readonly seat: HeldSeat;
  /** What the seats of this browser may do there, each once. */
  readonly kinds: readonly string[];
  readonly forget: () => void;
}

/** A fight in which this browser has a seat: where it stands, and what can be done about it from here. */
export function FightRow({ seat, kinds, forget }: Props) {
  const { encounterId, token } = seat;
  const { glance, missing } = useGlance(encounterId, token);
  const [copied, setCopied] = useState(false);
  const { name, ruleset, phase } = glance ?? seat;
  const isOver = phase === 'ENDED';
  const standing = glance && standingOf(glance);
  return (
    <li className="panel fight">
      <FightTile id={encounterId} mark={glance ? markOf(glance) : '…'} />
      <span className="grow">
        <b>{name}</b>{' '}
        {glance && isYourTurn(glance) && <small className="your-turn">your turn</small>}{' '}
        <Followers glance={glance} />
        <br />
        <small className="muted">
          {[
            missing ?? standing,
            ruleset,
            ...kinds.map((kind) => roles[kind]),
            glance && ago(glance.updatedAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <End of={glance?.erasedOn ?? null} />
      </span>
      <span className="doing">
        {isOver && missing === null && (
          <Link href={`/replay/${encounterId}`} className="button primary">
            Replay
          </Link>
        )}
        {missing === null && (
          <Link href={`/fight/${encounterId}`} className={isOver ? 'button' : 'button primary'}>
            {wayInto(phase)}
          </Link>
        )}
        <button
          type="button"
          className="quiet"
          aria-label={`Copy your link to ${name}`}
          title="It opens your seat on any device. Anyone who has it can use your seat."
          onClick={() => {
            void copyText(linkOf(token)).then(setCopied);
          }}
        >
          {copied ? 'Copied' : 'Copy your link'}
        </button>
        {glance && <Claim seat={seat} glance={glance} />}
        <AskFirst
          className="quiet"
          label={`Remove ${name}`}
          question={`Remove ${name}?`}
          consequence="It leaves this list. Without its link you cannot come back to it."
          verb="Remove"
          onYes={forget}
        >
          Remove
        </AskFirst>
      </span>
    </li>
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
  const account = useAccount(accountToken);
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
      <button
        type="button"
        className="quiet"
        aria-label={`Add ${name} to your account`}
        onClick={() => void claim()}
      >
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
