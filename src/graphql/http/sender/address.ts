/** What the requests and streams of one sender are counted by. */
import * as z from 'zod';

/**
 * An IPv4 address, also where IPv6 writes one (`::ffff:192.0.2.1`), or the network of an IPv6 one, since a customer of
 * a provider has all of a /64. All whose address is not known count together.
 */
export function countedAddress(text = 'unknown'): string {
  const address = plainAddress(text);
  if (address === null) return text;
  return isIPv4(address) ? address : networkOf(address);
}

const isIPv4 = (text: string): boolean => z.regexes.ipv4.test(text);

/** By the parser of addresses, which is told nothing but one. */
const isIPv6 = (text: string): boolean =>
  /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]/`);

const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** Each address in one form, and one of IPv4 as such; null for what is no address. */
export function plainAddress(text: string): string | null {
  if (isIPv4(text)) return text;
  const [address = ''] = text.split('%');
  if (!isIPv6(address)) return null;
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(canonical);
  return mapped ? mapped.slice(1).flatMap(bytesOf).join('.') : canonical;
}

function bytesOf(group: string): readonly [number, number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/** @param address in its canonical form, in which `::` stands once at most */
function networkOf(address: string): string {
  const [before = [], after = []] = address
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, GROUPS_OF_A_NETWORK);
  return `${groups.join(':')}::/64`;
}
