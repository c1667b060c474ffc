/** Where a request comes from, also behind proxies: each of them writes whom it has it from into `x-forwarded-for`. */
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIPv4, isIPv6, type Socket } from 'node:net';
import { plainAddress } from '../../graphql/http/sender/address.ts';
import { StartupError } from '../startup-error.ts';

interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly socket: Pick<Socket, 'remoteAddress'>;
}

export type AddressOf = (request: Sent) => string | undefined;

/** Without proxies: what the header says, anyone can write. */
export const socketAddress: AddressOf = ({ socket }) => socket.remoteAddress;

/**
 * @param text SIXBEAT_TRUSTED_PROXIES: how many proxies stand one behind the other, or the addresses and
 *   networks in which they are
 * @throws StartupError when it is neither
 */
export function addressBehind(text: string): AddressOf {
  if (/^\d{1,2}$/.test(text)) return Number(text) === 0 ? socketAddress : behind(Number(text));
  const networks = new BlockList();
  for (const network of text.split(',')) addTo(networks, network.trim());
  return through(networks);
}

/** Counted from the right: what stands further left may be made up. */
const behind =
  (count: number): AddressOf =>
  (request) =>
    plainAddress(forwardedBy(request).at(-count) ?? '') ?? socketAddress(request);

/** The first address from the right that is none of a proxy. */
const through =
  (networks: BlockList): AddressOf =>
  (request) => {
    let sender = socketAddress(request);
    for (const text of forwardedBy(request).reverse()) {
      if (!isIn(networks, sender)) return sender;
      const before = plainAddress(text);
      if (before === null) return socketAddress(request);
      sender = before;
    }
    return sender;
  };

const forwardedBy = ({ headers }: Sent): string[] => {
  const header = headers['x-forwarded-for'];
  return header === undefined
    ? []
    : String(header)
        .split(',')
        .map((text) => text.trim());
};

function isIn(networks: BlockList, sender = ''): boolean {
  const address = plainAddress(sender);
  return address !== null && networks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

function addTo(networks: BlockList, text: string): void {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = isIPv4(address) ? 32 : 128;
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : NaN;
  if (rest.length > 0 || !(isIPv4(address) || isIPv6(address)) || !(length <= bits))
    throw new StartupError(
      `SIXBEAT_TRUSTED_PROXIES must be how many proxies there are (0 to 99), or their addresses and networks (10.0.0.0/8) with commas between, not '${text}'.`,
    );
  networks.addSubnet(address, length, isIPv4(address) ? 'ipv4' : 'ipv6');
}
