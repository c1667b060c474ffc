import { useState } from 'react';
import { useLocation } from 'wouter';
import type { PartyRest } from '../../client/index.ts';
import { RestPartyDocument } from '../api/generated/whole.ts';
import { messageOf } from '../api/command.ts';
import type { Seats } from '../api/seats.ts';
import { DeadEnd } from '../kit/dead-end.tsx';
import { AddMembers } from './add-members.tsx';
import { beginFight } from './begin-fight.ts';
import { type HeldParty, useParties } from './held-parties.ts';
import { Members } from './members.tsx';
import { PartyFrame } from './party-frame.tsx';
import { type Party, useParty } from './use-party.ts';

interface Props {
  readonly partyId: string;
  readonly seats: Seats;
}

/** One party of this browser: who is in it and how, rests, and the next fight. */
export default function PartyPage({ partyId, seats }: Props) {
  const held = useParties(({ parties }) => parties.find(({ id }) => id === partyId));
  if (!held) return <DeadEnd message="This browser does not have this party." />;
  return <HeldPartyPage held={held} seats={seats} />;
}

const rests: readonly (readonly [PartyRest, string, string])[] = [
  ['SHORT', 'Short rest', 'Some minutes: ends what is counted in rounds or turns'],
  ['NIGHT', 'Sleep a night', 'Heals what the rulebook gives for a night of sleep'],
  ['BED', 'Rest a day in bed', 'Heals what the rulebook gives for a day in bed'],
];

function HeldPartyPage({ held, seats }: { readonly held: HeldParty; readonly seats: Seats }) {
  const open = useParty(held);
  const { party, trouble, sending, change } = open;
  const [rested, setRested] = useState<boolean | null>(null);
  return (
    <PartyFrame title={party?.name ?? held.name}>
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
      {party && (
        <>
          <NextFight held={held} party={party} seats={seats} />
          <section aria-labelledby="members" className="panel">
            <h2 id="members">Members</h2>
            <Members open={open} />
            <AddMembers held={held} open={open} />
            <div className="chips">
              {rests.map(([rest, label, hint]) => (
                <button
                  key={rest}
                  type="button"
                  disabled={sending}
                  title={hint}
                  onClick={() => void change(RestPartyDocument, { rest }).then(setRested)}
                >
                  {label}
                </button>
              ))}
            </div>
            {rested !== null && (
              <p role="status">
                {rested ? 'They have rested.' : 'The rules heal nothing of this by that rest.'}
              </p>
            )}
          </section>
          <Journal steps={party.journal?.nodes ?? []} />
        </>
      )}
    </PartyFrame>
  );
}

interface NextFightProps {
  readonly held: HeldParty;
  readonly party: Party;
  readonly seats: Seats;
}

function NextFight({ held, party, seats }: NextFightProps) {
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const begin = async (): Promise<void> => {
    setOpening(true);
    setTrouble(null);
    try {
      go(`/fight/${await beginFight({ party: held, name, seats })}`);
    } catch (error) {
      setTrouble(messageOf(error));
      setOpening(false);
    }
  };
  return (
    <form
      className="panel stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <label>
        Next fight
        <input
          required
          maxLength={120}
          placeholder="What it is called"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
      </label>
      <button className="primary" disabled={isOpening || party.members.length === 0}>
        Begin with this party
      </button>
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}

type Steps = NonNullable<Party['journal']>['nodes'];

/** What has happened to it, the newest first. */
const Journal = ({ steps }: { readonly steps: Steps }) => (
  <section aria-labelledby="party-journal" className="panel">
    <h2 id="party-journal">Journal</h2>
    <ol className="steps">
      {steps.toReversed().map(({ version, at, lines }) => (
        <li key={version}>
          <small className="muted">{new Date(at).toLocaleString('en')}</small>
          {lines.map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </li>
      ))}
    </ol>
  </section>
);
