/** Everything of one combatant that this seat may see; a game master changes it here. */
import { useMemo } from 'react';
import { isEmbedded } from '../../kit/embedded.ts';
import { Drawer } from '../../kit/drawer.tsx';
import { ComputerMark } from '../computer/mark.tsx';
import { WhoPlays } from '../computer/who-plays.tsx';
import { useDrawer } from '../attention/drawer.ts';
import { usePlay } from '../play/play-context.ts';
import { combatantOf, nameOf } from '../state/names.ts';
import { looksOf } from '../../../scene/looks.ts';
import { Budget } from '../order/budget.tsx';
import { StoredPortrait } from '../order/stored-portrait.tsx';
import { VitalsBar } from '../order/vitals-bar.tsx';
import type { Encounter } from '../state/seen.ts';
import { Actions } from './actions.tsx';
import { Conditions } from './conditions.tsx';
import { Facts, type Naming } from './facts.tsx';
import { Changes } from './changes.tsx';
import { KeepSheet } from './keep-sheet.tsx';
import { Ongoing } from './ongoing.tsx';
import { type Catalogue, useCatalogue, useSheet } from './use-sheet.ts';
import './sheet.css';

interface Props {
  readonly encounter: Encounter;
  readonly combatantId: string;
}

export default function Sheet({ encounter, combatantId }: Props) {
  const { isGm, isMine } = usePlay();
  const { close } = useDrawer();
  const whole = useSheet(combatantId);
  const catalogue = useCatalogue();
  const naming = useMemo(() => namingOf(encounter, catalogue), [encounter, catalogue]);
  const combatant = combatantOf(encounter, combatantId);
  if (!combatant) return null;
  const { name, side, status, hidden, vitals, budget } = combatant;
  const look = looksOf(encounter.combatants)(combatantId);
  return (
    <Drawer title={name} onClose={close}>
      <div className="row who-it-is">
        <StoredPortrait combatant={combatant} look={look} />
        <p className="muted grow">
          {[side, status.toLowerCase(), hidden && 'hidden'].filter(Boolean).join(' · ')}
          <ComputerMark play={combatant.playedByComputer} />
        </p>
      </div>
      <section aria-label="Vitals">
        {vitals.map((one) => (
          <VitalsBar key={one.label} vitals={one} isNamed />
        ))}
        <Budget of={budget} />
      </section>
      <Conditions
        key={`conditions ${combatantId}`}
        combatant={combatant}
        whole={whole}
        catalogue={catalogue}
        ruleset={encounter.ruleset}
        mayChange={isGm}
      />
      <Ongoing encounter={encounter} combatantId={combatantId} />
      {isMine(combatantId) && encounter.phase !== 'ENDED' && (
        <WhoPlays key={`player ${combatantId}`} encounter={encounter} combatant={combatant} />
      )}
      {isGm && (
        <Changes key={combatantId} combatant={combatant} ruleset={encounter.ruleset} look={look} />
      )}
      {whole?.sheet && catalogue && (
        <Actions sheet={whole.sheet} catalogue={catalogue} naming={naming} />
      )}
      {whole?.sheet && (
        <section>
          <h3>Sheet</h3>
          <Facts of={whole.sheet} naming={naming} />
          {catalogue && !isEmbedded() && (
            <KeepSheet
              key={combatantId}
              whole={whole}
              catalogue={catalogue}
              ruleset={encounter.ruleset}
            />
          )}
        </section>
      )}
      {whole && !whole.sheet && <p className="muted">Only its player and the GM see the rest.</p>}
    </Drawer>
  );
}

/** Combatants by their ids; actions and conditions by their keys. */
function namingOf(encounter: Encounter, catalogue: Catalogue | null): Naming {
  const named = [...(catalogue?.actions ?? []), ...(catalogue?.conditions ?? [])];
  const names = new Map(named.map(({ key, name }) => [key, name]));
  for (const { id } of encounter.combatants) names.set(id, nameOf(encounter, id));
  return (value) => names.get(value) ?? null;
}
