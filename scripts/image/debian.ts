/** The libraries that Node needs, from the packages of the Debian that this runs on, for any architecture. */
import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { joined, type Part } from './part.ts';
import { filesIn } from './tar.ts';

const run = promisify(execFile);

/** Node is written in C++; what its library needs comes with it. */
const LIBRARY = 'libstdc++6';
/** It says which Debian this is, and has the licenses that the others name. */
const BASE = 'base-files';

/** Libraries, not what belongs to compilers and debuggers; whose they are; which Debian that is. */
const KEPT = [
  /^(usr\/)?lib(64)?\/([\w-]+-linux-gnu\/)?[^/]+\.so[.\d]*$/,
  /^usr\/share\/(common-licenses\/.+|doc\/[^/]+(\/copyright)?)$/,
  /^(etc|usr\/lib)\/os-release$/,
];

/**
 * @param architecture as Debian names it
 * @param folder an empty one of its own: the packages that this machine has installed stay as they are
 */
export async function debianLibraries(architecture: string, folder: string): Promise<Part> {
  const archives = path.join(folder, 'archives');
  await mkdir(path.join(folder, 'lists/partial'), { recursive: true });
  await mkdir(path.join(archives, 'partial'), { recursive: true });
  const status = path.join(folder, 'status');
  await writeFile(status, '');
  const options = [
    ...[`APT::Architecture=${architecture}`, `APT::Architectures=${architecture}`],
    ...[`Dir::State=${folder}`, `Dir::Cache=${folder}`, `Dir::State::status=${status}`],
  ].flatMap((option) => ['-o', option]);
  const apt = (...args: readonly string[]): Promise<unknown> =>
    run('apt-get', ['--quiet=2', ...options, ...args], { cwd: archives });
  await apt('update');
  await apt('install', '--yes', '--no-install-recommends', '--download-only', LIBRARY);
  await apt('download', BASE);
  const packages = (await readdir(archives)).filter((file) => file.endsWith('.deb')).sort();
  return joined(await Promise.all(packages.map((file) => unpack(path.join(archives, file)))));
}

async function unpack(deb: string): Promise<Part> {
  const { stdout: control } = await run('dpkg-deb', ['--field', deb]);
  const field = (name: string): string =>
    new RegExp(`^${name}: (.*)$`, 'm').exec(control)?.[1] ?? '';
  const [name, version] = [field('Package'), field('Version')];
  const { stdout: tar } = await run('dpkg-deb', ['--fsys-tarfile', deb], {
    encoding: 'buffer',
    maxBuffer: Infinity,
  });
  const files = await filesIn(tar, (file) => {
    const place = file.replace(/^\.\//, '');
    return KEPT.some((pattern) => pattern.test(place)) ? place : null;
  });
  const purl = `pkg:deb/debian/${[name, version].map(encodeURIComponent).join('@')}?arch=${field('Architecture')}`;
  return {
    // Where scanners of images look for packages that were put there without dpkg.
    files: { ...files, [`var/lib/dpkg/status.d/${name}`]: { content: control } },
    components: [{ type: 'library', 'bom-ref': purl, name, version, purl }],
  };
}
