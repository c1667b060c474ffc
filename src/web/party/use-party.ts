/** A party of this browser as it is now, and what changes it. */
import { useCallback, useEffect, useState } from 'react';
import type { NamedDocument } from '../api/named.ts';
import type { PartyQuery, PartyViewFragment } from '../../client/index.ts';
import { PartyDocument } from '../api/generated/whole.ts';
import type { Granted } from '../api/granted.ts';
import { send } from '../api/api.ts';
import { command, failed, refusalFor, type Refusal } from '../api/command.ts';
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

export type OpenParty = ReturnType<typeof useParty>;

export function useParty(held: HeldParty) {
  const { hold } = useParties();
  const [party, setParty] = useState<Party | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sending, setSending] = useState(false);
  const { id, token } = held;
  const read = useCallback(async (): Promise<Party | null> => {
    try {
      const { party: found } = await send(PartyDocument, { id, last: STEPS }, token);
      setParty(found);
      if (!found) setRefusal(refusalFor(GONE));
      return found;
    } catch (error) {
      setRefusal(failed(error).refusal);
      return null;
    }
  }, [id, token]);
  useEffect(() => {
    void read();
  }, [read]);
  /**
   * What is changed is the party as it is shown: where it has changed since, nothing is done but to say so.
   *
   * @returns whether anything is different after it; null where `refusal` says why it was not done
   */
  const change = async <Data, Input extends { readonly partyId: string }>(
    document: NamedDocument<Data, { readonly input: Input }>,
    input: Omit<Input, 'idempotencyKey' | 'partyId' | 'expectedVersion'>,
  ): Promise<boolean | null> => {
    setSending(true);
    setRefusal(null);
    const expectedVersion = party?.version ?? null;
    const whole = { ...input, partyId: id, expectedVersion };
    const outcome = await command(
      document,
      whole as unknown as Omit<Input, 'idempotencyKey'>,
      token,
    );
    setSending(false);
    if (!outcome.done) {
      const { conflict } = outcome.refusal;
      setRefusal(conflict ? refusalFor(overtaken(await read(), conflict.seen)) : outcome.refusal);
      return null;
    }
    const changed = outcome.payload as unknown as Changed;
    hold({ ...held, name: changed.party.name, token: changed.token });
    await read();
    return changed.version !== party?.version;
  };
  const trouble = refusal?.message ?? null;
  const forget = (): void => {
    setRefusal(null);
  };
  return { party, trouble, refusal, sending, change, read, forget };
}

/** What another tab or browser has done to a party. @param now as it is by now */
function overtaken(now: Party | null, seen: number): string {
  const steps = now?.journal?.nodes.filter(({ version }) => version > seen) ?? [];
  const lines = steps.flatMap((step) => step.lines).join('; ');
  return `Nothing was changed, because the party has changed since you looked${
    lines === '' ? '' : `: ${lines}`
  }. Look at it as it is now, and try again.`;
}
