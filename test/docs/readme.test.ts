/** The commands of README.md that send requests, run as they stand there. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../kit/graphql/api.ts';
import { ROOT } from '../kit/root.ts';

const README = path.join(ROOT, 'README.md');
const API_OF_README = 'http://localhost:4000/graphql';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function bash(script: string, env: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const { stdout } = await promisify(execFile)('bash', ['--norc', '-c', script], {
    env: { PATH: process.env.PATH, ...env },
  });
  return JSON.parse(stdout);
}

it('open an encounter and begin a fight, up to the first decision', async () => {
  const [, block = ''] = /```sh\n(ask\(\).*?)```/s.exec(await readFile(README, 'utf8')) ?? [];
  const commands = block.replace(API_OF_README, api.endpoint).split('\n\n');
  const [opening = '', adding = '', rolling = ''] = commands;
  const opened = (await bash(opening)) as {
    data: { createEncounter: { token: string; encounter: { id: string } } };
  };
  const { token, encounter } = opened.data.createEncounter;
  const env = { token, id: encounter.id };
  const functions =
    commands
      .join('\n')
      .match(/^\w+\(\) .*$/gm)
      ?.join('\n') ?? '';
  const command = (text: string) => `${functions}\n${text.replace(/^\w+\(\) .*\n/m, '')}`;
  expect(await bash(command(adding), env)).toEqual({
    data: { addCombatants: { __typename: 'AddCombatantsPayload' } },
  });
  expect(await bash(command(rolling), env)).toMatchObject({
    data: {
      rollInitiative: {
        __typename: 'RollInitiativePayload',
        encounter: {
          awaiting: expect.arrayContaining([
            expect.objectContaining({ required: true }) as unknown,
          ]) as unknown,
        },
      },
    },
  });
});
