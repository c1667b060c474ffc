/** Figures as people read them. */
import type { Encounter } from '../state/seen.ts';
import { beatAt, beatsOf, nowOf, titleOf } from '../sequence/columns.ts';
import type { Target } from './outlook.ts';

/** What can happen is not 0 %, and what can fail not 100 %. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return '< 1 %';
  if (whole === 100 && share < 1) return '> 99 %';
  return `${whole} %`;
}

/** A chance in which a sheet takes part that is not seen here is about so much (T-01). */
export const chanceInWords = (share: number, isEstimated: boolean): string =>
  `${isEstimated ? '≈ ' : ''}${percent(share)}`;

export const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** `Dex 3`, `cover −3d6`; mere dice need no name. */
export function termInWords({ label, value, dice }: Target['terms'][number]): string {
  const amount = String(dice ?? value ?? '').replace('-', '−');
  return label === 'dice' ? amount : `${label} ${amount}`;
}

export const sumInWords = (terms: Target['terms']): string =>
  terms.length > 0 ? terms.map(termInWords).join(' + ') : '0';

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
