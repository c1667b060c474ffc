import { useState } from 'react';
import { useLocation } from 'wouter';
import { DeleteEncounterDocument } from '../../../client/index.ts';
import { failed, outcomeOf, type Refusal } from '../../api/command.ts';
import { useFight } from '../state/fight-context.ts';
import { Refused } from '../state/run.tsx';
import type { Encounter } from '../state/seen.ts';

/** For good: the name has to be written, as the server asks for it, too. */
export function Delete({ encounter: { id, name } }: { readonly encounter: Encounter }) {
  const { store, seats } = useFight();
  const [, go] = useLocation();
  const [written, write] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const erase = async (): Promise<void> => {
    try {
      const input = { encounterId: id, name: written };
      // A large one goes in several parts.
      for (let isComplete = false; !isComplete;) {
        const outcome = outcomeOf(await store.ask(DeleteEncounterDocument, { input }));
        if (!outcome.done) {
          setRefusal(outcome.refusal);
          return;
        }
        isComplete = outcome.payload.complete;
      }
      seats.forget(id);
      go('/');
    } catch (error) {
      setRefusal(failed(error).refusal);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void erase();
      }}
    >
      <section>
        <h3>Delete</h3>
        <p className="muted">Nothing of it remains, for anybody. Write “{name}” to be sure.</p>
        <div className="row">
          <input
            className="grow"
            aria-label="Name of the fight"
            value={written}
            onChange={({ target: { value } }) => {
              write(value);
            }}
          />
          <button disabled={written !== name}>Delete for good</button>
        </div>
        <Refused refusal={refusal} />
      </section>
    </form>
  );
}
