/** Files by their names in an image, as they are read from archives and written to some that are the same each time. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { extract, type Header, pack } from 'tar-stream';

export interface PackedFile {
  readonly type?: Header['type'];
  readonly mode?: number;
  readonly linkname?: string;
  readonly uid?: number;
  readonly gid?: number;
  readonly content?: Buffer | string;
}

export type Files = Readonly<Record<string, PackedFile>>;

/**
 * What a tar has, but for its folders.
 * @param place where a file of it goes; null for one that is left out
 */
export async function filesIn(tar: Buffer, place: (name: string) => string | null): Promise<Files> {
  const files: Record<string, PackedFile> = {};
  const entries = extract();
  entries.end(tar);
  for await (const entry of entries) {
    const { name, type, mode, linkname } = entry.header;
    const content = await buffer(entry);
    const to = type === 'directory' ? null : place(name);
    if (to !== null) files[to] = { type, mode, linkname, content };
  }
  return files;
}

/** What a package of npm has. */
export const filesInPackage = async (
  file: string,
  place: (name: string) => string | null,
): Promise<Files> =>
  filesIn(gunzipSync(await readFile(file)), (name) => place(name.replace(/^package\//, '')));

/** A tar of them and the folders that they are in, by name and without a time: equal files make equal bytes. */
export async function tarOf(files: Files): Promise<Buffer> {
  const folders = Object.keys(files).flatMap(foldersOf);
  const all: Files = {
    ...Object.fromEntries(folders.map((name) => [name, { type: 'directory' } as const])),
    ...files,
  };
  const tar = pack();
  for (const [name, { content = '', type = 'file', ...header }] of Object.entries(all).sort(byName))
    tar.entry(
      { mode: type === 'directory' ? 0o755 : 0o644, ...header, name, type, mtime: EPOCH },
      content,
    );
  tar.finalize();
  return buffer(tar);
}

const EPOCH = new Date(0);

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

function foldersOf(name: string): readonly string[] {
  const folder = path.posix.dirname(name);
  return folder === '.' ? [] : [...foldersOf(folder), folder];
}
