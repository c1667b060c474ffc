import { useDrawer } from '../attention/drawer.ts';
import { usePlay } from '../play/play-context.ts';
import { combatantOf } from '../state/names.ts';
import { useEncounter } from '../state/seeing.ts';
import type { Combatant, Encounter } from '../state/seen.ts';
import { looksOf } from '../../../scene/looks.ts';
import { Budget } from './budget.tsx';
import { StoredPortrait } from './stored-portrait.tsx';
import { VitalsBar } from './vitals-bar.tsx';
import './decider.css';

/** Vitals and budget of who decides, or else whose turn it is, where there is no room for the whole order. */
export function Decider() {
  const encounter = useEncounter();
  const { decision } = usePlay();
  const id = decision?.combatantId ?? encounter?.clock?.turnOfId ?? null;
  const combatant = encounter && combatantOf(encounter, id);
  if (!combatant) return null;
  return <CombatantLine encounter={encounter} combatant={combatant} className="decider" />;
}

interface LineProps {
  readonly encounter: Encounter;
  readonly combatant: Combatant;
  readonly className?: string;
}

/** Who, how well, and what may still be spent, in one line; a press opens the sheet. */
export function CombatantLine({ encounter, combatant, className = '' }: LineProps) {
  const { openSheet } = useDrawer();
  const { name, vitals, budget } = combatant;
  return (
    <button
      type="button"
      className={`combatant-line ${className}`}
      onClick={() => {
        openSheet(combatant.id);
      }}
    >
      <StoredPortrait combatant={combatant} look={looksOf(encounter.combatants)(combatant.id)} />
      <span className="who">
        <b className="clamped">{name}</b>
        {vitals.map((one) => (
          <VitalsBar key={one.label} vitals={one} isNamed={vitals.length > 1} />
        ))}
      </span>
      <Budget of={budget} />
    </button>
  );
}
