import { useEffect } from 'react';
import { create } from 'zustand';
import { useRun } from '../state/run.tsx';

/** Why the GM makes the next ruling; the whole table reads it. */
interface Reason {
  readonly reason: string;
  readonly write: (reason: string) => void;
}

const USUAL = 'The GM rules so';

const useReason = create<Reason>((set) => ({
  reason: USUAL,
  write: (reason) => {
    set({ reason });
  },
}));

/** The same as `useRun` for rulings, with the reason, which is for one ruling alone. */
export function useRuling() {
  const { run, ...state } = useRun();
  const { reason, write } = useReason();
  const rule: typeof run = async (document, input) => {
    const payload = await run(document, input);
    if (payload) write(USUAL);
    return payload;
  };
  return { ...state, run: rule, reason };
}

export function ReasonField() {
  const { reason, write } = useReason();
  // What was written for one combatant is not said of another.
  useEffect(
    () => () => {
      write(USUAL);
    },
    [write],
  );
  return (
    <label className="stacked">
      Why, for the whole table to read
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
