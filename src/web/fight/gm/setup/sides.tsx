import { useState } from 'react';
import { looksOfSides } from '../../../../scene/looks.ts';
import type { Encounter } from '../../state/seen.ts';
import { MAX_SIDE, RenameSide } from './rename-side.tsx';

/** Offered as long as there are fewer than two sides. */
const USUAL = ['heroes', 'foes'] as const;

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
  const [isRenaming, rename] = useState(false);
  const sides = sidesIn(encounter, side);
  const lookOf = looksOfSides(sides);
  const sizeOf = (one: string): number =>
    encounter.combatants.filter((combatant) => combatant.side === one).length;
  return (
    <section>
      <h3>Add to side</h3>
      <div className="chips sides">
        {sides.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === side}
            onClick={() => {
              onChoose(one);
              rename(false);
            }}
          >
            <span
              className="portrait swatch-of-side"
              style={{ background: lookOf(one).color }}
              data-shape={lookOf(one).shape}
              aria-hidden
            />
            {one} <small>{sizeOf(one)}</small>
          </button>
        ))}
        <AnotherSide onName={onChoose} />
      </div>
      {isRenaming ? (
        <RenameSide
          key={side}
          side={side}
          isEmpty={sizeOf(side) === 0}
          isTaken={(name) => sizeOf(name) > 0}
          onRenamed={(name) => {
            onChoose(name);
            rename(false);
          }}
          onClose={() => {
            rename(false);
          }}
        />
      ) : (
        <div>
          <button
            type="button"
            onClick={() => {
              rename(true);
            }}
          >
            Rename {side} …
          </button>
        </div>
      )}
    </section>
  );
}

function AnotherSide({ onName }: { readonly onName: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        onName(name.trim());
        setName('');
      }}
    >
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
  );
}
