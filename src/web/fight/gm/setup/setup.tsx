/** All that a fight needs before its first round, on one screen. */
import { useState } from 'react';
import { TableLink } from '../seats/table-link.tsx';
import type { Encounter } from '../../state/seen.ts';
import { Chance } from './chance.tsx';
import { Lineup } from './lineup.tsx';
import { RollInitiative } from './roll-initiative.tsx';
import { Roster } from './roster.tsx';
import { Sides, sidesIn } from './sides.tsx';
import './setup.css';

export default function Setup({ encounter }: { readonly encounter: Encounter }) {
  const [side, setSide] = useState(() => sidesIn(encounter, null)[0] ?? '');
  const hasJoined = encounter.combatants.length > 0;
  return (
    <>
      <Sides encounter={encounter} side={side} onChoose={setSide} />
      <Roster encounter={encounter} side={side} />
      <Lineup encounter={encounter} />
      <Chance encounter={encounter} />
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
