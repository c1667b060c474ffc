/** Which tags can be released, in a small repository. */
import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../kit/root.ts';
import { temporaryFolder } from '../kit/store/database.ts';

const SCRIPT = path.join(ROOT, 'scripts/release-check.ts');
const CHANGELOG = `# Changelog

## [Unreleased]

## [1.2.0] - 2026-11-26

### Added

- A door.

## [1.2.0-rc.1]

- A hinge.
`;

let root: string;
beforeEach(async () => {
  root = await temporaryFolder();
  for (const folder of ['src/client', 'src/embed'])
    await mkdir(path.join(root, folder), { recursive: true });
  await write('CHANGELOG.md', CHANGELOG);
  await setVersion('1.2.0');
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
});
afterEach(() => rm(root, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(root, name), text);

async function setVersion(version: string) {
  await write('package.json', JSON.stringify({ version }));
  for (const folder of ['src/client', 'src/embed'])
    await write(`${folder}/package.json`, JSON.stringify({ version }));
}

function git(...args: readonly string[]) {
  const person = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];
  const unsigned = ['-c', 'commit.gpgSign=false', '-c', 'tag.gpgSign=false'];
  const { status, stderr } = spawnSync('git', [...person, ...unsigned, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

const annotate = (tag: string) => {
  git('tag', '--annotate', '--message', tag, tag);
};

function check(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [SCRIPT, ...args, '--root', root],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

describe('a tag', () => {
  it('can be released, and gives its section of the changelog as notes', () => {
    annotate('v1.2.0');
    expect(check('v1.2.0')).toEqual({
      status: 0,
      stdout: '### Added\n\n- A door.\n',
      stderr: '',
    });
  });

  it('of a release candidate gives the section of the candidate', async () => {
    await setVersion('1.2.0-rc.1');
    annotate('v1.2.0-rc.1');
    expect(check('v1.2.0-rc.1')).toEqual({ status: 0, stdout: '- A hinge.\n', stderr: '' });
  });

  it('is refused unless it is annotated', () => {
    git('tag', 'v1.2.0');
    const stderr = 'v1.2.0 is not an annotated tag: create it with `git tag -a`.\n';
    expect(check('v1.2.0')).toEqual({ status: 1, stdout: '', stderr });
  });

  it('is refused when it does not exist', () => {
    expect(check('v1.2.0')).toMatchObject({ status: 1, stdout: '' });
  });

  it.each(['package.json', 'src/client/package.json', 'src/embed/package.json'])(
    'is refused when %s has another version',
    async (manifest) => {
      annotate('v1.2.0');
      await write(manifest, '{ "version": "1.1.0" }');
      const stderr = `${manifest} has version 1.1.0, the tag 1.2.0.\n`;
      expect(check('v1.2.0')).toEqual({ status: 1, stdout: '', stderr });
    },
  );

  it.each([
    [
      'no section',
      '# Changelog\n\n## [Unreleased]\n\n- A door.\n\n## [1.2.0-rc.1]\n\n- A hinge.\n',
    ],
    ['an empty section', '# Changelog\n\n## [1.2.0] - 2026-11-26\n\n## [1.1.0]\n\n- A wall.\n'],
  ])('is refused when the changelog has %s of its version', async (_what, changelog) => {
    annotate('v1.2.0');
    await write('CHANGELOG.md', changelog);
    const stderr = 'CHANGELOG.md has no text under "## [1.2.0]".\n';
    expect(check('v1.2.0')).toEqual({ status: 1, stdout: '', stderr });
  });

  it.each([['1.2.0'], ['main'], []])('has a v and a version, unlike %s', (...args) => {
    const stderr = 'Usage: node scripts/release-check.ts v<version>\n';
    expect(check(...args)).toEqual({ status: 2, stdout: '', stderr });
  });
});
