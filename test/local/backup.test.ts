import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EncounterDocument, SetBattlefieldDocument } from '../../src/client/index.ts';
import { backUp, restore } from '../../src/local/database/backup.ts';
import { type Running, start } from '../../src/local/start.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { TOKEN_KEY } from '../kit/app/seats.ts';
import { temporaryFolder } from '../kit/store/database.ts';

let folder: string;
let dataDir: string;
let copy: string;
let running: Running | null;
beforeEach(async () => {
  folder = await temporaryFolder();
  dataDir = path.join(folder, 'data');
  copy = path.join(folder, 'copy.db');
  running = null;
});
afterEach(async () => {
  await running?.stop();
  await rm(folder, { recursive: true });
});

async function started(): Promise<ApiClient> {
  running = await start({ port: 0, dataDir, tokenKeys: [TOKEN_KEY] });
  return new ApiClient(`${running.url}graphql`);
}

async function stop(): Promise<void> {
  await running?.stop();
  running = null;
}

const versionOf = async (client: ApiClient, id: string) =>
  (await client.send(EncounterDocument, { id })).encounter?.version;

describe('a backup', () => {
  it('is taken while a server plays, and brings everything back as it was then', async () => {
    const client = await started();
    const { id } = await client.create();
    const play = () =>
      client.play(SetBattlefieldDocument, { encounterId: id, obstacles: [], concealing: [] });
    await play();
    const [encounters] = await Promise.all([backUp(dataDir, copy), client.create()]);
    expect(encounters).toBeGreaterThan(0);
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    await play();
    await stop();
    const { before } = await restore(dataDir, copy);
    expect(await versionOf(await started(), id)).toBe(2);
    await stop();
    await restore(dataDir, before!);
    expect(await versionOf(await started(), id)).toBe(3);
  });

  it('begins a folder where there is none', async () => {
    const { id } = await (await started()).create();
    await backUp(dataDir, copy);
    await stop();
    await rm(dataDir, { recursive: true });
    expect(await restore(dataDir, copy)).toEqual({ encounters: 1, before: null });
    expect(await versionOf(await started(), id)).toBe(1);
  });

  it('is not put back under a server that runs', async () => {
    const client = await started();
    const { id } = await client.create();
    await backUp(dataDir, copy);
    await expect(restore(dataDir, copy)).rejects.toThrow('stop it first');
    expect(await versionOf(client, id)).toBe(1);
  });

  it('overwrites nothing, and is refused where there is nothing', async () => {
    await expect(backUp(dataDir, copy)).rejects.toThrow('no encounters');
    await (await started()).create();
    await writeFile(copy, 'mine');
    await expect(backUp(dataDir, copy)).rejects.toThrow('EEXIST');
    await stop();
    await expect(restore(dataDir, copy)).rejects.toThrow(/not a database/);
    await expect(restore(dataDir, `${copy}.missing`)).rejects.toThrow('There is no file');
  });
});
