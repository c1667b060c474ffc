/** `npm start -- --lan`, from the address that it prints. */
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { invitationTo } from '../../src/local/listener/lan.ts';
import { ServerProcess } from '../kit/local/process.ts';
import { temporaryFolder } from '../kit/store/database.ts';

const servers: ServerProcess[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop('SIGTERM');
});

async function started(...args: readonly string[]) {
  const env = { PORT: '0', SIXBEAT_DATA_DIR: await temporaryFolder() };
  const server = new ServerProcess(env, null, args);
  servers.push(server);
  return { server, port: new URL(await server.url()).port };
}

/** This machine, as others in its networks find it. */
const addresses = Object.values(networkInterfaces())
  .flatMap((all = []) => all)
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

const asked = async (address: string, port: string): Promise<unknown> => {
  const response = await fetch(`http://${address}:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  });
  return response.json();
};

describe('a server for the network', () => {
  it('answers at every address of this machine, and says which', async () => {
    const { server, port } = await started('--lan');
    for (const address of ['127.0.0.1', ...addresses])
      expect(await asked(address, port)).toEqual({ data: { __typename: 'Query' } });
    const { stdout } = await server.stop('SIGTERM');
    for (const address of addresses) expect(stdout).toContain(`http://${address}:${port}/`);
  });

  it('is there only when it is asked for', async () => {
    const { port } = await started();
    for (const address of addresses) await expect(asked(address, port)).rejects.toThrow();
  });

  it('is told of with a QR code, or that there is no network', () => {
    const said = invitationTo(['http://192.0.2.7:4000/', 'http://198.51.100.7:4000/']);
    expect(said).toMatch(/^Phones in this network open http:\/\/192\.0\.2\.7:4000\/\n/);
    expect(said).toContain('or http://198.51.100.7:4000/');
    expect(said).toMatch(/[▀▄█]{10}/);
    expect(invitationTo([])).toContain('in no network');
  });
});
