/** The thread on which maps become PNG. */
import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { FAMILY, pngFiles } from './png-files.ts';
import type { Painted } from './png-thread.ts';
import { answerEach } from './thread.ts';

let fonts: Promise<Uint8Array[]> | null = null;

async function loaded(): Promise<Uint8Array[]> {
  const files = pngFiles();
  await initWasm(await readFile(files.program));
  return Promise.all(files.fonts.map((file) => readFile(file)));
}

answerEach(async (svg: string): Promise<Painted> => {
  fonts ??= loaded();
  const font = { fontBuffers: await fonts, defaultFontFamily: FAMILY, sansSerifFamily: FAMILY };
  const before = process.threadCpuUsage();
  const drawing = new Resvg(svg, { font });
  const image = drawing.render();
  try {
    const bytes = image.asPng();
    const { user, system } = process.threadCpuUsage(before);
    return { bytes, ms: (user + system) / 1000 };
  } finally {
    image.free();
    drawing.free();
  }
});
