/**
 * `npm run pack:image`: the release as an image for containers, of amd64 and arm64: `dist/sixbeat-<version>-image`, a
 * layout of the OCI, the same as one file in `.tar`, and what it is made of in `.cdx.json`. Needs apt-get and dpkg-deb
 * of Debian, but no daemon and no rights.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EVERYWHERE, settingsFrom } from '../src/local/settings.ts';
import { debianLibraries } from './image/debian.ts';
import { type Image, Layout } from './image/layout.ts';
import { nodeBuild } from './image/node.ts';
import { joined, type Part } from './image/part.ts';
import { sbomWith } from './image/sbom.ts';
import { type Files, filesInPackage, tarOf } from './image/tar.ts';
import { packRelease } from './pack-release.ts';

/** The settings that it has where no others are given. */
export const IMAGE_ENVIRONMENT = { HOST: EVERYWHERE, SIXBEAT_DATA_DIR: '/data' };
/** Whom it runs as, and nothing else on its machine. */
export const IMAGE_USER = 65_532;

const CONFIG = {
  User: `${IMAGE_USER}:${IMAGE_USER}`,
  Env: Object.entries(IMAGE_ENVIRONMENT).map((variable) => variable.join('=')),
  Entrypoint: ['/usr/local/bin/node', '/app/sixbeat.mjs'],
  ExposedPorts: { [`${settingsFrom({}).port}/tcp`]: {} },
  Volumes: { [IMAGE_ENVIRONMENT.SIXBEAT_DATA_DIR]: {} },
};

const OWN_FILES: Files = {
  'etc/passwd': { content: `sixbeat:x:${IMAGE_USER}:${IMAGE_USER}::/data:/usr/sbin/nologin\n` },
  'etc/group': { content: `sixbeat:x:${IMAGE_USER}:\n` },
  data: { type: 'directory', mode: 0o700, uid: IMAGE_USER, gid: IMAGE_USER },
  tmp: { type: 'directory', mode: 0o1777 },
};

/** Processors as Go and Debian name them, and as Node does. */
const PROCESSORS = { amd64: 'x64', arm64: 'arm64' };

/** Packs the image and answers where its layout is; the other files lie beside it. */
export async function packImage(): Promise<string> {
  const release = await packRelease();
  const { version, description, license, devDependencies } = JSON.parse(
    await readFile(path.join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as Manifest;
  const layout = new Layout({
    'org.opencontainers.image.title': 'Sixbeat',
    'org.opencontainers.image.description': description,
    'org.opencontainers.image.version': version,
    'org.opencontainers.image.licenses': license,
  });
  const app = await layout.layer(await filesInPackage(release, (name) => `app/${name}`));
  const images: Image[] = [];
  const parts: Part[] = [];
  const folder = await mkdtemp(path.join(tmpdir(), 'sixbeat-image-'));
  try {
    for (const [architecture, processor] of Object.entries(PROCESSORS)) {
      const part = joined([
        await debianLibraries(architecture, path.join(folder, architecture)),
        await nodeBuild(devDependencies.node, processor, folder),
      ]);
      const base = await layout.layer({ ...part.files, ...OWN_FILES });
      images.push({ architecture, config: CONFIG, layers: [base, app] });
      parts.push(part);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const output = release.replace(/\.tgz$/, '-image');
  const files = layout.files(`localhost/sixbeat:${version}`, images);
  await rm(output, { recursive: true, force: true });
  await write(files, output);
  await writeFile(`${output}.tar`, await tarOf(files));
  await writeFile(`${output}.cdx.json`, await sbomWith(joined(parts).components));
  return output;
}

interface Manifest extends Readonly<Record<'version' | 'description' | 'license', string>> {
  readonly devDependencies: { readonly node: string };
}

async function write(files: Files, folder: string): Promise<void> {
  for (const [name, { content = '' }] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

if (import.meta.main) {
  const packed = path.relative(process.cwd(), await packImage());
  console.log(`${packed} and ${packed}.tar are packed; \`podman load -i ${packed}.tar\` loads it.`);
}
