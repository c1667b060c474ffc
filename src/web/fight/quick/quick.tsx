import { Suspense } from 'react';
import { useStore } from 'zustand';
import { Boundary } from '../../kit/boundary.tsx';
import { lazyPart } from '../../kit/load-part.ts';
import { useQuickMenu } from '../attention/quick-menu.ts';
import { usePlay } from '../play/play-context.ts';
import { useFight } from '../state/fight-context.ts';
import { combatantOf } from '../state/names.ts';

const QuickPopover = lazyPart(() => import('./quick-popover.tsx'));

/** What a game master changes most often, beside the token or the card that was pressed. */
export function Quick() {
  const { store } = useFight();
  const { isGm, choice } = usePlay();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  const { target } = useQuickMenu();
  const combatant = encounter && combatantOf(encounter, target?.combatantId ?? null);
  // While a target is chosen, a press on a token chooses it.
  if (!isGm || !encounter || !target || !combatant || choice) return null;
  return (
    <Boundary key={combatant.id} instead={null}>
      <Suspense>
        <QuickPopover target={target} combatant={combatant} ruleset={encounter.ruleset} />
      </Suspense>
    </Boundary>
  );
}
