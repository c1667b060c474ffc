import { useState } from 'react';
import type { SourceProps } from './source.ts';
import { Joining } from './joining.tsx';
import { type Creature, useBestiary } from './use-bestiary.ts';

/** Ready-made people and beasts. */
export function FromBestiary({ encounter, isOpen, setOpen }: SourceProps) {
  const creatures = useBestiary(encounter.ruleset);
  const [sought, seek] = useState('');
  const [chosen, choose] = useState<Creature | null>(null);
  const found = creatures?.filter(({ name, summary, pack }) =>
    `${name} ${summary} ${pack}`.toLowerCase().includes(sought.toLowerCase()),
  );
  return (
    <section>
      <h3>From the bestiary</h3>
      <input
        type="search"
        placeholder="Search"
        aria-label="Search the bestiary"
        value={sought}
        onChange={({ target: { value } }) => {
          seek(value);
        }}
      />
      <ul className="creatures">
        {found?.map((creature) => (
          <li key={creature.key}>
            <button
              type="button"
              aria-pressed={isOpen && chosen?.key === creature.key}
              onClick={() => {
                choose(creature);
                setOpen(true);
              }}
            >
              <b>{creature.name}</b>
              <small className="muted">{creature.summary}</small>
            </button>
          </li>
        ))}
      </ul>
      {!found && <p className="muted">One moment …</p>}
      {found?.length === 0 && <p className="muted">No creatures match.</p>}
      {isOpen && chosen && (
        <Joining
          key={chosen.key}
          encounter={encounter}
          name={chosen.name}
          asInput={(joiners) => ({
            creatures: joiners.map((joiner) => ({ ...joiner, creature: chosen.key })),
          })}
        />
      )}
    </section>
  );
}
