/** What is done to a fight as a whole is done to the fight as its person saw it, or they are asked first. */
import type { StoreApi } from 'zustand/vanilla';
import type { Outcome, Refusal } from '../../api/command.ts';
import type { Act, Fight, Notice } from './fight.ts';
import { isAside } from './history.ts';

export interface AsSeen {
  readonly act: Act;
  /** The version that they saw. */
  readonly version: number;
  /** Sent once more for a later version, where they say so or nothing is to be asked. */
  readonly send: (expectedVersion: number) => Promise<Outcome<unknown>>;
  /** When it is done, at last. */
  readonly done?: () => void;
  /** In words, where what has happened since leaves nothing of it to do. */
  readonly settled?: () => Promise<string | null>;
}

/** How it ended; the refusal is null where they are asked, or told, in a dialog. */
export interface Ended {
  readonly done: boolean;
  readonly refusal: Refusal | null;
}

/**
 * Where the fight has moved on since, they are told what happened and asked. Seats that came and went,
 * and the like, are nothing to ask about.
 */
export async function ifAsSeen(state: StoreApi<Fight>, wanted: AsSeen): Promise<Ended> {
  const { act, version: seen, send, done, settled } = wanted;
  await idle(state);
  for (let expected = seen; ;) {
    const outcome = await send(expected);
    if (outcome.done) {
      done?.();
      return { done: true, refusal: null };
    }
    const { refusal } = outcome;
    const { log, encounter } = state.getState();
    const now = encounter?.version ?? expected;
    // Of what cannot be drawn now, nothing can be told either.
    if (!refusal.conflict || now <= expected) return { done: false, refusal };
    const since = log.filter(({ version }) => version > seen);
    if (!since.every(isAside)) break;
    expected = now;
  }
  const text = (await settled?.()) ?? null;
  const again = async (): Promise<void> => {
    const version = state.getState().encounter?.version ?? seen;
    const { refusal } = await ifAsSeen(state, { ...wanted, version });
    state.setState({ refusal });
  };
  const notice: Notice =
    text === null
      ? { kind: 'MOVED_ON', seen, act, again }
      : { kind: 'TOLD', title: 'Already done', text };
  state.setState({ notice });
  return { done: false, refusal: null };
}

/** When nothing is on its way any more. */
function idle(state: StoreApi<Fight>): Promise<void> {
  if (!state.getState().sending) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = state.subscribe(({ sending }) => {
      if (sending) return;
      stop();
      resolve();
    });
  });
}
