import type { Encounter } from '../state/seen.ts';
import { nameOf } from '../state/names.ts';
import { pointsAt } from '../attention/pointed.ts';
import { Chance } from './chance.tsx';
import { arrivalInWords, sightInWords, sumInWords } from './figures.ts';
import type { Target } from './outlook.ts';

interface Props {
  readonly encounter: Encounter;
  readonly combatantId: string;
  /** Null until it is known. */
  readonly target: Target | null;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

/** A combatant who may be picked, and the odds of it. */
export function TargetRow({ encounter, combatantId, target, isPicked, onPick }: Props) {
  return (
    <button
      type="button"
      className="target-row"
      aria-pressed={isPicked}
      title={target ? sumInWords(target.terms) : undefined}
      onClick={onPick}
      {...pointsAt('COMBATANT', combatantId)}
    >
      <span className="what">
        <span>
          <b className="clamped">{nameOf(encounter, combatantId)}</b>
          {target?.friendly && <small> same side</small>}
        </span>
        {target && <Way encounter={encounter} target={target} />}
      </span>
      {target?.hitChance != null && (
        <Chance
          hit={target.hitChance}
          damage={target.expectedDamage}
          isEstimated={target.isEstimated}
        />
      )}
    </button>
  );
}

interface WayProps {
  readonly encounter: Encounter;
  readonly target: Target;
}

/** How far it is, what stands in between and by which rule, and when the attack would be there. */
export function Way({ encounter, target: { distance, sight, arrives } }: WayProps) {
  const parts = [
    distance &&
      `${distance.hexes} ${distance.hexes === 1 ? 'hex' : 'hexes'}, ${distance.length} ${distance.unit}`,
    sightInWords(sight),
    arrivalInWords(encounter, arrives),
  ].filter(Boolean);
  return (
    <small>
      {parts.join(' · ')} {sight?.rule && <span className="rule">{sight.rule.id}</span>}
    </small>
  );
}
