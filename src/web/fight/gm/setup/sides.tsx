import { useState } from 'react';
import type { Encounter } from '../../state/seen.ts';

/** Offered as long as there are fewer than two sides. */
const USUAL = ['heroes', 'foes'] as const;
const MAX_SIDE = 60;

/** In the order in which they joined. @param added one that no combatant has yet */
export function sidesIn({ combatants }: Encounter, added: string | null): readonly string[] {
  const sides = new Set(combatants.map(({ side }) => side));
  if (added !== null) sides.add(added);
  for (const usual of USUAL) if (sides.size < USUAL.length) sides.add(usual);
  return [...sides];
}

interface Props {
  readonly encounter: Encounter;
  readonly side: string;
  readonly onChoose: (side: string) => void;
}

/** Who fights whom, and whom the next combatant joins. */
export function Sides({ encounter, side, onChoose }: Props) {
  const [name, setName] = useState('');
  const sides = sidesIn(encounter, side);
  const sizeOf = (one: string): number =>
    encounter.combatants.filter((combatant) => combatant.side === one).length;
  return (
    <section>
      <h3>Add to side</h3>
      <form
        className="chips"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          onChoose(name.trim());
          setName('');
        }}
      >
        {sides.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === side}
            onClick={() => {
              onChoose(one);
            }}
          >
            {one} <small>{sizeOf(one)}</small>
          </button>
        ))}
        <input
          className="new-side"
          aria-label="Name of another side"
          placeholder="Another side"
          maxLength={MAX_SIDE}
          value={name}
          onChange={({ target: { value } }) => {
            setName(value);
          }}
        />
        {name.trim() !== '' && <button>Use</button>}
      </form>
    </section>
  );
}
