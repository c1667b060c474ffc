import { useKept } from '../../kit/kept.ts';
import { useEncounter } from '../state/seeing.ts';
import type { Encounter } from '../state/seen.ts';
import { nameOf } from '../state/names.ts';
import { looksOf } from '../../../scene/looks.ts';
import { Bar } from './bar.tsx';
import { columnsOf, titleOf } from './columns.ts';
import { NextUp } from './next-up.tsx';
import { Stack } from './stack.tsx';
import './sequence.css';

/**
 * What resolves when: one line of what comes, and on demand a lane for each combatant with something
 * ongoing, a column for each beat.
 */
export function Sequence() {
  const encounter = useEncounter();
  // On a small screen it has a tab to itself.
  const [isOpen, open] = useKept('sequence', matchMedia('(max-width: 60rem)').matches);
  if (!encounter?.clock) return null;
  const { clock } = encounter;
  return (
    <section className="sequence" aria-labelledby="sequence">
      {'stack' in clock && clock.stack.length > 0 && (
        <Stack encounter={encounter} stack={clock.stack} />
      )}
      {isOpen && <Lanes encounter={encounter} />}
      <div className="strip">
        <h2 id="sequence" className="place">
          Sequence
        </h2>
        <NextUp encounter={encounter} />
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            open(!isOpen);
          }}
        >
          {isOpen ? 'Less' : 'All'}
        </button>
      </div>
    </section>
  );
}

function Lanes({ encounter }: { readonly encounter: Encounter }) {
  const columns = columnsOf(encounter);
  const { beats, first, count } = columns;
  const lookOf = looksOf(encounter.combatants);
  const owners = encounter.combatants.filter(({ id }) =>
    encounter.timeline.some(({ ownerId }) => ownerId === id),
  );
  if (owners.length === 0) return <p className="muted">Nothing is ongoing.</p>;
  return (
    <div
      className="lanes"
      role="table"
      aria-label="Ongoing"
      style={{ gridTemplateColumns: `var(--names) repeat(${count}, minmax(var(--beat), 1fr))` }}
    >
      <div role="row" className="lane">
        <span role="columnheader">
          <span className="visually-hidden">Whose</span>
        </span>
        {Array.from({ length: count }, (_, i) => (
          <span
            key={i}
            role="columnheader"
            className={i === 0 ? 'beat now' : 'beat'}
            style={{ gridColumn: i + 2 }}
          >
            {titleOf(first + i, beats)}
          </span>
        ))}
      </div>
      {owners.map(({ id }) => (
        <div key={id} role="row" className="lane">
          <span role="rowheader">{nameOf(encounter, id)}</span>
          {encounter.timeline
            .filter(({ ownerId }) => ownerId === id)
            .map((entry) => (
              <Bar
                key={entry.entryId}
                encounter={encounter}
                entry={entry}
                columns={columns}
                look={lookOf(id)}
              />
            ))}
        </div>
      ))}
    </div>
  );
}
