/** What `npm run schema:check` lets through, on small schemas. */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../kit/store/database.ts';
import { ROOT } from '../kit/root.ts';

const SCRIPT = path.join(ROOT, 'scripts/schema.ts');
const TITLE = '# Changes of the schema\n\nWhat a client can notice.\n';

let root: string;
beforeEach(async () => {
  root = await temporaryFolder();
  for (const folder of ['schema', 'docs', 'src/client'])
    await mkdir(path.join(root, folder), { recursive: true });
  await write('docs/schema-changelog.md', TITLE);
  await write('src/client/package.json', '{ "version": "0.1.0" }');
});
afterEach(() => rm(root, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(root, name), text);
const changelog = () => readFile(path.join(root, 'docs/schema-changelog.md'), 'utf8');

function run(command: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [SCRIPT, command, '--root', root],
    {
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr };
}

/** The check of a schema after the release of another, with the changelog written. */
async function check(before: string, after: string) {
  await write('schema/released.graphql', before);
  await write('schema/schema.graphql', after);
  run('log');
  return run('check');
}

describe('a change of the schema', () => {
  it('passes when nothing is released', async () => {
    await write('schema/schema.graphql', 'type Query { a: Int }');
    expect(run('check')).toEqual({ status: 0, said: 'No schema is released yet.\n' });
  });

  it.each([
    ['a field', 'type Query { a: Int b: Int }', 'type Query { a: Int }', "'b'"],
    ['a value', 'enum E { A B } type Query { e: E }', 'enum E { A } type Query { e: E }', "'B'"],
    ['null', 'type Query { a: Int! }', 'type Query { a: Int }', 'Int!'],
    ['a required argument', 'type Query { a: Int }', 'type Query { a(x: Int!): Int }', "'x: Int!'"],
    [
      'a variant of an interface',
      'interface I { a: Int } type A implements I { a: Int } type B implements I { a: Int } type Query { i: I }',
      'interface I { a: Int } type A implements I { a: Int } type Query { i: I }',
      "'B'",
    ],
  ])('that breaks clients is named: %s', async (_what, before, after, named) => {
    const { status, said } = await check(before, after);
    expect(status).toBe(1);
    expect(said).toMatch(/^Breaks clients of the release: /m);
    expect(said).toContain(named);
  });

  it.each([
    ['a new field', 'type Query { a: Int }', 'type Query { a: Int b: Int }', 'New'],
    [
      'a new value, which clients may not know',
      'enum E { A } type Query { e: E }',
      'enum E { A B } type Query { e: E }',
      'Take care',
    ],
    [
      'a field that was deprecated in the release',
      'type Query { a: Int b: Int @deprecated(reason: "2026-11-22: use a") }',
      'type Query { a: Int }',
      'Take care',
    ],
    [
      'a value that was deprecated in the release',
      'enum E { A B @deprecated(reason: "2026-11-22: use A") } type Query { e: E }',
      'enum E { A } type Query { e: E }',
      'Take care',
    ],
    [
      'a deprecation',
      'type Query { a: Int b: Int }',
      'type Query { a: Int b: Int @deprecated(reason: "2026-11-22: use a") }',
      'New',
    ],
  ])('that does not is let through: %s', async (_what, before, after, label) => {
    expect(await check(before, after)).toMatchObject({ status: 0 });
    expect(await changelog()).toContain(`\n- ${label}: `);
  });

  it('is no change when only a description is another', async () => {
    const { said } = await check('type Query { a: Int }', 'type Query { "An a." a: Int }');
    expect(said).toMatch(/^0 changes/);
    expect(await changelog()).toBe(TITLE);
  });
});

describe('a change between release candidates', () => {
  const before = 'type Query { a: Int b: Int }';
  const removed = "- **Breaking**: Field 'b' was removed from object type 'Query'";
  beforeEach(() => write('src/client/package.json', '{ "version": "1.0.0-rc.1" }'));

  it('may break clients, if the changelog says what to write instead', async () => {
    const { status, said } = await check(before, 'type Query { a: Int }');
    expect(status).toBe(1);
    expect(said).toContain(`Breaks clients of the release: ${removed}`);
    expect(said).toContain('what to write instead');
    const text = await changelog();
    await write('docs/schema-changelog.md', text.replace(removed, `${removed}\n  Instead: \`a\`.`));
    expect(run('check')).toMatchObject({ status: 0 });
  });

  it('keeps what was written when another one comes', async () => {
    await check(before, 'type Query { a: Int }');
    const text = await changelog();
    await write('docs/schema-changelog.md', text.replace(removed, `${removed}\n  Instead: \`a\`.`));
    expect(await check(before, 'type Query { a: Int c: Int }')).toMatchObject({ status: 0 });
    expect(await changelog()).toContain(
      `${removed}\n  Instead: \`a\`.\n- New: Field 'c' was added to object type 'Query'\n`,
    );
  });
});

describe('the changelog', () => {
  it('must name each change, in its newest section', async () => {
    await write('schema/released.graphql', 'type Query { a: Int }');
    await write('schema/schema.graphql', 'type Query { a: Int b: Int }');
    const line = "- New: Field 'b' was added to object type 'Query'";
    expect(run('check').said).toContain(`Not in docs/schema-changelog.md: ${line}`);
    await write('docs/schema-changelog.md', `${TITLE}\n## 0.1.0\n\n${line}\n`);
    expect(run('check').status).toBe(1);
    run('log');
    expect(await changelog()).toBe(
      `${TITLE}\n## Not yet released\n\n${line}\n\n## 0.1.0\n\n${line}\n`,
    );
    expect(run('check').status).toBe(0);
  });

  it('names a new type, and not all that it has', async () => {
    await check('type Query { a: Int }', 'type Query { a: Int t: T } type T { b: Int }');
    expect(await changelog()).toBe(
      `${TITLE}\n## Not yet released\n\n- New: Type 'T' was added\n- New: Field 't' was added to object type 'Query'\n`,
    );
  });

  it('of a release has its version; then the next begins', async () => {
    await write('schema/schema.graphql', 'type Query { a: Int }');
    expect(run('release').status).toBe(0);
    expect(await changelog()).toBe(`${TITLE}\n## 0.1.0\n\nNo change.\n`);
    await write('schema/schema.graphql', 'type Query { a: Int b: Int }');
    await write('src/client/package.json', '{ "version": "0.2.0" }');
    run('release');
    expect(await changelog()).toMatch(/\n## 0\.2\.0\n\n- New: .*'b'.*\n\n## 0\.1\.0\n/);
    expect(run('check')).toEqual({
      status: 0,
      said: '0 changes since the release, 0 of them breaking.\n',
    });
  });
});
