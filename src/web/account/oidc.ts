/**
 * Signing in at the issuer of accounts, by authorization code with PKCE. A part of its own: a first visit does
 * without it.
 */
import * as oauth from 'oauth4webapi';
import type { SignInOffer } from '../headers.ts';
import { Trouble } from '../api/trouble.ts';

/** What proves the account. */
export interface Session {
  readonly accessToken: string;
  /** Milliseconds since 1970 at which the access token came. */
  readonly since: number;
  /** Milliseconds since 1970 from which on another access token is asked for. */
  readonly renewAt: number;
  /** Null where the issuer gives none: then its own page is visited for another access token. */
  readonly refreshToken: string | null;
  /** By which the issuer knows who signs out. */
  readonly idToken: string | null;
}

/** What is kept while the issuer's page is open: it shows that the answer belongs to this tab. */
export interface Proof {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The statuses that say that a code or a token is not good. */
const REFUSALS: readonly number[] = [400, 401, 403];
const ANSWER_MS = 10_000;
/** Seconds that a token lasts of which the issuer does not say it. */
const USUAL_SECONDS = 300;
/** So many seconds before its end a token is renewed, or for the last fifth of its time. */
const MARGIN_SECONDS = 30;

const AWAY = 'The server of your account cannot be reached. Try again in a moment.';
const CONFUSED = 'The server of your account does not work with this page. Tell the operator.';
const ELSEWHERE =
  'The server of your account gives out tokens at another address. Tell the operator.';
const INSECURE = 'Signing in takes an address with https, or localhost.';
const USED_UP = 'This sign-in was used before, or took too long. Sign in again.';
export const NOT_BEGUN =
  'This sign-in was not begun in this tab, or was used before. Sign in again.';
const ENDED = 'Your sign-in has ended. Sign in again.';
const REFUSED = 'The server of your account refused. Sign in again.';
/** In words, by what the issuer says. */
const refusals: Readonly<Record<string, string>> = {
  access_denied: 'You have not signed in.',
  // Of what was asked for without a question.
  login_required: ENDED,
  interaction_required: ENDED,
  consent_required: ENDED,
  account_selection_required: ENDED,
};

/** Where the browser goes to sign in. @param isSilent without a question: the issuer may know the browser */
export async function begin(
  offer: SignInOffer,
  isSilent: boolean,
): Promise<{ readonly address: string; readonly proof: Proof }> {
  if (!isSecureContext) throw new Trouble('INSECURE', INSECURE);
  const { server } = await discovered(offer);
  const proof = {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
  };
  const address = new URL(server.authorization_endpoint ?? offer.issuer);
  const offline = server.scopes_supported?.includes('offline_access') ? ' offline_access' : '';
  const asked = {
    response_type: 'code',
    client_id: offer.clientId,
    redirect_uri: home(),
    scope: `openid profile${offline}`,
    // By which some issuers choose what the token is meant for; others pass over it.
    audience: offer.audience,
    state: proof.state,
    nonce: proof.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(proof.verifier),
    code_challenge_method: 'S256',
    ...(isSilent ? { prompt: 'none' } : {}),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return { address: address.href, proof };
}

/** @param answer what the issuer has sent the browser back with */
export async function complete(
  offer: SignInOffer,
  answer: URLSearchParams,
  proof: Proof,
): Promise<Session> {
  const asked = await discovered(offer);
  const { server, client } = asked;
  const code = checked(asked, answer, proof);
  return answered(async () => {
    const response = await oauth.authorizationCodeGrantRequest(
      ...([server, client, oauth.None(), code, home(), proof.verifier] as const),
      options(offer),
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
      expectedNonce: proof.nonce,
      requireIdToken: true,
    });
    return sessionOf(tokens);
  });
}

/** Another access token in place of one that is over. */
export async function renew(
  offer: SignInOffer,
  session: Session & { readonly refreshToken: string },
): Promise<Session> {
  const { server, client } = await discovered(offer);
  return answered(async () => {
    const response = await oauth.refreshTokenGrantRequest(
      ...([server, client, oauth.None(), session.refreshToken] as const),
      options(offer),
    );
    return sessionOf(await oauth.processRefreshTokenResponse(server, client, response), session);
  });
}

/**
 * Tells the issuer that the session is over.
 *
 * @returns where the browser goes so that the issuer forgets it; null where there is no such place
 */
export async function leave(offer: SignInOffer, session: Session): Promise<string | null> {
  const { server, client } = await discovered(offer);
  const { refreshToken, idToken } = session;
  if (refreshToken !== null && isUnder(offer, server.revocation_endpoint))
    await answered(() =>
      oauth.revocationRequest(server, client, oauth.None(), refreshToken, options(offer)),
    );
  if (server.end_session_endpoint === undefined) return null;
  const address = new URL(server.end_session_endpoint);
  address.searchParams.set('client_id', offer.clientId);
  address.searchParams.set('post_logout_redirect_uri', home());
  if (idToken !== null) address.searchParams.set('id_token_hint', idToken);
  return address.href;
}

/** An issuer, and how it knows the page. */
interface Asked {
  readonly server: oauth.AuthorizationServer;
  readonly client: oauth.Client;
}

/** @throws Trouble */
async function discovered(offer: SignInOffer): Promise<Asked> {
  const issuer = new URL(offer.issuer);
  const server = await answered(async () => {
    const response = await oauth.discoveryRequest(issuer, options(offer));
    return oauth.processDiscoveryResponse(issuer, response);
  });
  if (!isUnder(offer, server.token_endpoint)) throw new Trouble('CONFUSED', ELSEWHERE);
  return { server, client: { client_id: offer.clientId } };
}

/** Whether the policy of the page lets it be asked. */
const isUnder = ({ issuer }: SignInOffer, address: string | undefined): boolean =>
  address !== undefined && new URL(address).origin === new URL(issuer).origin;

/** The one address to which the issuer sends browsers back. */
const home = (): string => `${location.origin}/`;

const options = ({ issuer }: SignInOffer) => ({
  signal: AbortSignal.timeout(ANSWER_MS),
  // A page with https could not ask such an issuer: both are on one machine then.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- says the library, so that it stands out
  [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
});

/** Refuses the answer to another tab's question, and to none. @throws Trouble */
function checked(
  { server, client }: Asked,
  answer: URLSearchParams,
  { state }: Proof,
): URLSearchParams {
  try {
    return oauth.validateAuthResponse(server, client, answer, state);
  } catch (error) {
    if (!(error instanceof oauth.AuthorizationResponseError))
      throw new Trouble('UNAUTHENTICATED', NOT_BEGUN);
    throw new Trouble('UNAUTHENTICATED', refusals[error.error] ?? REFUSED);
  }
}

/** No error of the library is passed on or logged: tokens may stand in it. @throws Trouble */
async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const status = statusOf(error);
    if (status !== null && REFUSALS.includes(status)) throw new Trouble('UNAUTHENTICATED', USED_UP);
    const isAway = status !== null || error instanceof TypeError || error instanceof DOMException;
    throw isAway ? new Trouble('OFFLINE', AWAY) : new Trouble('CONFUSED', CONFUSED);
  }
}

/** What was answered with instead of a token; null where the error is about something else. */
function statusOf(error: unknown): number | null {
  if (error instanceof oauth.ResponseBodyError) return error.status;
  const { cause } = error as { readonly cause?: unknown };
  return cause instanceof Response ? cause.status : null;
}

function sessionOf(tokens: oauth.TokenEndpointResponse, before?: Session): Session {
  const { access_token: accessToken, refresh_token: refreshToken, id_token: idToken } = tokens;
  const seconds = tokens.expires_in ?? USUAL_SECONDS;
  const margin = Math.min(MARGIN_SECONDS, seconds / 5);
  return {
    accessToken,
    since: Date.now(),
    renewAt: Date.now() + 1000 * (seconds - margin),
    refreshToken: refreshToken ?? before?.refreshToken ?? null,
    idToken: idToken ?? before?.idToken ?? null,
  };
}
