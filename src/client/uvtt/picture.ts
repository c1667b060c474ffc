/** The picture of a map as the file has it: base64, which is looked at and not decoded. */

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The base64 alone, of a data URL too; null where it is none. */
export function base64Of(image: string): string | null {
  const text = image.replace(/^data:[^,]{0,100},/, '').replace(/\s+/g, '');
  return text.length % 4 !== 1 && /^[A-Za-z0-9+/]*={0,2}$/.test(text) ? text : null;
}

/** How many bytes it stands for. */
export function byteCount(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.floor(((base64.length - padding) * 3) / 4);
}

/** The type by how the bytes begin; null where it is none that the service takes. */
export function typeOf(base64: string): PictureType | null {
  const start = firstBytes(base64);
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (start.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp';
  if (['ftypavif', 'ftypavis'].includes(start.slice(4, 12))) return 'image/avif';
  return null;
}

/** Twelve bytes, a character for each. */
function firstBytes(base64: string): string {
  const bits = Array.from(base64.slice(0, 16), (character) =>
    Math.max(0, ALPHABET.indexOf(character)).toString(2).padStart(6, '0'),
  ).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return bytes.map((byte) => String.fromCharCode(parseInt(byte, 2))).join('');
}
