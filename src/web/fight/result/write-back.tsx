import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { PartyChangesQuery } from '../../../client/index.ts';
import {
  FromPartiesDocument,
  PartyChangesDocument,
  UndoWriteBackDocument,
  WriteBackPartyDocument,
} from '../../api/generated/whole.ts';
import { command, messageOf } from '../../api/command.ts';
import { type HeldParty, useParties } from '../../party/held-parties.ts';
import { useAsked } from '../state/asked.ts';
import { useFight } from '../state/fight-context.ts';
import { useHeldSeat } from '../state/use-held-seat.ts';
import type { Encounter } from '../state/seen.ts';

type Changes = Extract<
  PartyChangesQuery['partyChanges'],
  { __typename: 'PartyChanges' }
>['changes'];
type Change = Changes[number];

/** Offers to take over what the fight has made of those who came from parties of this browser. */
export function WriteBack({ encounter }: { readonly encounter: Encounter }) {
  const { parties } = useParties();
  const answer = useAsked(FromPartiesDocument, { encounterId: encounter.id });
  const came = new Set(answer?.encounter?.fromParties?.map(({ partyId }) => partyId));
  return parties
    .filter(({ id }) => came.has(id))
    .map((party) => <OfParty key={party.id} encounterId={encounter.id} party={party} />);
}

interface Props {
  readonly encounterId: string;
  readonly party: HeldParty;
}

function OfParty({ encounterId, party }: Props) {
  const { id: partyId, token, name } = party;
  const { hold } = useParties();
  const { store } = useFight();
  const seat = useHeldSeat();
  const [changes, setChanges] = useState<Changes | null>(null);
  /** The version of the party that the write-back made. */
  const [written, setWritten] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const { partyChanges } = await store.ask(PartyChangesDocument, {
        partyId,
        encounterId,
        token,
      });
      if (!isWanted) return;
      if (partyChanges.__typename === 'PartyChanges') setChanges(partyChanges.changes);
      else setTrouble(partyChanges.message);
    };
    ask().catch((error: unknown) => {
      if (isWanted) setTrouble(messageOf(error));
    });
    return () => {
      isWanted = false;
    };
    // Asked again after each write-back, and after its undo.
  }, [store, partyId, encounterId, token, written]);
  const writeBack = async (): Promise<void> => {
    setSending(true);
    setTrouble(null);
    const input = { partyId, encounterId, token };
    const outcome = await command(WriteBackPartyDocument, input, seat?.token ?? null);
    setSending(false);
    if (!outcome.done) {
      setTrouble(outcome.refusal.message);
      return;
    }
    setWritten(outcome.payload.version);
    hold({ ...party, token: outcome.payload.token });
  };
  const undo = async (version: number): Promise<void> => {
    setSending(true);
    setTrouble(null);
    const outcome = await command(UndoWriteBackDocument, { partyId, version }, token);
    setSending(false);
    if (!outcome.done) {
      setTrouble(outcome.refusal.message);
      return;
    }
    setWritten(null);
    hold({ ...party, token: outcome.payload.token });
  };
  const changed = changes?.filter(({ standing }) => standing === 'CHANGED') ?? [];
  return (
    <section className="write-back" aria-label={`Party: ${name}`}>
      <h3>{name}</h3>
      {written === null && changed.length > 0 && (
        <ul>
          {changed.map((change) => (
            <li key={change.memberId}>
              <b>{change.member?.name}</b> {differenceIn(change)}
            </li>
          ))}
        </ul>
      )}
      {written === null && changes !== null && changed.length === 0 && (
        <p className="muted">
          {changes.some(({ standing }) => standing === 'CHANGED_SINCE')
            ? 'The party has changed since this fight: it was taken over already, or the party rested.'
            : 'The fight has left nothing to take over.'}
        </p>
      )}
      {written !== null && <p role="status">The party is as the fight has left it.</p>}
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
      <div className="row">
        {written === null && changed.length > 0 && (
          <button type="button" disabled={isSending} onClick={() => void writeBack()}>
            Keep the wounds
          </button>
        )}
        {written !== null && (
          <button type="button" disabled={isSending} onClick={() => void undo(written)}>
            Undo
          </button>
        )}
        <Link href={`/party/${partyId}`} className="button">
          Next fight with these heroes
        </Link>
      </div>
    </section>
  );
}

/** `hit points 24 → 16, down, Bleeding`. */
function differenceIn({ member, after }: Change): string {
  if (!member || !after) return '';
  const vitals = after.vitals.flatMap(({ label, current }) => {
    const before = member.vitals.find((one) => one.label === label)?.current ?? null;
    return before === current ? [] : [`${label} ${before ?? '?'} → ${current ?? '?'}`];
  });
  const had = new Map(member.conditions.map(({ key, amount }) => [key, amount]));
  const gained = after.conditions
    .filter(({ key, amount }) => had.get(key) !== amount)
    .map(({ name, amount }) => [name, amount].filter(Boolean).join(' '));
  const has = new Set(after.conditions.map(({ key }) => key));
  const lost = member.conditions
    .filter(({ key }) => !has.has(key))
    .map(({ name }) => `no longer ${name}`);
  const status = member.status === after.status ? [] : [after.status.toLowerCase()];
  const said = [...vitals, ...status, ...gained, ...lost];
  return said.length > 0 ? said.join(', ') : 'what is spent and cooling down';
}
