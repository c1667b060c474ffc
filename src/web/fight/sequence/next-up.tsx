import type { Encounter } from '../state/seen.ts';
import { nameOf } from '../state/names.ts';
import { looksOf } from '../../../scene/looks.ts';
import { pointsAt, usePointed } from '../attention/pointed.ts';
import { beatAt, beatsOf, momentIn } from './columns.ts';
import { isLasting } from './lasting.ts';

/** One line of what comes, the next thing first. */
export function NextUp({ encounter }: { readonly encounter: Encounter }) {
  const pointedId = usePointed('ENTRY');
  const beats = beatsOf(encounter);
  const lookOf = looksOf(encounter.combatants);
  const entries = encounter.timeline.toSorted(
    (a, b) => beatAt(a.resolves, beats) - beatAt(b.resolves, beats),
  );
  if (entries.length === 0) return <p className="muted">Nothing is ongoing.</p>;
  return (
    <ol className="next-up" tabIndex={0} aria-label="What comes next">
      {entries.map((entry) => {
        const { entryId, ownerId, label, resolves } = entry;
        const lasts = isLasting(entry);
        const { color, ink } = lookOf(ownerId);
        const states = [lasts && 'lasting', pointedId === entryId && 'lit'].filter(Boolean);
        return (
          <li
            key={entryId}
            className={states.join(' ')}
            title={label}
            style={lasts ? undefined : { background: color, color: ink }}
            {...pointsAt('ENTRY', entryId)}
          >
            <b>{momentIn(resolves, beats) || `round ${resolves.round}`}</b>{' '}
            {label.includes(nameOf(encounter, ownerId))
              ? label
              : `${nameOf(encounter, ownerId)}: ${label}`}
          </li>
        );
      })}
    </ol>
  );
}
