import { describe, expect, it } from 'vitest';
import { countedAddress } from '../../../src/graphql/http/sender/address.ts';

describe('a sender is counted by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ])('its address, if that is one of IPv4: %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::1:0:0:1', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ])('its network, if it is one of IPv6: %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });

  it('one name with all whose address is not known', () => {
    expect(countedAddress(undefined)).toBe('unknown');
  });

  it.each(['localhost', '192.0.2', '192.0.2.7:80', '[::1]', '1:2', ' ::1'])(
    'what is said instead, where that is no address: %s',
    (text) => {
      expect(countedAddress(text)).toBe(text);
    },
  );
});
