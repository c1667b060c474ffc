/** What a sheet shows beside what the table sees: asked for while it is open, anew for each version. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { CatalogueQuery, SheetQuery } from '../../../client/index.ts';
import { CatalogueDocument, SheetDocument } from '../../api/generated/whole.ts';
import type { Granted } from '../../api/granted.ts';
import { useSeeing } from '../state/seeing.ts';

export type WholeCombatant = Extract<SheetQuery['node'], { readonly __typename: 'Combatant' }>;
export type Catalogue = NonNullable<Granted<CatalogueQuery>['encounter']>;

export function useSheet(combatantId: string): WholeCombatant | null {
  const seeing = useSeeing();
  const version = useStore(seeing.state, ({ encounter }) => encounter?.version);
  const [found, setFound] = useState<WholeCombatant | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const { node } = await seeing.ask(SheetDocument, {
        id: seeing.nodeIdOf(combatantId),
      });
      if (isWanted && node?.__typename === 'Combatant') setFound(node);
    };
    // Without an answer it stays as it was: the page says that the server is away.
    void ask().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [seeing, combatantId, version]);
  return found?.id === combatantId ? found : null;
}

/** Every action and condition of the fight: more come with combatants and by commands, and an undo takes them away. */
export function useCatalogue(): Catalogue | null {
  const seeing = useSeeing();
  const id = useStore(seeing.state, ({ encounter }) => encounter?.id);
  const version = useStore(seeing.state, ({ encounter }) => encounter?.version);
  const [found, setFound] = useState<Catalogue | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const { encounter } = await seeing.ask(CatalogueDocument, { id });
      if (isWanted) setFound(encounter);
    };
    void ask().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [seeing, id, version]);
  return found;
}
