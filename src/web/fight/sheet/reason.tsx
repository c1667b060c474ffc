import { create } from 'zustand';

/** Why the GM rules as they do: said once, and read by the whole table. */
interface Reason {
  readonly reason: string;
  readonly say: (reason: string) => void;
}

export const useReason = create<Reason>((set) => ({
  reason: 'The GM rules so',
  say: (reason) => {
    set({ reason });
  },
}));

export function ReasonField() {
  const { reason, say } = useReason();
  return (
    <label className="stacked">
      Why, for the whole table to read
      <input
        required
        maxLength={500}
        value={reason}
        onChange={({ target }) => {
          say(target.value);
        }}
      />
    </label>
  );
}
