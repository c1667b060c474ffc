import { useEffect } from 'react';
import { create } from 'zustand';
import { keyOf } from '../due-now/cards.ts';
import { QUESTIONS, useAsking } from '../ask/questions.ts';
import { cardsOf, type Play, usePlay } from './play-context.ts';
import { type Turnback, useHistory } from '../state/use-history.ts';

/** What a key can do at the table. */
interface AtTable {
  readonly play: Play;
  readonly undo: Turnback | null;
  readonly redo: Turnback | null;
  readonly showHelp: () => void;
}

interface Key {
  /** As it stands on a keyboard. */
  readonly shown: string;
  readonly does: string;
  readonly is: (event: KeyboardEvent) => boolean;
  readonly run: (table: AtTable, event: KeyboardEvent) => void;
}

/** Every key of the table but those that answer and those of the map; the help lists them. */
export const KEYS: readonly Key[] = [
  {
    shown: '1 – 9',
    does: 'Play a card',
    is: ({ key }) => /^[1-9]$/.test(key),
    run: ({ play }, { key }) => {
      const card = cardsOf(play).find((shown) => play.numbers.get(keyOf(shown)) === Number(key));
      if (card) play.play(card);
    },
  },
  {
    shown: 'E',
    does: 'End the turn, or pass',
    is: ({ key, shiftKey }) => key.toLowerCase() === 'e' && !shiftKey,
    run: ({ play: { hand, option, begin, commit } }) => {
      if (hand.closing && hand.closing.key === option?.key) commit();
      else if (hand.closing) begin(hand.closing.key);
    },
  },
  {
    shown: 'Enter',
    does: 'Confirm',
    is: ({ key, target }) => key === 'Enter' && !isControl(target),
    run: ({ play }) => {
      play.commit();
    },
  },
  {
    shown: 'Escape',
    does: 'One step back',
    is: ({ key }) => key === 'Escape',
    run: ({ play }) => {
      const { asked, close } = useAsking.getState();
      if (asked === null) play.cancel();
      else close();
    },
  },
  {
    shown: 'Z',
    does: 'Undo what was done last',
    is: ({ key, shiftKey }) => key.toLowerCase() === 'z' && !shiftKey,
    run: ({ undo }) => {
      undo?.run();
    },
  },
  {
    shown: 'Shift + Z',
    does: 'Redo what was undone',
    is: ({ key, shiftKey }) => key.toLowerCase() === 'z' && shiftKey,
    run: ({ redo }) => {
      redo?.run();
    },
  },
  {
    shown: '?',
    does: 'Show this help',
    is: ({ key }) => key === '?',
    run: ({ showHelp }) => {
      showHelp();
    },
  },
];

/** Those that answer. */
export const ASK_KEYS: readonly Key[] = QUESTIONS.map(({ id, letter, asks }) => ({
  shown: letter,
  does: asks,
  is: ({ key, shiftKey }) => key.toUpperCase() === letter && !shiftKey,
  run: () => {
    useAsking.getState().ask(id);
  },
}));

interface Help {
  readonly isOpen: boolean;
  readonly open: (isOpen: boolean) => void;
}

export const useHelp = create<Help>((set) => ({
  isOpen: false,
  open: (isOpen) => {
    set({ isOpen });
  },
}));

/** Not while the focus is in a field, nor while a dialog is open. */
export function useKeys(): void {
  const play = usePlay();
  const { undo, redo } = useHistory();
  const { open } = useHelp();
  useEffect(() => {
    const showHelp = (): void => {
      open(true);
    };
    const pressed = (event: KeyboardEvent): void => {
      // A key that is held does what it does once.
      if (event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const key = [...KEYS, ...ASK_KEYS].find(({ is }) => is(event));
      if (!key) return;
      event.preventDefault();
      key.run({ play, undo, redo, showHelp }, event);
    };
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('keydown', pressed);
    };
  }, [play, undo, redo, open]);
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;
