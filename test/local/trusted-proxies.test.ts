/** Where a request comes from, behind proxies and without them. */
import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { settingsFrom } from '../../src/local/settings.ts';
import { start } from '../../src/local/start.ts';
import type { AddressOf } from '../../src/local/listener/trusted-proxies.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { rm } from 'node:fs/promises';

const addressOf = (SIXBEAT_TRUSTED_PROXIES: string): AddressOf =>
  settingsFrom({ SIXBEAT_TRUSTED_PROXIES }).addressOf!;

const asked = (forwarded: string | undefined, remoteAddress = '10.0.0.1') => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

describe('a request comes from', () => {
  it('its connection, unless proxies are trusted', () => {
    for (const none of ['', '0']) expect(addressOf(none)(asked('203.0.113.7'))).toBe('10.0.0.1');
  });

  it.each([
    ['1', '203.0.113.7', '203.0.113.7'],
    ['1', 'made up, 203.0.113.7', '203.0.113.7'],
    ['2', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['2', '2001:db8::1,10.0.0.2', '2001:db8::1'],
    ['1', '::ffff:203.0.113.7', '203.0.113.7'],
  ])('whom the last of %s proxies names: %j', (count, forwarded, sender) => {
    expect(addressOf(count)(asked(forwarded))).toBe(sender);
  });

  it.each([
    ['10.0.0.0/8', '203.0.113.7', '203.0.113.7'],
    ['10.0.0.0/8', '198.51.100.1, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['10.0.0.0/8', 'made up, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '203.0.113.7, 10.0.0.2', '10.0.0.2'],
    ['10.0.0.1, 10.0.0.2', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['10.0.0.0/8', '10.0.0.9', '10.0.0.9'],
    ['10.0.0.0/8,2001:db8::/32', '203.0.113.7, 2001:db8::5', '203.0.113.7'],
    ['10.0.0.0/8', '203.0.113.7, ::ffff:10.0.0.2', '203.0.113.7'],
  ])('the first that is not in %s: %j', (networks, forwarded, sender) => {
    expect(addressOf(networks)(asked(forwarded))).toBe(sender);
    // A socket of both kinds shows IPv4 in the form of IPv6.
    expect(addressOf(networks)(asked(forwarded, '::ffff:10.0.0.1'))).toBe(sender);
  });

  it.each(['1', '2', '10.0.0.0/8'])('its connection, where %s is told no address', (proxies) => {
    for (const forwarded of [undefined, '', ',', 'unknown, unknown', '203.0.113.7:80, 1.2.3'])
      expect(addressOf(proxies)(asked(forwarded))).toBe('10.0.0.1');
    expect(addressOf('2')(asked('203.0.113.7'))).toBe('10.0.0.1');
  });

  it('its connection, where that is none of the proxies', () => {
    expect(addressOf('10.0.0.0/8')(asked('203.0.113.7', '192.0.2.1'))).toBe('192.0.2.1');
    expect(addressOf('2001:db8::/32')(asked('203.0.113.7', '::1'))).toBe('::1');
  });

  it.each([
    '-1',
    '100',
    'x',
    '1.5',
    '10.0.0.0/33',
    '10.0.0/8',
    '::/129',
    '10.0.0.1/8/8',
    '10.0.0.1/',
    ',',
  ])('nowhere: SIXBEAT_TRUSTED_PROXIES %j is refused, by name', (proxies) => {
    expect(() => addressOf(proxies)).toThrow(/^SIXBEAT_TRUSTED_PROXIES must be/);
  });
});

describe('behind a proxy of two people', () => {
  it.each([
    ['1', 200],
    ['', 429],
  ])(
    'with SIXBEAT_TRUSTED_PROXIES %j what one asks leaves %i to the other',
    async (proxies, status) => {
      const dataDir = await temporaryFolder();
      const server = await start({
        ...{ port: 0, dataDir, requestsPerMinute: 3 },
        addressOf: addressOf(proxies),
      });
      const proxy = createServer((taken, answer) => {
        const headers = { ...taken.headers, 'x-forwarded-for': String(taken.headers['x-person']) };
        const { method = 'GET', url = '/' } = taken;
        const passed = request(new URL(url, server.url), { method, headers }, (given) => {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
        });
        taken.pipe(passed);
      }).listen(0, '127.0.0.1');
      await once(proxy, 'listening');
      const { port } = proxy.address() as AddressInfo;
      const ask = async (person: string): Promise<number> => {
        const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', connection: 'close', 'x-person': person },
          body: '{"query":"{ __typename }"}',
        });
        return response.status;
      };
      const first = [];
      for (let n = 0; n < 4; n++) first.push(await ask('2001:db8::1'));
      expect(first).toEqual([200, 200, 200, 429]);
      // The same person, by another address of the same network.
      expect(await ask('2001:db8::f00d')).toBe(429);
      expect(await ask('203.0.113.7')).toBe(status);
      proxy.close();
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  );
});
