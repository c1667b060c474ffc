import { useEffect, useState } from 'react';
import type { BestiaryQuery } from '../../../../client/index.ts';
import { BestiaryDocument } from '../../../api/generated/whole.ts';
import { useFight } from '../../state/fight-context.ts';
import type { Encounter } from '../../state/seen.ts';

export type Creature = BestiaryQuery['bestiary'][number];

/** Null until it has come. */
export function useBestiary(ruleset: Encounter['ruleset']): readonly Creature[] | null {
  const { store } = useFight();
  const [found, setFound] = useState<readonly Creature[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const { bestiary } = await store.ask(BestiaryDocument, { ruleset });
      if (isWanted) setFound(bestiary);
    };
    void ask().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [store, ruleset]);
  return found;
}
