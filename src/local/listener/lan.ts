/** `npm start -- --lan`: the phones at the table find this machine in their network. */
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** The pages of a server on this port, one for each network. */
export const pagesInNetworks = (port: string): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);

/** What to tell a game master whose players sit around. */
export function invitationTo(pages: readonly string[]): string {
  const [page] = pages;
  if (page === undefined) return 'This machine is in no network: no phone can find it.';
  const others = pages.slice(1).map((other) => `  or ${other}`);
  return [
    `Phones in this network open ${page}`,
    ...others,
    'Use that address yourself too: invite links lead to the address that you have open. Anyone in the network can start fights here.',
    renderUnicodeCompact(page, { border: 2 }),
  ].join('\n');
}
