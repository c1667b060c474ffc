/** How many encounters and parties one maker opens in a day. */
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CreationQuota } from '../../src/app/play/creation-quota.ts';
import {
  BranchEncounterDocument,
  CreateEncounterDocument,
  CreatePartyDocument,
  DuplicateEncounterDocument,
  ExportEncounterDocument,
  ImportEncounterDocument,
} from '../../src/client/index.ts';
import { settingsFrom } from '../../src/local/settings.ts';
import { type Running, start } from '../../src/local/start.ts';
import { TOKEN_KEY } from '../kit/app/seats.ts';
import { ApiClient } from '../kit/graphql/api.ts';
import { temporaryFolder } from '../kit/store/database.ts';

const PER_DAY = 3;
const DAY = 24 * 60 * 60;

/** A client whose requests a proxy says to come from another address. */
class Elsewhere extends ApiClient {
  override post(body: unknown, headers: Readonly<Record<string, string>> = {}) {
    return super.post(body, { ...headers, 'x-forwarded-for': '203.0.113.7' });
  }
}

describe('a server that bounds what is opened', () => {
  let folder: string;
  let server: Running;
  let client: ApiClient;

  beforeEach(async () => {
    folder = await temporaryFolder();
    const { addressOf, createPerDay } = settingsFrom({
      SIXBEAT_CREATE_PER_DAY: String(PER_DAY),
      SIXBEAT_TRUSTED_PROXIES: '1',
    });
    server = await start({
      ...{ port: 0, dataDir: folder, tokenKeys: [TOKEN_KEY] },
      ...{ addressOf: addressOf!, createPerDay },
    });
    client = new ApiClient(`${server.url}graphql`);
  });
  afterEach(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('opens so many, of every kind together, and says when it opens one again', async () => {
    const { id } = await client.create();
    const { exportEncounter } = await client.send(ExportEncounterDocument, { encounterId: id });
    const { document } = exportEncounter as { readonly document: unknown };
    await client.play(DuplicateEncounterDocument, { encounterId: id });
    await client.send(CreatePartyDocument, {
      input: { name: 'The Lanterns', ruleset: 'SEGMENTS' },
    });
    const input = { name: 'One more', ruleset: 'SEGMENTS' } as const;
    const refused = await client.refusal('TooSoon', CreateEncounterDocument, input);
    expect(refused.message).toBe(
      `You have opened ${PER_DAY} encounters and parties in a day; try again in 24 hours.`,
    );
    expect(refused.retryAfter).toBeGreaterThan(DAY - 600);
    expect(refused.retryAfter).toBeLessThanOrEqual(DAY);
    await client.refusal('TooSoon', BranchEncounterDocument, { encounterId: id });
    await client.refusal('TooSoon', ImportEncounterDocument, { document });
    const { createParty } = await client.send(CreatePartyDocument, { input });
    expect(createParty.__typename).toBe('TooSoon');
    // What it has opened is played on, and others open theirs.
    await client.send(ExportEncounterDocument, { encounterId: id });
    await new Elsewhere(client.endpoint).create();
  });

  it('counts what was opened alone: neither what is refused nor what is sent again', async () => {
    const input = { name: 'Once', ruleset: 'SEGMENTS', idempotencyKey: 'k'.repeat(16) } as const;
    const { encounter } = await client.play(CreateEncounterDocument, input);
    await client.play(CreateEncounterDocument, input);
    await client.refusal('InvalidInput', CreateEncounterDocument, { ...input, name: '' });
    await client.create();
    await client.create();
    await client.refusal('TooSoon', CreateEncounterDocument, {
      ...input,
      idempotencyKey: 'n'.repeat(16),
    });
    const again = await client.play(CreateEncounterDocument, input);
    expect(again.encounter.id).toBe(encounter.id);
  });
});

describe('the quota of a maker', () => {
  it('is new a day after the first of them, however many were asked for since', () => {
    let second = 1000;
    const quota = new CreationQuota(2, () => second * 1000);
    const take = () => quota.take('account ada');
    expect([take(), take(), take()]).toEqual([0, 0, DAY]);
    second += DAY - 60;
    expect(take()).toBe(60);
    expect(quota.take('account bob')).toBe(0);
    second += 60;
    expect([take(), take(), take()]).toEqual([0, 0, DAY]);
  });

  it('has one more for what was given back', () => {
    const quota = new CreationQuota(1);
    expect(quota.take('ada')).toBe(0);
    quota.giveBack('ada');
    expect(quota.take('ada')).toBe(0);
    expect(quota.take('ada')).toBeGreaterThan(0);
  });
});
