import { Suspense } from 'react';
import { useStore } from 'zustand';
import { Boundary, Reload } from '../../kit/boundary.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { useBackCloses } from '../attention/back-closes.ts';
import { useDrawer, useKeptDrawer } from '../attention/drawer.ts';
import { useFight } from '../state/fight-context.ts';
import { ToolHint } from './tool-hint.tsx';
import { lazyPart } from '../../kit/load-part.ts';

// They come when they are opened first: who only plays never loads them.
const Sheet = lazyPart(() => import('../sheet/sheet.tsx'));
const GmDrawer = lazyPart(() => import('../gm/gm-drawer.tsx'));

/** What lies open beside the map. */
export function Drawers() {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  const { drawn, close } = useDrawer();
  useKeptDrawer(store.encounterId);
  useBackCloses();
  if (!encounter || !drawn) return null;
  return (
    <>
      <Boundary key={drawn.kind} instead={<NotLoaded onClose={close} />}>
        <Suspense>
          {drawn.kind === 'SHEET' && (
            <Sheet encounter={encounter} combatantId={drawn.combatantId} />
          )}
          {drawn.kind === 'GM' && <GmDrawer encounter={encounter} room={drawn.room} />}
        </Suspense>
      </Boundary>
      <ToolHint />
    </>
  );
}

/** The table behind it goes on. */
const NotLoaded = ({ onClose }: { readonly onClose: () => void }) => (
  <Drawer title="Not here" onClose={onClose}>
    <p role="alert">This part could not be loaded.</p>
    <div className="row">
      <Reload />
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  </Drawer>
);
