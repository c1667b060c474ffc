import { useState } from 'react';
import type { NamedDocument } from '../../api/named.ts';
import { useStore } from 'zustand';
import type { Conflict, Only, PayloadOf, Refusal } from '../../api/command.ts';
import { wordsOf } from '../../kit/words.ts';
import { RuleTag } from '../rule-tag.tsx';
import { useFight } from './fight-context.ts';
import type { Added } from './fight-store.ts';
import { Since } from './since.tsx';

/** A mutation of the fight whose refusal is shown where it was asked for. */
export function useRun() {
  const { store } = useFight();
  const sending = useStore(store.state, (fight) => fight.sending);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** @returns null when it was refused */
  const run = async <
    Data,
    Input extends { readonly encounterId: string },
    Given extends Omit<Input, Added>,
  >(
    document: NamedDocument<Data, { readonly input: Input }>,
    input: Only<Input, Given>,
  ): Promise<PayloadOf<Data> | null> => {
    setRefusal(null);
    const outcome = await store.run(document, input);
    if (outcome.done) return outcome.payload;
    // What is to be rolled first is shown in the tray.
    if (!outcome.refusal.rolls) setRefusal(outcome.refusal);
    return null;
  };
  return { run, sending, refusal };
}

interface Props {
  readonly refusal: Refusal | null;
  /** Does it all the same, where it was refused because others have changed the same meanwhile. */
  readonly onAnyway?: () => void;
}

/** Why something was not done, and by which rule. */
export function Refused({ refusal, onAnyway }: Props) {
  if (!refusal) return null;
  if (refusal.conflict) return <Overtaken conflict={refusal.conflict} onAnyway={onAnyway} />;
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

interface OvertakenProps {
  readonly conflict: Conflict;
  readonly onAnyway?: (() => void) | undefined;
}

/** Others were faster: what has changed, and what has happened. */
export function Overtaken({ conflict: { seen, changed }, onAnyway }: OvertakenProps) {
  const fields = [...new Set(changed.map((path) => wordsOf(path.split('.').at(-1) ?? path)))];
  return (
    <div className="refusal stacked" role="alert">
      <p>
        Nothing was changed.{' '}
        {fields.length > 0
          ? `Changed by others since you looked: ${new Intl.ListFormat('en').format(fields)}.`
          : 'The fight has moved on since you looked:'}
      </p>
      <Since seen={seen} />
      {onAnyway && (
        <div className="row">
          <button type="button" onClick={onAnyway}>
            Apply anyway
          </button>
        </div>
      )}
    </div>
  );
}
