/**
 * By which names a server answers. A web page can make its own host name point to this machine (DNS
 * rebinding), and its browser then lets it read the answers.
 */
import { isIP } from 'node:net';

/**
 * Whether a request with this `Host` header is meant for us: by an address, which no page can make
 * its own, by `localhost`, or by a name that the operator lists.
 */
export function isOurs(host: string | undefined, names: readonly string[]): boolean {
  const name = URL.parse(`http://${host ?? ''}/`)?.hostname ?? '';
  const address = name.startsWith('[') ? name.slice(1, -1) : name;
  return isIP(address) !== 0 || name === 'localhost' || names.includes(name);
}
