/** Figures as people read them. */
import type { Encounter } from '../seen.ts';
import { beatAt, beatsOf, nowOf, titleOf } from '../sequence/columns.ts';
import type { Target } from './outlook.ts';

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** `Dex 3`, `cover −3d6`; mere dice need no name. */
export function termInWords({ label, value, dice }: Target['terms'][number]): string {
  const amount = String(dice ?? value ?? '').replace('-', '−');
  return label === 'dice' ? amount : `${label} ${amount}`;
}

/** What stands in between; empty where nothing does. */
export function sightInWords(sight: Target['sight']): string {
  if (!sight) return '';
  const { clear, covered, concealment } = sight;
  return [
    !clear && 'out of sight',
    clear && covered && 'cover',
    concealment > 0 && `concealment ${concealment}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** When an attack would come to it; empty where that is at once. */
export function arrivalInWords(encounter: Encounter, arrives: Target['arrives']): string {
  if (!arrives) return '';
  const beats = beatsOf(encounter);
  const beat = beatAt(arrives, beats);
  return beat > beatAt(nowOf(encounter), beats) ? `arrives ${titleOf(beat, beats)}` : '';
}
