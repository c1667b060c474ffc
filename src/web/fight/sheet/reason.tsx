import { useEffect } from 'react';
import { create } from 'zustand';
import type { Outcome } from '../../api/command.ts';
import { useRun } from '../state/run.tsx';

/** Why the GM makes the next ruling; the whole table reads it. */
interface Reason {
  readonly reason: string;
  readonly write: (reason: string) => void;
}

const USUAL = 'The GM’s ruling';

const useWritten = create<Reason>((set) => ({
  reason: USUAL,
  write: (reason) => {
    set({ reason });
  },
}));

/** The reason of the next ruling. What was written is for one alone: `rule` forgets it once that is done. */
export function useReason() {
  const { reason, write } = useWritten();
  const rule = async <Payload,>(ruling: Promise<Outcome<Payload>>): Promise<Outcome<Payload>> => {
    const outcome = await ruling;
    if (outcome.done) write(USUAL);
    return outcome;
  };
  return { reason, rule };
}

/** The same as `useRun` for rulings, with their reason. */
export function useRuling() {
  const { run, ...state } = useRun();
  const { reason, write } = useWritten();
  const rule: typeof run = async (document, input) => {
    const payload = await run(document, input);
    if (payload) write(USUAL);
    return payload;
  };
  return { ...state, run: rule, reason };
}

export function ReasonField() {
  const { reason, write } = useWritten();
  // What was written for one combatant is not said of another.
  useEffect(
    () => () => {
      write(USUAL);
    },
    [write],
  );
  return (
    <label className="stacked">
      Reason (everyone sees it)
      <input
        required
        maxLength={500}
        value={reason}
        onChange={({ target }) => {
          write(target.value);
        }}
      />
    </label>
  );
}
