import { useState } from 'react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useStore } from 'zustand';
import type { PayloadOf, Refusal } from '../../api/command.ts';
import { RuleTag } from '../rule-tag.tsx';
import { useFight } from './fight-context.ts';

/** A mutation of the fight whose refusal is shown where it was asked for. */
export function useRun() {
  const { store } = useFight();
  const sending = useStore(store.state, (fight) => fight.sending);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** @returns null when it was refused */
  const run = async <Data, Input extends { readonly encounterId: string }>(
    document: TypedDocumentNode<Data, { readonly input: Input }>,
    input: Omit<Input, 'encounterId' | 'idempotencyKey'>,
  ): Promise<PayloadOf<Data> | null> => {
    setRefusal(null);
    const outcome = await store.run(document, input);
    if (outcome.done) return outcome.payload;
    setRefusal(outcome.refusal);
    return null;
  };
  return { run, sending, refusal };
}

/** Why something was not done, and by which rule. */
export function Refused({ refusal }: { readonly refusal: Refusal | null }) {
  if (!refusal) return null;
  return (
    <p className="refusal" role="alert">
      {refusal.message} {refusal.rule && <RuleTag id={refusal.rule} />}
      {refusal.fields.map(({ path, message }) => (
        <small key={path}>
          <br />
          {path}: {message}
        </small>
      ))}
    </p>
  );
}
