import { useEffect, useState } from 'react';
import { BestiaryDocument, type BestiaryQuery } from '../../../../client/index.ts';
import { useFight } from '../../state/fight-context.ts';
import type { Encounter } from '../../state/seen.ts';
import { Joining } from './joining.tsx';

type Creature = BestiaryQuery['bestiary'][number];

/** Ready-made people and beasts. */
export function FromBestiary({ encounter }: { readonly encounter: Encounter }) {
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
              aria-pressed={chosen?.key === creature.key}
              onClick={() => {
                choose(creature);
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
      {chosen && (
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

/** Null until it has come. */
function useBestiary(ruleset: Encounter['ruleset']): readonly Creature[] | null {
  const { store } = useFight();
  const [found, setFound] = useState<readonly Creature[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const { bestiary } = await store.ask(BestiaryDocument, { ruleset });
      if (isWanted) setFound(bestiary);
    };
    void ask().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [store, ruleset]);
  return found;
}
