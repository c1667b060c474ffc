import { useState } from 'react';
import {
  CreateInviteDocument,
  RevokeInviteDocument,
  RevokeSeatDocument,
} from '../../../api/generated/brief.ts';
import { tableLinkOf } from '../../../kit/invite.ts';
import { heroesIn } from '../../state/heroes.ts';
import { nameOf } from '../../state/names.ts';
import { Refused, useRun } from '../../state/run.tsx';
import type { Encounter } from '../../state/seen.ts';
import { SeatLink } from './seat-link.tsx';
import { type Seated, useSeated } from './use-seated.ts';

type Invite = NonNullable<Seated['invites']>[number];
type Seat = NonNullable<Seated['seats']>[number];

/** One link for all players: each takes a hero by it. The newest that is open, or a form for one. */
export function TableLink({ encounter }: { readonly encounter: Encounter }) {
  const { seated, isNewest } = useSeated(encounter);
  if (!seated) return <p className="muted">One moment …</p>;
  const { invites, seats } = seated;
  const invite = invites?.at(-1);
  return invite ? (
    <OpenLink encounter={encounter} invite={invite} seats={seats ?? []} isNewest={isNewest} />
  ) : (
    <NewLink encounter={encounter} isNewest={isNewest} />
  );
}

interface NewLinkProps {
  readonly encounter: Encounter;
  readonly isNewest: boolean;
}

function NewLink({ encounter, isNewest }: NewLinkProps) {
  const { run, refusal, sending } = useRun();
  const [chosen, choose] = useState<ReadonlySet<string>>(() => heroesIn(encounter));
  return (
    <>
      <p>Each player opens the same link and picks a hero.</p>
      <div className="chips" role="group" aria-label="Heroes to pick from">
        {encounter.combatants
          .filter(({ hidden }) => !hidden)
          .map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={chosen.has(id)}
              onClick={() => {
                const next = new Set(chosen);
                if (!next.delete(id)) next.add(id);
                choose(next);
              }}
            >
              {name}
            </button>
          ))}
      </div>
      <Refused refusal={refusal} />
      <button
        type="button"
        className="primary"
        disabled={sending || !isNewest || chosen.size === 0}
        onClick={() => void run(CreateInviteDocument, { combatantIds: [...chosen] })}
      >
        Make a link for the table
      </button>
    </>
  );
}

interface OpenLinkProps extends NewLinkProps {
  readonly invite: Invite;
  readonly seats: readonly Seat[];
}

function OpenLink({ encounter, invite, seats, isNewest }: OpenLinkProps) {
  const { run, refusal, sending } = useRun();
  const playerOf = (combatantId: string): Seat | undefined =>
    seats.find(({ kind, combatantIds }) => kind === 'PLAYER' && combatantIds.includes(combatantId));
  return (
    <>
      <p>Send this link to all players. Each picks a hero.</p>
      <SeatLink label="The link for the table" link={tableLinkOf(invite.token)} />
      <ul className="lines" aria-label="Heroes">
        {invite.combatantIds.map((id) => {
          const seat = playerOf(id);
          const name = nameOf(encounter, id);
          return (
            <li key={id} className="row">
              <span className="grow">
                <b>{name}</b>{' '}
                <small className="muted">{seat ? `taken by ${seat.name}` : 'free'}</small>
              </span>
              {seat && (
                <button
                  type="button"
                  disabled={sending || !isNewest}
                  aria-label={`Free ${name}`}
                  title={`${seat.name} loses the seat, and ${name} can be picked again`}
                  onClick={() => void run(RevokeSeatDocument, { seatId: seat.id })}
                >
                  Free
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <Refused refusal={refusal} />
      <div className="row">
        <button
          type="button"
          disabled={sending || !isNewest}
          title="No one can pick a hero by it any more; seats that were taken stay"
          onClick={() => void run(RevokeInviteDocument, { inviteId: invite.id })}
        >
          End the link
        </button>
      </div>
    </>
  );
}
