import { useState } from 'react';
import { useStore } from 'zustand';
import { IssueSeatDocument, RevokeSeatDocument } from '../../../api/generated/brief.ts';
import { isHere } from '../../../api/connection.ts';
import { AskFirst } from '../../../kit/ask-first.tsx';
import { HereNote } from '../../../kit/here-note.tsx';
import { useFight } from '../../state/fight-context.ts';
import type { Issued } from '../../state/fight.ts';
import { nameOf } from '../../state/names.ts';
import { Refused, useRun } from '../../state/run.tsx';
import { useHeldSeat } from '../../state/use-held-seat.ts';
import { useFollowers } from '../../state/use-followers.ts';
import type { Encounter } from '../../state/seen.ts';
import { InviteLink } from './invite-link.tsx';
import { LONGEST_DAYS } from './lasting.ts';
import { PictureLink } from './picture-link.tsx';
import { RoomScreen } from './room-screen.tsx';
import { SeeAs } from './see-as.tsx';
import { RecoveryLink } from './recovery-link.tsx';
import { useRunning } from '../use-running.ts';

/** Links that need no form. */
const links = [
  { kind: 'SPECTATOR', name: 'Spectators', label: 'Link for spectators' },
  { kind: 'GM', name: 'Second game master', label: 'Link for a second game master' },
] as const;

/** Who sits at the table, and by which links more can. */
export function Seats({ encounter }: { readonly encounter: Encounter }) {
  const { store } = useFight();
  const { run, refusal, sending } = useRun();
  const own = useStore(store.state, (fight) => fight.seat?.id);
  const held = useHeldSeat();
  const [issued, setIssued] = useState<Issued | null>(null);
  const seats = useRunning()?.seats ?? [];
  const followers = useFollowers();
  const issue = async ({ kind, name }: (typeof links)[number]): Promise<void> => {
    const seat = await run(IssueSeatDocument, { kind, name, combatantIds: [], days: LONGEST_DAYS });
    if (seat) setIssued({ name, token: seat.token });
  };
  return (
    <>
      <HereNote />
      {held && !isHere() && (
        <details>
          <summary>Your recovery link</summary>
          <RecoveryLink token={held.token} />
        </details>
      )}
      <section>
        <h3>Links</h3>
        <p className="muted">Seats for players are under Invite.</p>
        <div className="brushes">
          {links.map((link) => (
            <button
              key={link.label}
              type="button"
              disabled={sending}
              onClick={() => {
                void issue(link);
              }}
            >
              {link.label}
            </button>
          ))}
        </div>
        {issued && <InviteLink issued={issued} />}
        <Refused refusal={refusal} />
      </section>
      <RoomScreen />
      <PictureLink />
      <section>
        <h3>Seats</h3>
        <div className="row">
          <span className="grow">
            <b>Spectators</b> <small className="muted">what everyone may see</small>
          </span>
          <SeeAs name="a spectator" kind="SPECTATOR" combatantIds={[]} />
        </div>
        <ul className="lines">
          {seats.map(({ id, kind, name, combatantIds }) => (
            <li key={id} className="row">
              <span className="grow">
                <b>{name}</b>{' '}
                {followers.some((one) => one.id === id) && (
                  <small className="there">at the table</small>
                )}{' '}
                <small className="muted">
                  {[kind.toLowerCase(), ...combatantIds.map((one) => nameOf(encounter, one))].join(
                    ', ',
                  )}
                  {id === own && ', this seat'}
                </small>
              </span>
              {id !== own && kind !== 'GM' && (
                <SeeAs name={name} kind={kind} combatantIds={combatantIds} />
              )}
              {id !== own && (
                <AskFirst
                  disabled={sending}
                  label={`Revoke ${name}`}
                  question={`Revoke the seat of ${name}?`}
                  consequence="Its player will no longer see the fight."
                  verb="Revoke"
                  onYes={() => {
                    void run(RevokeSeatDocument, { seatId: id });
                  }}
                >
                  Revoke
                </AskFirst>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
