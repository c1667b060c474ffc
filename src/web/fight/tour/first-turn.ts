/** Whether a fight begins with a guided first turn: once in a browser, in the fight that “Play now” opens. */
import { browserSwitch } from '../../kit/browser-switch.ts';
import { keep, kept } from '../../kit/kept.ts';

export const useTourSeen = browserSwitch('tour-seen', false);

const keyOf = (encounterId: string): string => `tour:${encounterId}`;

export const beginsWithTour = (encounterId: string): void => {
  keep(keyOf(encounterId), true);
};

export const hasTour = (encounterId: string): boolean => kept(keyOf(encounterId)) === true;
