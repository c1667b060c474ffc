/** Marks what others have written as data: a name cannot pass for a line of the answer, nor for an instruction. */
import { MAX_QUOTED } from '../limits.ts';

/** Controls, direction marks and what separates lines; and every sign that might end the quotation. */
const UNPRINTED = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;
const QUOTES = /["“”„‟«»″＂]/g;

/** On one line, in quotes that it does not have itself, and cut where it is too long. */
export function quoted(text: string, max = MAX_QUOTED): string {
  const plain = text.replaceAll(UNPRINTED, ' ').replaceAll(QUOTES, "'").trim();
  return `"${plain.length > max ? `${plain.slice(0, max - 1)}…` : plain}"`;
}
