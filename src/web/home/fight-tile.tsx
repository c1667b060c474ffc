import type { CSSProperties } from 'react';

interface Props {
  /** What its color is chosen by: fights of one name are told apart. */
  readonly id: string;
  /** How far the fight has come, in a few signs. */
  readonly mark: string;
}

/** A small picture of a fight, by which it is found again in a list. */
export const FightTile = ({ id, mark }: Props) => (
  <span className="tile" style={{ '--hue': hueOf(id) } as CSSProperties} aria-hidden>
    <span>{mark}</span>
  </span>
);

function hueOf(id: string): number {
  const sum = new TextEncoder().encode(id).reduce((hash, byte) => (31 * hash + byte) | 0, 7);
  return ((sum % 360) + 360) % 360;
}
