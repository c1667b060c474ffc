/** An issuer of accounts, as a server finds it: its discovery document, its keys, and tokens. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Settings } from '../../../src/local/settings.ts';

const AUDIENCE = 'sixbeat';

export class Issuer {
  /** What a server is set to. */
  readonly oidc: NonNullable<Settings['oidc']>;
  readonly stop: () => void;
  private readonly key: CryptoKey;

  private constructor(issuer: string, behind: { stop: () => void; key: CryptoKey }) {
    this.oidc = { issuer, audience: AUDIENCE };
    this.stop = behind.stop;
    this.key = behind.key;
  }

  static async start(): Promise<Issuer> {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' };
    const http = createServer((request, response) => {
      const issuer = `http://${request.headers.host ?? ''}`;
      const isDiscovery = request.url?.includes('openid-configuration') ?? false;
      const known = isDiscovery ? { issuer, jwks_uri: `${issuer}/keys` } : { keys: [key] };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(known));
    });
    await once(http.listen(0, '127.0.0.1'), 'listening');
    const { port } = http.address() as AddressInfo;
    const stop = () => {
      http.close();
      http.closeAllConnections();
    };
    return new Issuer(`http://127.0.0.1:${port}`, { stop, key: privateKey });
  }

  /** The token of an account, unless its claims say otherwise. */
  token(sub: string): Promise<string> {
    return this.sign({ sub });
  }

  sign(claims: object, audience = AUDIENCE, ends = '1 hour'): Promise<string> {
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(this.oidc.issuer)
      .setAudience(audience)
      .setExpirationTime(ends)
      .sign(this.key);
  }
}
