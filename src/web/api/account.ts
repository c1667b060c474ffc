/**
 * The account of who sits here, where the operator has set an issuer of accounts: a token of that issuer,
 * which opens every fight at which the account has a seat. It is kept for this tab alone.
 */
import { create } from 'zustand';
import { keep, kept } from '../kit/kept.ts';

const KEY = 'account';

interface Account {
  /** Null for who is not signed in. */
  readonly token: string | null;
  /** Whether the server has stopped to accept the token of who was signed in. */
  readonly hasExpired: boolean;
  readonly signIn: (token: string) => void;
  readonly signOut: () => void;
  readonly expire: () => void;
}

export const useAccount = create<Account>((set) => {
  const become = (token: string | null, hasExpired = false): void => {
    keep(KEY, token);
    set({ token, hasExpired });
  };
  const known = kept(KEY);
  return {
    token: typeof known === 'string' ? known : null,
    hasExpired: false,
    signIn: (token) => {
      become(token);
    },
    signOut: () => {
      become(null);
    },
    expire: () => {
      become(null, true);
    },
  };
});

export const accountToken = (): string | null => useAccount.getState().token;
