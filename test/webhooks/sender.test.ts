/** The connection itself: real receivers, of which none is reached that should not be. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SenderOptions, senderOf } from '../../src/webhooks/sender.ts';
import { Receiver } from '../kit/webhooks/receiver.ts';
import { temporaryFolder } from '../kit/store/database.ts';

const SECRETS = [
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
];
const LOOPBACK = '127.0.0.0/8';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(() => receiver.stop());

const message = (url: string, secrets: readonly string[] = SECRETS.slice(0, 1)) => ({
  ...{ url, secrets, id: 'enc_1_2_decision_due', at: new Date().toISOString() },
  body: '{"type":"decision.due","data":{"name":"ä"}}',
});

const sent = (url: string, options: Partial<SenderOptions> = {}) =>
  senderOf({ networks: LOOPBACK, ...options }).send(message(url));

const leadingTo =
  (...addresses: readonly string[]) =>
  () =>
    Promise.resolve(addresses);

describe('a message', () => {
  it('is signed by Standard Webhooks with each secret, and delivered by any status from 200 to 299', async () => {
    const { send } = senderOf({ networks: LOOPBACK });
    for (const status of [200, 202, 204, 299]) {
      receiver.answer = () => status;
      expect(await send(message(receiver.url, SECRETS))).toEqual({ kind: 'DELIVERED' });
    }
    const { headers, body, path: at } = receiver.received[0]!;
    expect(at).toBe('/hook');
    expect(headers).toMatchObject({
      host: `127.0.0.1:${receiver.port}`,
      'content-type': 'application/json',
      'webhook-id': 'enc_1_2_decision_due',
    });
    for (const secret of SECRETS)
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(
        JSON.parse(body),
      );
    const other = new Webhook('whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    expect(() => other.verify(body, headers as Record<string, string>)).toThrow('No matching');
  });

  it.each([400, 401, 404, 429, 500, 503])('that is answered %i failed', async (status) => {
    receiver.answer = () => status;
    const reason = `The receiver answered ${status}.`;
    expect(await sent(receiver.url)).toEqual({ kind: 'FAILED', reason });
  });

  it('that is answered 410 is the last', async () => {
    receiver.answer = () => 410;
    expect(await sent(receiver.url)).toMatchObject({ kind: 'GONE' });
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect (%i)', async (status) => {
    receiver.answer = () => status;
    const reason = `The receiver answered ${status}: redirects are not followed.`;
    expect(await sent(receiver.url)).toEqual({ kind: 'FAILED', reason });
    expect(receiver.received.map((one) => one.path)).toEqual(['/hook']);
  });

  it('waits five seconds for its status, and no longer', async () => {
    receiver.answer = () => 'NEVER';
    const began = performance.now();
    const reason = 'There was no answer within 5 seconds.';
    expect(await sent(receiver.url)).toEqual({ kind: 'FAILED', reason });
    const ms = performance.now() - began;
    expect(ms).toBeGreaterThan(4900);
    expect(ms).toBeLessThan(8000);
  });

  it('waits no longer for a name server either', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    const reason = 'There was no answer within 5 seconds.';
    expect(await sent('https://example.com/', { resolve })).toEqual({ kind: 'FAILED', reason });
  });

  it('to where no one listens failed, and says so without the address', async () => {
    const { url } = receiver;
    await receiver.stop();
    const reason = 'The receiver could not be reached (ECONNREFUSED).';
    expect(await sent(url)).toEqual({ kind: 'FAILED', reason });
    receiver = await Receiver.start();
  });
});

describe('no connection is made', () => {
  const notPublic = {
    kind: 'FAILED',
    reason: 'It leads to an address that is not of the public internet.',
  };

  it.each(['127.0.0.1', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433', '127.0.0.1.', '0.0.0.0'])(
    'to %s',
    async (host) => {
      const url = `https://${host}:${receiver.port}/`;
      expect(await sent(url, { networks: '' })).toEqual(notPublic);
      expect(receiver.connections).toBe(0);
    },
  );

  it('to the loopback of IPv6', async () => {
    const other = await Receiver.start('::1');
    expect(await sent(`https://[::1]:${other.port}/`, { networks: '' })).toEqual(notPublic);
    expect(other.connections).toBe(0);
    await other.stop();
  });

  it.each([
    [['127.0.0.1']],
    [['::ffff:127.0.0.1']],
    [['64:ff9b::127.0.0.1']],
    [['2002:7f00:1::']],
    [['93.184.215.14', '127.0.0.1']],
    [['127.0.0.1', '93.184.215.14']],
  ])('to a name of which DNS says %s', async (addresses) => {
    const resolve = leadingTo(...addresses);
    const url = `https://example.com:${receiver.port}/`;
    expect(await sent(url, { networks: '', resolve })).toEqual(notPublic);
    expect(receiver.connections).toBe(0);
  });

  it('to a name without an address', async () => {
    const reason = 'The name nowhere.example has no address.';
    const asked = sent('https://nowhere.example/', { resolve: leadingTo() });
    expect(await asked).toEqual({ kind: 'FAILED', reason });
  });

  it('without TLS but to a network that is permitted', async () => {
    const resolve = leadingTo('93.184.215.14');
    const asked = sent('http://example.com/', { resolve });
    expect(await asked).toMatchObject({ reason: expect.stringContaining('without TLS') as string });
  });
});

describe('a name', () => {
  it('is asked for once, and the connection goes to what was answered', async () => {
    let asked = 0;
    const resolve = () => Promise.resolve([++asked === 1 ? '127.0.0.1' : '127.0.0.9']);
    const url = `http://tracker.example:${receiver.port}/hook?x=1`;
    expect(await sent(url, { resolve })).toEqual({ kind: 'DELIVERED' });
    expect(asked).toBe(1);
    expect(receiver.received[0]).toMatchObject({
      path: '/hook?x=1',
      headers: { host: `tracker.example:${receiver.port}` },
    });
  });

  it('must be that of the certificate', async () => {
    const folder = await temporaryFolder();
    const [key, cert] = ['key.pem', 'cert.pem'].map((file) => path.join(folder, file)) as [
      string,
      string,
    ];
    const names = ['-subj', '/CN=tracker.example', '-addext', 'subjectAltName=DNS:tracker.example'];
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
        ...['-days', '2', '-keyout', key, '-out', cert, ...names],
      ],
      { stdio: 'ignore' },
    );
    const tls = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
    const safe = await Receiver.start('127.0.0.1', tls);
    const resolve = leadingTo('127.0.0.1');
    const to = (name: string, ca?: string) =>
      sent(`https://${name}:${safe.port}/`, { resolve, ...(ca !== undefined && { ca }) });
    expect(await to('tracker.example', tls.cert)).toEqual({ kind: 'DELIVERED' });
    expect(await to('other.example', tls.cert)).toMatchObject({
      reason: expect.stringContaining('ERR_TLS_CERT_ALTNAME_INVALID') as string,
    });
    expect(await to('tracker.example')).toMatchObject({ kind: 'FAILED' });
    expect(safe.received).toHaveLength(1);
    await safe.stop();
    await rm(folder, { recursive: true });
  });
});

describe('an address is refused as soon as it is given that', () => {
  const { refuse } = senderOf({ networks: '' });
  it.each([
    'http://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'example.com',
    '',
    'https://ann:secret@example.com/',
    'https://example.com/#part',
    'https://127.0.0.1/',
    'https://0x7f000001/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
  ])('%s', (url) => {
    expect(refuse(url)).not.toBeNull();
  });

  it.each(['https://example.com/', 'https://example.com:8443/a?b=c', 'https://8.8.8.8/'])(
    'but %s is not',
    (url) => {
      expect(refuse(url)).toBeNull();
    },
  );

  it('and http:// is not where a network is permitted', () => {
    expect(senderOf({ networks: LOOPBACK }).refuse('http://127.0.0.1/')).toBeNull();
    expect(senderOf({ networks: LOOPBACK }).refuse('https://10.0.0.1/')).not.toBeNull();
  });
});
