import { useState } from 'react';
import { isBrush, useMapTool } from '../../attention/map-tool.ts';
import { Refused } from '../../state/run.tsx';
import { type Brush, built, edgeBrushes, type Ground, hexBrushes, painted } from './brushes.ts';
import { Swatch } from './swatch.tsx';
import { useBattlefield } from './use-battlefield.ts';

/** What the map says while it is in hand. */
const hintOf = ({ on, label }: Brush): string =>
  `${on === 'HEXES' ? 'Paint' : 'Build'}: ${label.toLowerCase()}`;

type Names = Partial<Record<Ground['kind'], string>>;

/** Paints the map, hex by hex and edge by edge: one stroke is one change, and one undo. */
export function Palette() {
  const { change, refusal } = useBattlefield();
  const { tool, take } = useMapTool();
  const [names, setNames] = useState<Names>({});
  const pick = (brush: Brush): void => {
    const label = hintOf(brush);
    if (brush.on === 'EDGES') {
      take({
        ...{ kind: 'EDGES', label },
        onEdges: (edges) => void change((before) => built(before, brush.wall, edges)),
      });
      return;
    }
    const ground = called(brush.ground, names);
    take({
      ...{ kind: 'HEXES', label },
      onHexes: (hexes) => void change((before) => painted(before, ground, hexes)),
    });
  };
  const brushes = (all: readonly Brush[]) => (
    <div className="palette">
      {all.map((brush) => {
        const isHeld = tool?.label === hintOf(brush);
        return (
          <button
            key={brush.label}
            type="button"
            aria-pressed={isHeld}
            onClick={() => {
              if (isHeld) take(null);
              else pick(brush);
            }}
          >
            <Swatch brush={brush} />
            {brush.label}
          </button>
        );
      })}
    </div>
  );
  return (
    <>
      <section>
        <h3>Paint hexes</h3>
        {brushes(hexBrushes)}
        <NameFields
          names={names}
          onChange={(next) => {
            setNames(next);
            // What is in hand still paints the name before.
            take(null);
          }}
        />
      </section>
      <section>
        <h3>Build on edges</h3>
        {brushes(edgeBrushes)}
      </section>
      <p className="muted">
        {tool && isBrush(tool)
          ? 'Click or drag on the map. Escape puts the brush away.'
          : 'Pick one, then click or drag on the map. By keyboard: arrows and Enter; R goes to the next edge.'}
      </p>
      <Refused refusal={refusal} />
    </>
  );
}

/** By the name that was written for its kind, if any was. */
function called(ground: Ground, names: Names): Ground {
  const name = names[ground.kind]?.trim() ?? '';
  return 'name' in ground && name !== '' ? { ...ground, name } : ground;
}

interface NameProps {
  readonly names: Names;
  readonly onChange: (names: Names) => void;
}

/** What the map writes on hexes that have a name. */
const NameFields = ({ names, onChange }: NameProps) => (
  <details>
    <summary>Names on the map</summary>
    <div className="names">
      {hexBrushes.map(
        ({ label, ground }) =>
          'name' in ground && (
            <label key={label}>
              {label}
              <input
                maxLength={80}
                placeholder={ground.name}
                value={names[ground.kind] ?? ''}
                onChange={({ target: { value } }) => {
                  onChange({ ...names, [ground.kind]: value });
                }}
              />
            </label>
          ),
      )}
    </div>
  </details>
);
