/** What of a file is read to judge it: where its parts begin and end, and how large the picture is. */

import type { PictureType } from '../ports.ts';

/** A picture as its own bytes describe it. */
export interface PictureHead {
  readonly mediaType: PictureType;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Bytes by their numbers; beyond their end it throws a RangeError, which makes a file a damaged one. */
export class Bytes {
  readonly all: Uint8Array;
  private readonly view: DataView;

  constructor(all: Uint8Array) {
    this.all = all;
    this.view = new DataView(all.buffer, all.byteOffset, all.byteLength);
  }

  get length(): number {
    return this.all.length;
  }

  byte = (at: number): number => this.view.getUint8(at);
  /** The first byte is the highest. */
  short = (at: number): number => this.view.getUint16(at);
  long = (at: number): number => this.view.getUint32(at);
  /** The first byte is the lowest. */
  shortUp = (at: number): number => this.view.getUint16(at, true);
  longUp = (at: number): number => this.view.getUint32(at, true);

  /** Characters, one for each byte. */
  text = (at: number, length: number): string =>
    String.fromCharCode(...this.all.subarray(at, at + length));

  /** Where this byte comes next; -1 where it does not. */
  next = (byte: number, from: number): number => this.all.indexOf(byte, from);
}
