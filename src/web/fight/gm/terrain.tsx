import { useRef } from 'react';
import { SetBattlefieldDocument } from '../../../client/brief.ts';
import { useFight } from '../state/fight-context.ts';
import { type Hex, keyOf } from '../map/geometry.ts';
import { useMapTool } from '../attention/map-tool.ts';
import { Refused, useRun } from '../state/run.tsx';
import type { Encounter } from '../state/seen.ts';
import { type Brush, brushes, painted } from './brushes.ts';

/** What stands and drifts on the map, painted hex by hex: one stroke is one change, and one undo. */
export function Terrain({ encounter: { battlefield } }: { readonly encounter: Encounter }) {
  const { store } = useFight();
  const { run, refusal } = useRun();
  const { tool, take } = useMapTool();
  const last = useRef<Promise<void>>(Promise.resolve());
  const paint = async (brush: Brush, hexes: readonly Hex[]): Promise<void> => {
    const { encounter } = store.state.getState();
    if (!encounter) return;
    const { version: expectedVersion } = encounter;
    const after = painted(encounter.battlefield, brush, hexes);
    await run(SetBattlefieldDocument, { ...after, expectedVersion });
  };
  // Strokes follow each other faster than they are done: each is painted on what the one before left.
  const stroke = (brush: Brush, hexes: readonly Hex[]): void => {
    last.current = last.current.then(() => paint(brush, hexes));
  };
  return (
    <section>
      <h3>Brush</h3>
      <div className="brushes">
        {brushes.map((brush) => (
          <button
            key={brush.label}
            type="button"
            aria-pressed={tool?.label === brush.hint}
            onClick={() => {
              take({
                label: brush.hint,
                paints: true,
                onHexes: (hexes) => {
                  stroke(brush, hexes);
                },
              });
            }}
          >
            {brush.label}
          </button>
        ))}
      </div>
      <p className="muted">
        Click or drag over hexes of the map; with the keyboard the arrows and Enter. There are{' '}
        {new Set(battlefield.obstacles.map(keyOf)).size} obstacles, {battlefield.concealing.length}{' '}
        hexes of smoke and {battlefield.dark.length} of darkness.
      </p>
      <Refused refusal={refusal} />
    </section>
  );
}
