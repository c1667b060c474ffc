import { useStore } from 'zustand';
import { SignInHere } from '../../account/sign-in-here.tsx';
import { useFight } from '../state/fight-context.ts';

const reasons: Readonly<Record<string, string>> = {
  ENCOUNTER_NOT_FOUND: 'This server does not have this fight, or has it no longer.',
  NO_SEAT: 'This browser has no seat at this fight. Open your link again, or sign in.',
  SEAT_REVOKED: 'The game master has taken this seat away.',
  SEAT_EXPIRED: 'This seat has expired. Ask the game master for a new one.',
  DELETED: 'This fight was deleted.',
};

/** Why nothing more will come; null while something may. */
export function useClosed(): string | null {
  const { store } = useFight();
  const connection = useStore(store.state, ({ connection: now }) => now);
  const trouble = useStore(store.state, ({ trouble: why }) => why);
  return connection === 'ENDED' && trouble !== null ? (reasons[trouble] ?? trouble) : null;
}

export function Closed() {
  const why = useClosed();
  return (
    why !== null && (
      <p className="closed" role="alert">
        {why} <SignInHere />
      </p>
    )
  );
}
