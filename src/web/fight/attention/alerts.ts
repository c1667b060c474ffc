/** What is heard and told of a fight besides being shown: off until it is wanted, and kept in this browser. */
import { create } from 'zustand';
import { loaded } from '../../kit/load-part.ts';
import { StoredSwitch } from '../../kit/stored-switch.ts';
import type { Sound } from './sounds.ts';

const storedSounds = new StoredSwitch('sounds', false);
const storedNotices = new StoredSwitch('notifications', false);

interface Alerts {
  /** Whether turns and hits are heard. */
  readonly sounds: boolean;
  /** Whether the browser notifies of a turn while the page is not looked at. */
  readonly notifies: boolean;
  /** Whether the browser was asked for notifications, and does not show any. */
  readonly isBlocked: boolean;
  readonly setSounds: (sounds: boolean) => void;
  /** Asks the browser for the permission, where it has not given it. */
  readonly setNotifies: (notifies: boolean) => Promise<void>;
}

/** Some browsers have none, such as those of phones that notify by another way. */
export const canNotify = 'Notification' in globalThis;

export const useAlerts = create<Alerts>((set) => ({
  sounds: storedSounds.isOn,
  notifies: storedNotices.isOn && canNotify && Notification.permission === 'granted',
  isBlocked: false,
  setSounds: (sounds) => {
    set({ sounds });
    storedSounds.isOn = sounds;
    // What was pressed is what lets a page be heard, so that it is heard at once.
    sound('TURN');
  },
  setNotifies: async (wanted) => {
    const notifies = wanted && (await Notification.requestPermission()) === 'granted';
    set({ notifies, isBlocked: wanted && !notifies });
    storedNotices.isOn = notifies;
  },
}));

/** Where sounds are wanted. */
export function sound(which: Sound): void {
  if (!useAlerts.getState().sounds) return;
  void loaded(() => import('./sounds.ts')).then(
    ({ play }) => {
      play(which);
    },
    // A fight goes on without it.
    () => undefined,
  );
}

/**
 * Tells of something in a tab that is behind others.
 *
 * @param tag of what it is about: a later one takes its place
 * @returns what takes it back
 */
export function notify(title: string, body: string, tag: string): () => void {
  if (!document.hidden || !useAlerts.getState().notifies) return () => undefined;
  try {
    const notification = new Notification(title, { body, tag, icon: '/icon.svg' });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    return () => {
      notification.close();
    };
  } catch {
    // A browser may have them for service workers alone.
    return () => undefined;
  }
}
