import { useEffect, useState } from 'react';

/** Milliseconds in which what has just come up cannot have been read. */
const UNREAD_MS = 300;

/**
 * Whether something has only just taken the place of something else: a press is then meant for what stood
 * there before.
 *
 * @param question what stands there; undefined before anything does
 */
export function useUnread(question: string | null | undefined): boolean {
  const [read, setRead] = useState(question);
  useEffect(() => {
    if (read === question) return;
    const timer = setTimeout(
      () => {
        setRead(question);
      },
      // What a page begins with takes nothing's place.
      read === undefined ? 0 : UNREAD_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [question, read]);
  return read !== undefined && read !== question;
}
