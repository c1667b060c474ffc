import { RuleTag } from '../rule-tag.tsx';
import { inLane } from '../sequence/in-lane.ts';
import { nameOf } from '../state/names.ts';
import type { Encounter } from '../state/seen.ts';

interface Props {
  readonly encounter: Encounter;
  readonly combatantId: string;
}

/** What it has ongoing, cools down from or waits for, and what comes to it. */
export function Ongoing({ encounter, combatantId }: Props) {
  const { timeline } = encounter;
  const name = nameOf(encounter, combatantId);
  const entries = timeline.filter(
    ({ ownerId, targetIds }) => ownerId === combatantId || targetIds.includes(combatantId),
  );
  if (entries.length === 0) return null;
  return (
    <section>
      <h3>Ongoing</h3>
      <ul className="lines">
        {entries.map(({ entryId, ownerId, label, kind, resolves, rule }) => (
          <li key={entryId}>
            {ownerId === combatantId ? inLane(label, name) : label}{' '}
            <small className="muted">{kind.toLowerCase().replaceAll('_', ' ')}</small>{' '}
            <small>
              until{' '}
              {resolves.step > 0 ? `${resolves.round}·${resolves.step}` : `round ${resolves.round}`}
            </small>{' '}
            <RuleTag id={rule.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
