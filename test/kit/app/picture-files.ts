/** Pictures as small as their formats allow, and files that are something else besides. */
import { crc32, deflateSync } from 'node:zlib';

const text = (characters: string) => Buffer.from(characters, 'latin1');
const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const u32up = (value: number) => u32(value).reverse();

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([text(type), data]);
  return Buffer.concat([u32(data.length), named, u32(crc32(named))]);
};

/** @param seed other bytes, and so another hash */
export const png = ({ width = 2, height = 3, seed = '' } = {}): Buffer =>
  Buffer.concat([
    text('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 0, 0, 0, 0])])),
    ...(seed === '' ? [] : [chunk('tEXt', text(`Comment\0${seed}`))]),
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min(10_000, (width + 1) * height)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** Of exactly so many bytes. */
export const pngOf = (bytes: number, seed = 'x'): Buffer =>
  png({ seed: seed.padEnd(bytes - png({ seed: 'x' }).length + 1, '.') });

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data]);

export const jpeg = ({
  width = 2,
  height = 3,
  frame = 0xc0,
  inside = Buffer.alloc(0),
} = {}): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.concat([text('JFIF\0'), Buffer.from([1, 1, 0, 0, 1, 0, 1, 0, 0])])),
    ...(inside.length === 0 ? [] : [segment(0xfe, inside)]),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(
      frame,
      Buffer.concat([Buffer.from([8]), u16(height), u16(width), Buffer.from([1, 1, 0x11, 0])]),
    ),
    segment(0xc4, Buffer.alloc(20)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    // A byte 255 of the data, a restart, and filling.
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff]),
    Buffer.from([0xff, 0xd9]),
  ]);

const riff = (...chunks: readonly (readonly [string, Buffer])[]) => {
  const all = chunks.map(([type, data]) =>
    Buffer.concat([text(type), u32up(data.length), data, Buffer.alloc(data.length % 2)]),
  );
  const body = Buffer.concat([text('WEBP'), ...all]);
  return Buffer.concat([text('RIFF'), u32up(body.length), body]);
};

export const webp = {
  lossless: (width = 2, height = 3) =>
    riff(['VP8L', Buffer.concat([Buffer.from([0x2f]), u32up((width - 1) | ((height - 1) << 14))])]),
  lossy: (width = 2, height = 3) =>
    riff([
      'VP8 ',
      Buffer.concat([text('\0\0\0\x9d\x01\x2a'), u16(width).reverse(), u16(height).reverse()]),
    ]),
  extended: (width = 2, height = 3) =>
    riff(
      [
        'VP8X',
        Buffer.concat([
          Buffer.alloc(4),
          u32up(width - 1).subarray(0, 3),
          u32up(height - 1).subarray(0, 3),
        ]),
      ],
      ['VP8L', Buffer.concat([Buffer.from([0x2f]), u32up(0)])],
    ),
};

const box = (type: string, ...parts: readonly Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
};
const ispe = (width: number, height: number) => box('ispe', u32(0), u32(width), u32(height));

export const avif = ({ width = 2, height = 3, brand = 'avif', tiles = false } = {}): Buffer =>
  Buffer.concat([
    box('ftyp', text(brand), u32(0), text('mif1'), text(brand === 'avif' ? 'miaf' : 'avif')),
    box(
      'meta',
      u32(0),
      box('hdlr', Buffer.alloc(8)),
      box('iprp', box('ipco', ...(tiles ? [ispe(1, 1)] : []), ispe(width, height))),
    ),
    box('mdat', Buffer.from([1, 2, 3])),
  ]);

/** Whole pictures, by what they are. */
export const wholePictures: Readonly<Record<string, readonly [string, Buffer]>> = {
  PNG: ['image/png', png()],
  'a JPEG': ['image/jpeg', jpeg()],
  'a progressive JPEG': ['image/jpeg', jpeg({ frame: 0xc2 })],
  'lossless WebP': ['image/webp', webp.lossless()],
  'lossy WebP': ['image/webp', webp.lossy()],
  'extended WebP': ['image/webp', webp.extended()],
  AVIF: ['image/avif', avif()],
  'AVIF in tiles': ['image/avif', avif({ tiles: true })],
  'AVIF of another main brand': ['image/avif', avif({ brand: 'mif2' })],
};

const html = text('<html><script>alert(1)</script></html>');
const zip = Buffer.concat([text('PK\x05\x06'), Buffer.alloc(18)]);

/** Two things at once, or nothing of the kind. */
export const polyglots: Readonly<Record<string, Buffer>> = {
  'a PNG with a page behind it': Buffer.concat([png(), html]),
  'a PNG with a page in its text': png({ seed: html.toString() }),
  'a PNG with a program of PHP in its text': png({ seed: '<?php system($_GET["c"]); ?>' }),
  'a PNG with a ZIP behind it': Buffer.concat([png(), zip]),
  'a PNG with a ZIP in its text': png({ seed: zip.toString('latin1') }),
  'a JPEG with a JAR behind it': Buffer.concat([jpeg(), zip]),
  'a JPEG with a page in its comment': jpeg({ inside: html }),
  'a JPEG that is a PDF': jpeg({ inside: text('%PDF-1.7 obj') }),
  'a JPEG with a second one behind it': Buffer.concat([jpeg(), jpeg()]),
  'a WebP that is longer than it says': Buffer.concat([webp.lossless(), html]),
  'an AVIF with a box of its own': Buffer.concat([avif(), box('uuid', html)]),
  'an AVIF with something behind it': Buffer.concat([avif(), text('GIF89a')]),
};

export const noPictures: Readonly<Record<string, Buffer>> = {
  'an SVG': text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'an SVG with a declaration': text('<?xml version="1.0"?><svg/>'),
  'a GIF': text('GIF89a\x01\0\x01\0\0\0\0;'),
  'a PDF with a JPEG further on': Buffer.concat([text('%PDF-1.7\n'), jpeg()]),
  'a page with a PNG further on': Buffer.concat([html, png()]),
  nothing: Buffer.alloc(0),
  'a byte': Buffer.from([0x89]),
  'an MP4': Buffer.concat([box('ftyp', text('isom'), u32(0)), box('mdat')]),
};
