import { useEffect } from 'react';
import { usePlay } from './play-context.ts';

/** 1 to 9 begin an option, Enter does it, Escape lets it be; not while somebody writes. */
export function useKeys(): void {
  const { decision, begin, commit, cancel } = usePlay();
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const option = /^[1-9]$/.test(event.key) && decision?.options[Number(event.key) - 1];
      if (option) begin(option.id);
      else if (event.key === 'Enter' && !isControl(event.target)) commit();
      else if (event.key === 'Escape') cancel();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('keydown', pressed);
    };
  }, [decision, begin, commit, cancel]);
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;
