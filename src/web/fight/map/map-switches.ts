/** What the map does besides, by the switches on it. */
import { create } from 'zustand';
import { StoredSwitch } from '../../kit/stored-switch.ts';

const storedFollows = new StoredSwitch('map-follows', true);

interface Switches {
  /** Whether the map moves to who acts: kept in this browser. */
  readonly follows: boolean;
  /** Whether a drag measures. */
  readonly measures: boolean;
  readonly setFollows: (follows: boolean) => void;
  readonly setMeasures: (measures: boolean) => void;
}

export const useMapSwitches = create<Switches>((set) => ({
  follows: storedFollows.isOn,
  measures: false,
  setFollows: (follows) => {
    set({ follows });
    storedFollows.isOn = follows;
  },
  setMeasures: (measures) => {
    set({ measures });
  },
}));
