/**
 * The account of who sits here, where the operator has set an issuer of accounts: it opens every fight at which
 * it has a seat. What proves it is kept for this tab alone, and goes with it: tabs that shared a refresh token
 * would use it twice, upon which an issuer ends the session.
 */
import { create } from 'zustand';
import { keep, kept } from '../kit/kept.ts';
import { loaded } from '../kit/load-part.ts';
import type { Proof, Session } from './oidc.ts';
import { signInOffer } from './sign-in-offer.ts';
import { Trouble } from '../api/trouble.ts';

const SESSION = 'account';
const ERRAND = 'at-the-issuer';

/** Stands in the place of the account's token, which is another one every few minutes. */
const ACCOUNT = 'account';

type Standing =
  /** The browser has just come back from the issuer, or is about to go there by itself. */
  | { readonly kind: 'ARRIVING' }
  | { readonly kind: 'IN'; readonly session: Session }
  | {
      readonly kind: 'OUT';
      /** In words, where it was not asked for. */
      readonly why: string | null;
    };

/** What the browser is at the issuer for. */
interface Errand {
  /** The page that it left, after the `#`. */
  readonly place: string;
  /** Null for who signs out. */
  readonly proof: Proof | null;
}

const ENDED = 'Your sign-in has ended. Sign in again.';
const NOT_ACCEPTED =
  'This server does not accept your sign-in. Sign in again, or tell the operator.';
const STILL_KNOWN =
  'You are signed out here. The server of your account may still know this browser.';

const out = (why: string | null = null): Standing => ({ kind: 'OUT', why });

export const useAccount = create<Standing>(() => {
  const session = kept(SESSION) as Session | null;
  return session === null ? out() : { kind: 'IN', session };
});

function become(standing: Standing): void {
  keep(SESSION, standing.kind === 'IN' ? standing.session : null);
  useAccount.setState(standing, true);
}

export const isSignedIn = ({ kind }: Standing): boolean => kind === 'IN';

/** What requests of the account are sent with; null for who is not signed in. */
export const accountToken = (): string | null =>
  isSignedIn(useAccount.getState()) ? ACCOUNT : null;

/** What the server is sent for a token of the page: of the account the one of this moment. @throws Trouble */
export async function bearerOf(token: string | null): Promise<string | null> {
  if (token !== ACCOUNT) return token;
  const standing = useAccount.getState();
  if (standing.kind !== 'IN') throw new Trouble('UNAUTHENTICATED', ENDED);
  const { session } = standing;
  if (Date.now() < session.renewAt) return session.accessToken;
  renewing ??= renewed(session).finally(() => {
    renewing = null;
  });
  return (await renewing).accessToken;
}

/** A token that is refused within so many milliseconds of its coming was never good. */
const PROBATION_MS = 900;

/**
 * The server does not accept what it was sent for a token.
 *
 * @param sent in its place, by `bearerOf`
 * @returns whether another may be accepted, which `bearerOf` asks for from now on: clocks differ, and a token may
 *   have run out on the way
 * @throws Trouble where the sign-in has ended with it
 */
export function mayBeRenewed(token: string | null, sent: string | null): boolean {
  const standing = useAccount.getState();
  if (token !== ACCOUNT || standing.kind !== 'IN') return false;
  const { session } = standing;
  if (session.accessToken !== sent) return true;
  if (Date.now() - session.since > PROBATION_MS) {
    become({ kind: 'IN', session: { ...session, renewAt: 0 } });
    return true;
  }
  become(out(NOT_ACCEPTED));
  throw new Trouble('UNAUTHENTICATED', NOT_ACCEPTED);
}

let renewing: Promise<Session> | null = null;

/** @throws Trouble: OFFLINE where it is worth another try */
async function renewed(session: Session): Promise<Session> {
  const { refreshToken } = session;
  if (refreshToken === null) {
    // It stays kept: when the page is loaded again, the issuer is asked without a question.
    useAccount.setState(out(ENDED), true);
    throw new Trouble('UNAUTHENTICATED', ENDED);
  }
  try {
    const { oidc, offer } = await atIssuer();
    const next = await oidc.renew(offer, { ...session, refreshToken });
    become({ kind: 'IN', session: next });
    return next;
  } catch (error) {
    if (!(error instanceof Trouble) || error.code !== 'UNAUTHENTICATED') throw error;
    become(out(ENDED));
    throw new Trouble(error.code, ENDED);
  }
}

const atIssuer = async () => {
  const [oidc, offer] = await Promise.all([loaded(() => import('./oidc.ts')), signInOffer()]);
  if (!offer) throw new Trouble('OFFLINE', 'This server cannot be reached.');
  return { oidc, offer };
};

/** Leaves the page for that of the issuer, which sends the browser back here. */
export async function signIn(isSilent = false): Promise<void> {
  try {
    const { oidc, offer } = await atIssuer();
    const { address, proof } = await oidc.begin(offer, isSilent);
    goTo(address, { place: location.hash, proof });
  } catch (error) {
    become(out(wordsOf(error)));
  }
}

/** Here at once; and at the issuer, where it can be reached, so that who comes next must sign in. */
export async function signOut(): Promise<void> {
  const standing = useAccount.getState();
  become(out());
  if (standing.kind !== 'IN') return;
  try {
    const { oidc, offer } = await atIssuer();
    const address = await oidc.leave(offer, standing.session);
    if (address !== null) goTo(address, { place: location.hash, proof: null });
  } catch {
    become(out(STILL_KNOWN));
  }
}

function goTo(address: string, errand: Errand): void {
  keep(ERRAND, errand);
  location.assign(address);
}

/** Begins with what a browser that comes back from the issuer brings along, before anything is drawn. */
export function arrive(): void {
  const answer = new URLSearchParams(location.search);
  const errand = kept(ERRAND) as Errand | null;
  keep(ERRAND, null);
  const isAnswer = answer.has('code') || answer.has('error');
  // Neither the address nor the browser's history keeps the code.
  if (isAnswer || errand)
    history.replaceState(null, '', location.pathname + (errand?.place ?? location.hash));
  if (isAnswer) {
    become({ kind: 'ARRIVING' });
    void complete(answer, errand?.proof ?? null);
    return;
  }
  const standing = useAccount.getState();
  if (standing.kind !== 'IN') return;
  const { refreshToken, renewAt } = standing.session;
  // Nothing has been done on this page yet that leaving it would lose.
  if (refreshToken === null && Date.now() >= renewAt) {
    become({ kind: 'ARRIVING' });
    void signIn(true);
  }
}

async function complete(answer: URLSearchParams, proof: Proof | null): Promise<void> {
  try {
    const { oidc, offer } = await atIssuer();
    if (proof === null) throw new Trouble('UNAUTHENTICATED', oidc.NOT_BEGUN);
    become({ kind: 'IN', session: await oidc.complete(offer, answer, proof) });
  } catch (error) {
    become(out(wordsOf(error)));
  }
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
