/** Which addresses messages may be sent to. */
import { describe, expect, it } from 'vitest';
import { judgeAddress, networksIn } from '../../src/webhooks/addresses.ts';

/** By the registries of special-purpose addresses of IANA, and what clouds answer at. */
const special = {
  'of this machine': ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::'],
  private: ['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1'],
  'unique local': ['fc00::1', 'fd00:ec2::254', 'fdff::1', 'fec0::1'],
  'link-local': ['169.254.0.1', '169.254.169.254', '169.254.170.2', 'fe80::1', 'febf::1'],
  'of carriers': ['100.64.0.1', '100.100.100.200', '100.127.255.255'],
  'of clouds': ['168.63.129.16', '192.0.0.192'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1'],
  reserved: ['192.0.0.1', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.19.255.255'],
  'for documentation': ['198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  'of the future': ['240.0.0.1', '255.255.255.255'],
  'IPv4 in IPv6': [
    ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:a9fe:a9fe', '::127.0.0.1', '::7f00:1'],
    ...['64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b::100.64.0.1', '64:ff9b:1::8.8.8.8'],
    ...['2002:7f00:1::', '2002:0a00:0001::', '2002:808:808::', '::ffff:0:127.0.0.1'],
    '2001:0:7f00:1::',
  ],
  'never given out': ['100::1', '4000::1', '8000::1', '5f00::1', '2001:2::1', '2001:10::1'],
  'no address': ['', 'localhost', '127.1', '0x7f.0.0.1', '1.2.3.4.5', 'fe80::1%eth0', '2130706433'],
};

describe('an address that is', () => {
  it.each(Object.entries(special))('%s is sent nothing', (_, addresses) => {
    for (const address of addresses)
      expect([address, judgeAddress(address, [])]).toEqual([address, 'SPECIAL']);
  });

  it('of the public internet is sent messages', () => {
    const addresses = [
      ...['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1'],
      ...['192.169.0.1', '169.253.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'],
      ...['::ffff:8.8.8.8', '64:ff9b::8.8.8.8'],
    ];
    for (const address of addresses)
      expect([address, judgeAddress(address, [])]).toEqual([address, 'PUBLIC']);
  });

  it('in a network that is permitted is sent messages, in whichever form it comes', () => {
    const networks = networksIn('10.1.0.0/16, 127.0.0.1,fd00::/8');
    for (const address of [
      '10.1.2.3',
      '::ffff:10.1.2.3',
      '64:ff9b::10.1.2.3',
      '127.0.0.1',
      'fd12::1',
    ])
      expect([address, judgeAddress(address, networks)]).toEqual([address, 'PERMITTED']);
    for (const address of ['10.2.0.1', '127.0.0.2', 'fc00::1', '::1'])
      expect([address, judgeAddress(address, networks)]).toEqual([address, 'SPECIAL']);
  });
});

it.each([
  '10.0.0.0/33',
  '10.0.0/8',
  'localhost',
  '10.0.0.0/',
  '0x7f000001/8',
  '10.0.0.0/8;11.0.0.0/8',
  'fe80::/129',
])('%s is no network', (text) => {
  expect(() => networksIn(text)).toThrow(text);
});

it('no network is permitted where nothing is said', () => {
  expect(networksIn('')).toEqual([]);
  expect(networksIn(' , ')).toEqual([]);
});
