import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticFiles } from '../../src/local/listener/static.ts';
import { SIGN_IN_PATH, type SignInOffer } from '../../src/web/headers.ts';

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sixbeat-static-'));
  await mkdir(join(parent, 'site/assets'), { recursive: true });
  await writeFile(join(parent, 'secret.txt'), 'not for the web');
  await writeFile(join(parent, 'site/index.html'), '<title>Sixbeat</title>');
  await mkdir(join(parent, 'site/embed'));
  await writeFile(join(parent, 'site/embed/index.html'), '<title>A fight</title>');
  await mkdir(join(parent, 'site/playground'));
  await writeFile(join(parent, 'site/playground/index.html'), '<title>Playground</title>');
  await writeFile(join(parent, 'site/assets/main-1a2b.js'), 'export {};');
});

afterAll(() => rm(parent, { recursive: true }));

function ask(
  path: string,
  init?: RequestInit,
  offer: SignInOffer | null = null,
): Promise<Response | null> {
  return staticFiles(join(parent, 'site'), offer)(new Request(`http://localhost${path}`, init));
}

describe('static files', () => {
  it.each([
    [[], "'none'"],
    [
      ['https://club.example', 'http://127.0.0.1:8080'],
      'https://club.example http://127.0.0.1:8080',
    ],
  ])('lets pages of %j frame what is in /embed, and nothing else', async (origins, ancestors) => {
    const files = staticFiles(join(parent, 'site'), null, origins);
    const policyOf = async (path: string) =>
      (await files(new Request(`http://localhost${path}`)))?.headers
        .get('content-security-policy')
        ?.split('; ');
    const embedded = await policyOf('/embed/');
    expect(embedded).toContain(`frame-ancestors ${ancestors}`);
    expect(await policyOf('/embed')).toEqual(embedded);
    for (const path of ['/', '/playground/', '/assets/main-1a2b.js'])
      expect(await policyOf(path)).toContain("frame-ancestors 'none'");
    // In all else the policies are the same.
    const rest = (policy: readonly string[] = []) =>
      policy.filter((one) => !one.startsWith('frame-ancestors'));
    expect(rest(embedded)).toEqual(rest(await policyOf('/')));
  });

  it('serves the page at the root, to be asked for anew, under a strict policy', async () => {
    const page = await ask('/?a=b');
    expect(await page?.text()).toBe('<title>Sixbeat</title>');
    expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page?.headers.get('cache-control')).toBe('no-cache');
    const policy = page?.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self';");
    expect(policy).not.toMatch(/script-src|unsafe-eval|http:|\*/);
    // Pictures of combatants, and nothing else, come from elsewhere, which is not told from where.
    expect(policy?.split('; ').filter((one) => one.includes('https:'))).toEqual([
      "img-src 'self' blob: data: https:",
    ]);
    expect(page?.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('tells pages where to sign in, and lets them ask there and nowhere else', async () => {
    const offer = {
      issuer: 'https://login.example/realms/play',
      ...{ clientId: 'the-table', audience: 'sixbeat', isNeeded: true },
    };
    expect(await (await ask(SIGN_IN_PATH, {}, offer))?.json()).toEqual(offer);
    const policy = (await ask('/', {}, offer))?.headers.get('content-security-policy');
    expect(policy?.split('; ')).toContain("connect-src 'self' https://login.example");
    expect(policy?.match(/login\.example/g)).toHaveLength(1);
    expect(await (await ask(SIGN_IN_PATH))?.json()).toBeNull();
    expect((await ask('/'))?.headers.get('content-security-policy')).not.toContain('connect-src');
  });

  it.each(['/playground', '/playground/'])('serves the page of a folder: %s', async (path) => {
    expect(await (await ask(path))?.text()).toBe('<title>Playground</title>');
  });

  it('lets what has a hash in its name be kept for good', async () => {
    const script = await ask('/assets/main-1a2b.js');
    expect(script?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script?.headers.get('cache-control')).toContain('immutable');
  });

  it('serves what was compressed when it was built to whoever takes brotli', async () => {
    const path = join(parent, 'site/assets/big-1a2b.js');
    await writeFile(path, 'the script');
    await writeFile(`${path}.br`, brotliCompressSync('the script'));
    const taking = (encodings: string) =>
      ask('/assets/big-1a2b.js', { headers: { 'accept-encoding': encodings } });
    const packed = await taking('gzip, br');
    expect(brotliDecompressSync(await packed!.bytes()).toString()).toBe('the script');
    expect(Object.fromEntries(packed!.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    const plain = await taking('gzip');
    expect(await plain!.text()).toBe('the script');
    expect(plain!.headers.get('content-encoding')).toBeNull();
  });

  it('answers HEAD without a body', async () => {
    const page = await ask('/', { method: 'HEAD' });
    expect(page?.headers.get('content-length')).toBe('22');
    expect(await page?.text()).toBe('');
  });

  it.each(['/secret.txt', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets'])(
    'has no %s',
    async (path) => {
      expect(await ask(path)).toBeNull();
    },
  );

  it('leaves other methods to others', async () => {
    expect(await ask('/', { method: 'POST' })).toBeNull();
  });

  it('serves nothing from a directory that is not there', async () => {
    expect(await staticFiles(join(parent, 'none'))(new Request('http://localhost/'))).toBeNull();
  });
});
