/** To which addresses messages are sent: those of the public internet, and of networks that the operator names. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

export type Judged = 'PUBLIC' | 'PERMITTED' | 'SPECIAL';

/** All global addresses of IPv6 that have been given out. */
const GLOBAL_IPV6: Network = [ipaddr.parse('2000::'), 3];
/** Addresses of IPv4 in those of IPv6, by which a gateway translates them (RFC 6052). */
const TRANSLATED: Network = [ipaddr.parse('64:ff9b::'), 96];
/** In a range of the public internet, yet a service of each machine of Azure. */
const WIRE_SERVER = '168.63.129.16';

/**
 * @param text networks such as `10.0.0.0/8`, with commas between
 * @throws Error that names the part that is none
 */
export function networksIn(text: string): readonly Network[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      if (!isIP(part.split('/', 1)[0] ?? '')) throw new Error(`'${part}' is no network.`);
      try {
        return part.includes('/') ? ipaddr.parseCIDR(part) : whole(ipaddr.parse(part));
      } catch {
        throw new Error(`'${part}' is no network.`);
      }
    });
}

const whole = (address: Address): Network => [address, address.kind() === 'ipv4' ? 32 : 128];

/** @param text an address as a resolver or a URL has it, without brackets */
export function judgeAddress(text: string, permitted: readonly Network[]): Judged {
  if (!isIP(text)) return 'SPECIAL';
  const address = withoutWrapping(ipaddr.process(text));
  if (permitted.some((network) => isWithin(address, network))) return 'PERMITTED';
  if (address.range() !== 'unicast' || address.toString() === WIRE_SERVER) return 'SPECIAL';
  return address.kind() === 'ipv4' || isWithin(address, GLOBAL_IPV6) ? 'PUBLIC' : 'SPECIAL';
}

const isWithin = (address: Address, [network, bits]: Network): boolean =>
  address.kind() === network.kind() && address.match(network, bits);

/** What stands in an address that a gateway translates is where the message gets. */
function withoutWrapping(address: Address): Address {
  return isWithin(address, TRANSLATED)
    ? ipaddr.fromByteArray(address.toByteArray().slice(-4))
    : address;
}
