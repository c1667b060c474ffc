import { useState } from 'react';
import { useStore } from 'zustand';
import type { Outcome, Refusal } from '../../api/command.ts';
import { useFight } from './fight-context.ts';

type Fields = object;

interface Edited<Values> {
  readonly values: Partial<Values>;
  /** The version that was seen when the first of them was edited. */
  readonly seen: number;
}

/** Sends what was edited, for the version at which it was. */
type Send<Values> = (changed: Partial<Values>, seenVersion: number) => Promise<Outcome<unknown>>;

/**
 * A form about something that others change too: what was not edited here stays what it is by now, and
 * only what was edited is sent.
 *
 * @param live as it is by now
 */
export function useEdit<Values extends Fields>(live: Values, send: Send<Values>) {
  const { store } = useFight();
  const sending = useStore(store.state, (fight) => fight.sending);
  const [edited, setEdited] = useState<Edited<Values> | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const editedWith = (next: Partial<Values>): Edited<Values> => ({
    values: { ...edited?.values, ...next },
    seen: edited?.seen ?? store.version,
  });
  const save = async ({ values, seen }: Edited<Values>): Promise<boolean> => {
    setRefusal(null);
    const outcome = await send(differing(values, live), seen);
    if (outcome.done) setEdited(null);
    else setRefusal(outcome.refusal);
    return outcome.done;
  };
  const changed = differing(edited?.values ?? {}, live);
  return {
    values: { ...live, ...edited?.values },
    changed,
    isChanged: Object.keys(changed).length > 0,
    edit: (next: Partial<Values>): void => {
      setEdited(editedWith(next));
    },
    save: () => save(editedWith({})),
    /** Edits and sends it at once. */
    set: (next: Partial<Values>) => {
      setEdited(editedWith(next));
      return save(editedWith(next));
    },
    /** The same for the fight as it is now, once its person was told what has changed. */
    saveAnyway: () => void save({ ...editedWith({}), seen: store.version }),
    ...{ sending, refusal },
  };
}

/** Those that are not as they are by now. */
function differing<Values extends Fields>(edited: Partial<Values>, live: Values): Partial<Values> {
  const entries = Object.entries(edited).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(live[name as keyof Values]),
  );
  return Object.fromEntries(entries) as Partial<Values>;
}
