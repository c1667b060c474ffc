/** What maps in PNG are made with: the program of resvg, and fonts, since it looks for none of the machine. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = '@resvg/resvg-wasm/index_bg.wasm';
const FONTS = ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSans-Oblique'].map(
  (name) => `dejavu-fonts-ttf/ttf/${name}.ttf`,
);
export const FAMILY = 'DejaVu Sans';

/** Paths of files: beside this module in a release, and in their packages in a clone. */
export const pngFiles = () => ({ program: pathOf(PROGRAM), fonts: FONTS.map(pathOf) });

function pathOf(file: string): string {
  const beside = path.join(import.meta.dirname, path.basename(file));
  return existsSync(beside) ? beside : fileURLToPath(import.meta.resolve(file));
}
