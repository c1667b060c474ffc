import { useRef, useState } from 'react';
import { SetBattlefieldDocument } from '../../../client/brief.ts';
import type { Refusal } from '../../api/command.ts';
import { useFight } from '../state/fight-context.ts';
import { type Hex, keyOf } from '../map/geometry.ts';
import { useMapTool } from '../attention/map-tool.ts';
import { Refused } from '../state/run.tsx';
import type { Encounter } from '../state/seen.ts';
import { type Brush, brushes, painted } from './brushes.ts';

/** How often a stroke is painted anew, while another seat paints as well. */
const MAX_PAINTINGS = 3;

/** What stands and drifts on the map, painted hex by hex: one stroke is one change, and one undo. */
export function Terrain({ encounter: { battlefield } }: { readonly encounter: Encounter }) {
  const { store } = useFight();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { tool, take } = useMapTool();
  const last = useRef<Promise<void>>(Promise.resolve());
  const paint = async (brush: Brush, hexes: readonly Hex[]): Promise<void> => {
    setRefusal(null);
    for (let painting = 1; ; painting++) {
      const { encounter } = store.state.getState();
      if (!encounter) return;
      const { version: seenVersion } = encounter;
      const after = painted(encounter.battlefield, brush, hexes);
      const outcome = await store.run(SetBattlefieldDocument, { ...after, seenVersion });
      setRefusal(outcome.done ? null : outcome.refusal);
      if (outcome.done) return;
      // Where another seat has painted meanwhile, the stroke is painted on that.
      if (!outcome.refusal.conflict || painting === MAX_PAINTINGS) return;
    }
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
