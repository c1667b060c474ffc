import { useEffect, useState } from 'react';
import type { FieldProblem } from '../api/command.ts';
import type { SavedSheet } from './library.ts';
import { faultsOf } from './sheet-file.ts';
import { checked } from './trial.ts';

/** Milliseconds without a key after which what is written is read. */
const PAUSE_MS = 600;

/**
 * What is wrong with a sheet that is being written, by the server's own check at each pause. What is only
 * missing yet is no mistake before it is asked for: of that, what was found and is still so is shown.
 */
export function useProblems(draft: SavedSheet) {
  const [initial] = useState(draft);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  useEffect(() => {
    if (draft === initial) return;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const found = await checked(draft);
      if (!isWanted) return;
      const missing = new Set(faultsOf(draft).map(({ path }) => path));
      setProblems((shown) => [...shown.filter(({ path }) => missing.has(path)), ...found]);
    };
    const timer = setTimeout(() => {
      // Without a server one can write on.
      void look().catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [draft, initial]);
  return [problems, setProblems] as const;
}
