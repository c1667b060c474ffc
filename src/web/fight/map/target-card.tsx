import type { Encounter } from '../state/seen.ts';
import { Chance } from '../due-now/chance.tsx';
import { termInWords } from '../due-now/figures.ts';
import { useTargets } from '../due-now/outlook.ts';
import { Way } from '../due-now/target-row.tsx';
import type { Aim } from './aim.ts';

interface Props {
  readonly encounter: Encounter;
  readonly aim: Aim;
}

/** What an option would come to at the target that is pointed at. */
export function TargetCard({
  encounter,
  aim: {
    option,
    target: { id, name },
  },
}: Props) {
  const targets = useTargets(encounter, option);
  const target = targets.find(({ combatantId }) => combatantId === id);
  if (!target) return null;
  const { hitChance, expectedDamage, isEstimated, terms } = target;
  return (
    <aside className="target-card panel">
      <span className="what">
        <b>
          {option.label} → {name}
        </b>
        <Way encounter={encounter} target={target} />
        {terms.map((term, i) => (
          <small key={i}>
            {termInWords(term)} {term.rule && <span className="rule">{term.rule.id}</span>}
          </small>
        ))}
      </span>
      {hitChance !== null && (
        <Chance hit={hitChance} damage={expectedDamage} isEstimated={isEstimated} />
      )}
    </aside>
  );
}
