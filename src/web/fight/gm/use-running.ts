/** What the drawer shows that no seat but a game master's needs: asked for while it is open. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { GameMasterQuery } from '../../../client/index.ts';
import { GameMasterDocument } from '../../api/generated/whole.ts';
import type { Granted } from '../../api/granted.ts';
import { useFight } from '../state/fight-context.ts';

export type RunningFight = NonNullable<Granted<GameMasterQuery>['encounter']>;

export function useRunning(): RunningFight | null {
  const { store } = useFight();
  const id = useStore(store.state, (fight) => fight.encounter?.id);
  const version = useStore(store.state, (fight) => fight.encounter?.version);
  const [found, setFound] = useState<RunningFight | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const { encounter } = await store.ask(GameMasterDocument, { id });
      if (isWanted) setFound(encounter);
    };
    void ask().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [store, id, version]);
  return found;
}
