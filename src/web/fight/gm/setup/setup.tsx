/** All that a fight needs before its first round, on one screen. */
import { Suspense, useState } from 'react';
import { Boundary } from '../../../kit/boundary.tsx';
import { lazyPart } from '../../../kit/load-part.ts';
import { TableLink } from '../seats/table-link.tsx';
import type { Encounter } from '../../state/seen.ts';
import { Chance } from './chance.tsx';
import { Lineup } from './lineup.tsx';
import { RollInitiative } from './roll-initiative.tsx';
import { Roster } from './roster.tsx';
import { Sides, sidesIn } from './sides.tsx';
import './setup.css';

const FindFoes = lazyPart(() => import('./find-foes.tsx'));

export default function Setup({ encounter }: { readonly encounter: Encounter }) {
  const [side, setSide] = useState(() => sidesIn(encounter, null)[0] ?? '');
  const [isSeeking, seek] = useState(false);
  const hasJoined = encounter.combatants.length > 0;
  return (
    <>
      <Sides encounter={encounter} side={side} onChoose={setSide} />
      <Roster encounter={encounter} side={side} />
      <Lineup encounter={encounter} />
      <Chance encounter={encounter} />
      {hasJoined && (
        <details
          className="find-foes"
          onToggle={({ currentTarget: { open } }) => {
            seek(open);
          }}
        >
          <summary>Find foes by difficulty</summary>
          {isSeeking && (
            <Boundary instead={null}>
              <Suspense fallback={<p className="muted">One moment …</p>}>
                <FindFoes encounter={encounter} />
              </Suspense>
            </Boundary>
          )}
        </details>
      )}
      {hasJoined && (
        <details className="invite-here">
          <summary>Invite players</summary>
          <div className="stacked">
            <TableLink encounter={encounter} />
          </div>
        </details>
      )}
      <RollInitiative />
    </>
  );
}
