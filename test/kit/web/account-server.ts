/** An issuer of accounts at which browsers sign in. */
import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
} from 'oauth2-mock-server';
import type { TokenRequestIncomingMessage } from 'oauth2-mock-server';
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../../../src/local/settings.ts';

const AUDIENCE = 'sixbeat';

export class AccountServer {
  /** Whom it signs in next, without a question. */
  who = 'gm';
  /** How long its access tokens last. */
  seconds = 3600;
  /** Whether it gives refresh tokens. */
  renews = true;
  /** Whether it takes refresh tokens, and knows a browser that asks without a question. */
  remembers = true;
  /** What it sends browsers back with in the place of the state that they came with. */
  forgedState: string | null = null;
  /** The grants that tokens were asked for by, in order. */
  readonly grants: string[] = [];
  readonly oidc: NonNullable<Settings['oidc']>;
  private readonly server: OAuth2Server;
  private readonly port: number;
  /** Whose a code or a refresh token is. */
  private readonly owners = new Map<unknown, string>();

  private constructor(server: OAuth2Server) {
    this.server = server;
    this.port = server.address().port;
    this.oidc = { issuer: String(server.issuer.url), audience: AUDIENCE, clientId: 'the-table' };
    const { service } = server;
    service.on(Events.BeforeAuthorizeRedirect, this.sendBack);
    service.on(Events.BeforeTokenSigning, this.sign);
    service.on(Events.BeforeResponse, this.answer);
  }

  static async start(): Promise<AccountServer> {
    const server = new OAuth2Server();
    await server.issuer.keys.generate('RS256');
    await server.start(0, 'localhost');
    return new AccountServer(server);
  }

  /** It cannot be reached any more. */
  stop(): Promise<void> {
    return this.server.stop();
  }

  startAgain(): Promise<void> {
    return this.server.start(this.port, 'localhost');
  }

  private readonly sendBack = ({ url }: MutableRedirectUri, request: IncomingMessage): void => {
    const asked = new URL(request.url ?? '', this.oidc.issuer).searchParams;
    if (asked.get('prompt') === 'none' && !this.remembers) {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'login_required');
    }
    if (this.forgedState !== null) url.searchParams.set('state', this.forgedState);
    this.owners.set(url.searchParams.get('code'), this.who);
  };

  private readonly sign = (
    { payload }: MutableToken,
    { body }: TokenRequestIncomingMessage,
  ): void => {
    const owner = this.ownerOf(body);
    payload.sub = owner;
    payload.name = `${owner} of the table`;
    // That of an id token stands there already.
    payload.aud ??= AUDIENCE;
    payload.exp = payload.iat + this.seconds;
  };

  private readonly answer = (
    response: MutableResponse,
    { body }: TokenRequestIncomingMessage,
  ): void => {
    this.grants.push(body.grant_type);
    const isRefused = body.grant_type === 'refresh_token' && !this.remembers;
    if (isRefused) Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } });
    if (response.body === '' || isRefused) return;
    response.body.expires_in = this.seconds;
    this.owners.set(response.body.refresh_token, this.ownerOf(body));
    if (!this.renews) delete response.body.refresh_token;
  };

  private ownerOf(body: object): string {
    const sent = body as { readonly code?: string; readonly refresh_token?: string };
    return this.owners.get(sent.code ?? sent.refresh_token) ?? 'an unknown person';
  }
}
