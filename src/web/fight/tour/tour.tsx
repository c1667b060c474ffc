import { Suspense } from 'react';
import { useStore } from 'zustand';
import { Boundary } from '../../kit/boundary.tsx';
import { lazyPart } from '../../kit/load-part.ts';
import { usePlay } from '../play/play-context.ts';
import { useFight } from '../state/fight-context.ts';
import { hasTour, useTourSeen } from './first-turn.ts';

const Callout = lazyPart(() => import('./callout.tsx'));

/** What stands where, said beside it, in the first fight of a browser. */
export function Tour() {
  const { store } = useFight();
  const { decision } = usePlay();
  const isSeen = useTourSeen(({ isOn }) => isOn);
  const encounter = useStore(store.state, (fight) => fight.encounter);
  if (isSeen || !encounter || !decision || !hasTour(encounter.id)) return null;
  return (
    <Boundary instead={null}>
      <Suspense>
        <Callout encounter={encounter} />
      </Suspense>
    </Boundary>
  );
}
