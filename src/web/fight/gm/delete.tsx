import { useState } from 'react';
import { useLocation } from 'wouter';
import { DeleteEncounterDocument } from '../../api/generated/whole.ts';
import { failed, type Outcome, outcomeOf, type Refusal, refusalFor } from '../../api/command.ts';
import { useFight } from '../state/fight-context.ts';
import { ifAsSeen } from '../state/as-seen.ts';
import { Refused } from '../state/run.tsx';
import type { Encounter } from '../state/seen.ts';

/** A large one goes in several parts, and a database that is busy takes its time. */
const [MAX_PARTS, PAUSE_MS] = [20, 500];
const incomplete = refusalFor('Not all of it is deleted yet. Delete it once more.');

/** For good: the name has to be written, as the server asks for it, too. */
export function Delete({ encounter: { id, name, version } }: { readonly encounter: Encounter }) {
  const { store, seats } = useFight();
  const [, go] = useLocation();
  const [written, write] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const erasePart = async (expectedVersion: number) => {
    const input = { encounterId: id, name: written, expectedVersion };
    return outcomeOf(await store.ask(DeleteEncounterDocument, { input }), input);
  };
  /** Once it has begun, no version is expected any more. */
  const eraseAll = async (expectedVersion: number): Promise<Outcome<unknown>> => {
    try {
      for (let part = 1; ; part++) {
        const outcome = await erasePart(expectedVersion);
        if (!outcome.done || outcome.payload.complete) return await store.settled(outcome);
        if (part === MAX_PARTS) return { done: false, refusal: incomplete };
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    } catch (error) {
      return failed(error);
    }
  };
  const erase = async (): Promise<void> => {
    setDeleting(true);
    setRefusal(null);
    const ended = await ifAsSeen(store.state, {
      act: 'Delete',
      version,
      send: eraseAll,
      done: () => {
        seats.forget(id);
        go('/');
      },
    });
    setRefusal(ended.refusal);
    setDeleting(false);
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
          <button disabled={isDeleting || written !== name}>Delete for good</button>
        </div>
        <Refused refusal={refusal} />
      </section>
    </form>
  );
}
