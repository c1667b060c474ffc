/** A switch of the viewer, kept in this browser; its other tabs follow. */
import { create } from 'zustand';
import { StoredSwitch } from './stored-switch.ts';

interface Switch {
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/** @param name under which it is kept. @param initial where nothing is kept */
export function browserSwitch(name: string, initial: boolean) {
  const stored = new StoredSwitch(name, initial);
  const useSwitch = create<Switch>((set) => ({
    isOn: stored.isOn,
    set: (isOn) => {
      set({ isOn });
      stored.isOn = isOn;
    },
  }));
  addEventListener('storage', ({ key }) => {
    if (key === stored.key) useSwitch.setState({ isOn: stored.isOn });
  });
  return useSwitch;
}
