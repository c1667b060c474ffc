/** A party of this browser as it is now, and what changes it. */
import { useCallback, useEffect, useState } from 'react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { PartyDocument, type PartyQuery, type PartyViewFragment } from '../../client/index.ts';
import type { Granted } from '../api/granted.ts';
import { send } from '../api/api.ts';
import { command, messageOf } from '../api/command.ts';
import { type HeldParty, useParties } from './held-parties.ts';

export type Party = NonNullable<Granted<PartyQuery>['party']>;
export type Member = Party['members'][number];

/** What every mutation of a party answers with. */
interface Changed {
  readonly version: number;
  readonly party: PartyViewFragment;
  readonly token: string;
}

/** The newest of its journal. */
const STEPS = 8;
const GONE = 'This server does not have this party, or has it no longer.';

export function useParty(held: HeldParty) {
  const { hold } = useParties();
  const [party, setParty] = useState<Party | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const { id, token } = held;
  const read = useCallback(async (): Promise<void> => {
    try {
      const { party: found } = await send(PartyDocument, { id, last: STEPS }, token);
      setParty(found);
      if (!found) setTrouble(GONE);
    } catch (error) {
      setTrouble(messageOf(error));
    }
  }, [id, token]);
  useEffect(() => {
    void read();
  }, [read]);
  /** @returns whether anything is different after it; null where `trouble` says why it was not done */
  const change = async <Data, Input extends { readonly partyId: string }>(
    document: TypedDocumentNode<Data, { readonly input: Input }>,
    input: Omit<Input, 'idempotencyKey' | 'partyId'>,
  ): Promise<boolean | null> => {
    setSending(true);
    setTrouble(null);
    const whole = { ...input, partyId: id } as unknown as Omit<Input, 'idempotencyKey'>;
    const outcome = await command(document, whole, token);
    setSending(false);
    if (!outcome.done) {
      setTrouble(outcome.refusal.message);
      return null;
    }
    const changed = outcome.payload as unknown as Changed;
    hold({ ...held, name: changed.party.name, token: changed.token });
    await read();
    return changed.version !== party?.version;
  };
  return { party, trouble, sending, change };
}
