/** An image layout of the OCI: a folder of blobs, each named by its digest, which tools copy to where images are run. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Files, type PackedFile, tarOf } from './tar.ts';

/** What names a blob in another one. */
interface Descriptor {
  readonly mediaType: string;
  readonly digest: string;
  readonly size: number;
}

/** Files that are unpacked over those of the layers before it. */
export interface Layer {
  readonly blob: Descriptor;
  /** The digest of what is not compressed. */
  readonly diffId: string;
}

export interface Image {
  /** As Go names it. */
  readonly architecture: string;
  readonly layers: readonly Layer[];
  /** How it is run: `config` of the specification. */
  readonly config: object;
}

export class Layout {
  readonly #blobs: Record<string, PackedFile> = {};
  readonly #annotations: Readonly<Record<string, string>>;

  /** @param annotations of each image, and of all of them together */
  constructor(annotations: Readonly<Record<string, string>>) {
    this.#annotations = annotations;
  }

  async layer(files: Files): Promise<Layer> {
    const tar = await tarOf(files);
    const compressed = await promisify(gzip)(tar);
    return { blob: this.#add('layer.v1.tar+gzip', compressed), diffId: digestOf(tar) };
  }

  /** The files of a layout with these images under one name: tools choose the one that suits their machine. */
  files(name: string, images: readonly Image[]): Files {
    const index = this.#addManifest('index.v1+json', {
      manifests: images.map((image) => this.#addImage(image)),
    });
    const named = { ...index, annotations: { 'org.opencontainers.image.ref.name': name } };
    return {
      'oci-layout': { content: JSON.stringify({ imageLayoutVersion: '1.0.0' }) },
      'index.json': { content: JSON.stringify({ schemaVersion: 2, manifests: [named] }) },
      ...this.#blobs,
    };
  }

  #addImage({ architecture, layers, config }: Image): object {
    const platform = { architecture, os: 'linux' };
    const settings = this.#addJson('config.v1+json', {
      ...platform,
      created: new Date(0).toISOString(),
      config: { ...config, Labels: this.#annotations },
      rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
    });
    const content = { config: settings, layers: layers.map(({ blob }) => blob) };
    return { ...this.#addManifest('manifest.v1+json', content), platform };
  }

  #addManifest(kind: string, content: object): Descriptor {
    const mediaType = mediaTypeOf(kind);
    const annotations = this.#annotations;
    return this.#addJson(kind, { schemaVersion: 2, mediaType, ...content, annotations });
  }

  #addJson(kind: string, content: object): Descriptor {
    return this.#add(kind, Buffer.from(JSON.stringify(content)));
  }

  #add(kind: string, content: Buffer): Descriptor {
    const digest = digestOf(content);
    this.#blobs[`blobs/${digest.replace(':', '/')}`] = { content };
    return { mediaType: mediaTypeOf(kind), digest, size: content.length };
  }
}

const mediaTypeOf = (kind: string): string => `application/vnd.oci.image.${kind}`;

const digestOf = (content: Buffer): string =>
  `sha256:${createHash('sha256').update(content).digest('hex')}`;
