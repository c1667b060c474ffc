/** The methods of `@sixbeat/client/connect`, against the real server in a process of its own. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import {
  connect,
  type Connection,
  type Encounter,
  type Fight,
  RequestError,
} from '../../src/client/connect.ts';
import { TakeOptionText } from '../../src/client/generated/texts.ts';
import { EndEncounterDocument, UpdateEncounterDocument } from '../../src/client/index.ts';
import { newFight, rulesets } from '../kit/client/new-fight.ts';
import { nextChoice } from '../kit/client/first-legal.ts';
import { playAndFollow } from '../kit/client/play-and-follow.ts';
import { type Api, startApiProcess } from '../kit/graphql/api.ts';
import { ROOT } from '../kit/root.ts';

let api: Api;
let server: Connection;
beforeAll(async () => {
  api = await startApiProcess();
  server = connect({ url: api.endpoint });
});
afterAll(() => api.stop());

const versionOf = async ({ id }: Fight): Promise<number> => (await api.store.load(id))!.version;

/** What a player is about to choose. */
async function choiceIn(fight: Fight) {
  const next = await nextChoice(fight);
  if (!next) throw new Error('The fight is over.');
  return next;
}

async function looked(fight: Fight): Promise<Encounter> {
  const seen = await fight.look();
  if (!seen.ok) throw new Error(seen.message);
  return seen;
}

it.each(rulesets)(
  'a whole fight of %s is played by the first legal options, each done once, and followed beside it',
  async (ruleset) => {
    const { begun, made, followed, outcome } = await playAndFollow(api.endpoint, ruleset);
    expect(made).toEqual(made.map((_, i) => begun + 1 + i));
    expect(followed).toEqual(made);
    expect(outcome?.reason).toBe('ONE_SIDE_LEFT');
  },
);

describe('create', () => {
  it('gives the fight from the seat of its game master, and the page of that seat', async () => {
    const made = await server.create({ name: 'A test', ruleset: 'SECONDS' });
    if (!made.ok) throw new Error(made.message);
    const { fight, link, seat, token } = made;
    expect(seat.kind).toBe('GM');
    expect(fight.token).toBe(token);
    expect(link).toBe(`${new URL('/', api.endpoint).href}#/join/${token}`);
    expect(await fight.look()).toMatchObject({ ok: true, id: fight.id, ruleset: 'SECONDS' });
  });

  it('opens what was exported', async () => {
    const demo = path.join(ROOT, 'src/web/home/demos/vigilance.json');
    const document: unknown = JSON.parse(await readFile(demo, 'utf8'));
    const made = await server.create({ document });
    if (!made.ok) throw new Error(made.message);
    expect(await nextChoice(made.fight)).not.toBeNull();
  });

  it('says what is wrong', async () => {
    const refused = await server.create({ name: '', ruleset: 'SEGMENTS' });
    expect(refused).toMatchObject({ ok: false, __typename: 'InvalidInput' });
  });
});

describe('map', () => {
  it('is that of the seat, in the size that is asked for', async () => {
    const fight = await newFight(server);
    const svg = await fight.map({ size: 640, numbers: true });
    expect(svg).toMatch(/<svg[^>]* width="640"|<svg[^>]* height="640"/);
    expect(svg).toContain('data-hex=');
  });

  it('is refused with a code to who has no seat', async () => {
    const { id } = await newFight(server);
    const refused = server.fight(id, { token: null }).map();
    await expect(refused).rejects.toMatchObject({ name: 'RequestError', code: 'UNAUTHENTICATED' });
  });
});

describe('take', () => {
  it('does what is pressed twice once', async () => {
    const fight = await newFight(server);
    const { option, picks } = await choiceIn(fight);
    const { version } = option;
    const both = await Promise.all([fight.take(option, picks), fight.take(option, picks)]);
    expect(both.map((answer) => answer.__typename).toSorted()).toEqual([
      'TakeOptionPayload',
      'VersionConflict',
    ]);
    expect(await versionOf(fight)).toBe(version + 1);
  });

  it('refuses an old button, also one that was kept as text', async () => {
    const fight = await newFight(server);
    const { option, picks } = await choiceIn(fight);
    const kept = JSON.stringify(option);
    await fight.take(option, picks);
    const now = await versionOf(fight);
    expect(await fight.take(JSON.parse(kept) as typeof option, picks)).toMatchObject({
      ok: false,
      __typename: 'VersionConflict',
      currentVersion: now,
    });
    const unknown = { ...option, version: now };
    expect(await fight.take(unknown, picks)).toMatchObject({ code: 'OPTION_NOT_FOUND' });
    expect(await versionOf(fight)).toBe(now);
  });

  it('is for its own version alone where that is wished', async () => {
    const fight = await newFight(server);
    const { option, picks } = await choiceIn(fight);
    await api.play(UpdateEncounterDocument, { encounterId: fight.id, name: 'Another name' });
    const strict = await fight.take(option, picks, { ifStillListed: false });
    expect(strict).toMatchObject({ __typename: 'VersionConflict' });
    expect(await fight.take(option, picks)).toMatchObject({ ok: true });
  });

  it('gives options that can be taken in turn', async () => {
    const fight = await newFight(server);
    const { option, picks } = await choiceIn(fight);
    const taken = await fight.take(option, picks);
    if (!taken.ok) throw new Error(taken.message);
    const next = taken.encounter.awaiting[0]!.options.find(({ choices }) => choices.length === 0)!;
    expect(await fight.take(next)).toMatchObject({ ok: true });
  });

  it('asks again where the answer was lost, and it is done once', async () => {
    let lost = 0;
    const lossy = connect({
      url: api.endpoint,
      fetch: async (url, request) => {
        const response = await fetch(url, request);
        const isTaken = JSON.stringify(request.body).includes(TakeOptionText.id);
        if (isTaken && lost++ === 0) throw new TypeError('The connection was cut.');
        return response;
      },
    });
    const { id, token } = await newFight(server);
    const fight = lossy.fight(id, { token });
    const { option, picks } = await choiceIn(fight);
    const taken = await fight.take(option, picks);
    expect(taken).toMatchObject({ ok: true, encounter: { version: option.version + 1 } });
    expect(lost).toBe(2);
    expect(await versionOf(fight)).toBe(option.version + 1);
  });
});

describe('documents', () => {
  const sent = (bodies: readonly string[]) =>
    bodies.map((body) => Object.keys(JSON.parse(body) as object)[0]);

  it('are sent by their ids', async () => {
    const bodies: string[] = [];
    const { fetch } = recording(bodies);
    const { id, token } = await newFight(server);
    const fight = connect({ url: api.endpoint, fetch }).fight(id, { token });
    await fight.look();
    const { option, picks } = await choiceIn(fight);
    await fight.take(option, picks);
    expect(new Set(sent(bodies))).toEqual(new Set(['documentId']));
    // A text has some thousands; what is sent is the id, and what is chosen.
    for (const body of bodies) expect(body.length).toBeLessThan(500);
  });

  it.each([
    ['that does not know one', 'PERSISTED_QUERY_NOT_FOUND'],
    ['that knows of no ids', 'BAD_REQUEST'],
  ])('are sent as texts to a server %s, from the first miss on', async (_what, code) => {
    const bodies: string[] = [];
    const { fetch } = recording(bodies, (body) =>
      body.includes('documentId')
        ? Response.json({ errors: [{ message: code, extensions: { code } }] }, { status: 400 })
        : null,
    );
    const { id, token } = await newFight(server);
    const fight = connect({ url: api.endpoint, fetch }).fight(id, { token });
    const both = await Promise.all([fight.look(), fight.look()]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    await fight.look();
    expect(sent(bodies)).toEqual(['documentId', 'documentId', 'query', 'query', 'query']);
  });
});

/** The `fetch` of a client that notes what it sends, and answers in place of the server where it has an answer. */
function recording(bodies: string[], answer: (body: string) => Response | null = () => null) {
  return {
    fetch: (url: string, request: RequestInit): Promise<Response> => {
      const body = request.body as string;
      bodies.push(body);
      return Promise.resolve(answer(body) ?? fetch(url, request));
    },
  };
}

describe('undo', () => {
  it('takes back what was seen last, and what was before it', async () => {
    const fight = await newFight(server);
    const before = [];
    for (let n = 0; n < 3; n++) {
      const { option, picks, decision } = await choiceIn(fight);
      before.unshift(decision.options.map(({ label }) => label));
      await fight.take(option, picks);
    }
    for (const labels of before) {
      const undone = await fight.undo();
      if (!undone.ok) throw new Error(undone.message);
      expect(undone.encounter.awaiting[0]?.options.map(({ label }) => label)).toEqual(labels);
    }
  });

  it('takes nothing back that was not seen', async () => {
    const fight = await newFight(server);
    const { version } = await looked(fight);
    await api.play(EndEncounterDocument, { encounterId: fight.id });
    expect(await fight.undo()).toMatchObject({ __typename: 'VersionConflict' });
    expect(await fight.undo({ version })).toMatchObject({ __typename: 'VersionConflict' });
    expect(await versionOf(fight)).toBe(version + 1);
  });
});

it('forecast answers when it is complete', async () => {
  const fight = await newFight(server);
  const forecast = await fight.forecast({ side: 'heroes' });
  expect(forecast).toMatchObject({ ok: true, isComplete: true, side: 'heroes' });
});

describe('a seat that there is not', () => {
  it('is refused in an answer, and followed never', async () => {
    const { id } = await newFight(server);
    const stranger = server.fight(id);
    for (const answer of [await stranger.look(), await stranger.awaiting(), await stranger.undo()])
      expect(answer).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
    await expect(stranger.follow().next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('without an answer', () => {
  it.each([
    ['OFFLINE', 'http://127.0.0.1:1/graphql'],
    ['HTTP_404', () => new URL('/nothing', api.endpoint).href],
  ])('a method throws %s', async (code, url) => {
    const away = connect({ url: typeof url === 'string' ? url : url(), patienceMs: 0 });
    const error = await away
      .fight('enc_1')
      .look()
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ name: 'RequestError', code });
  });

  it('a method throws what a forged token is called', async () => {
    const { id } = await newFight(server);
    await expect(server.fight(id, { token: 'forged' }).look()).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      isPassing: false,
    });
  });
});

it('has types that tell what was done from what was refused', () => {
  type Taken = Awaited<ReturnType<Fight['take']>>;
  expectTypeOf<Extract<Taken, { ok: true }>['__typename']>().toEqualTypeOf<'TakeOptionPayload'>();
  expectTypeOf<Extract<Taken, { ok: false }>['message']>().toEqualTypeOf<string>();
  expectTypeOf<Encounter['awaiting'][number]['options'][number]>().toHaveProperty('version');
  expectTypeOf<Parameters<Fight['take']>[0]>().toEqualTypeOf<{
    id: string;
    readonly version: number;
  }>();
});
