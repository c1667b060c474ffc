import { useDrawer } from '../attention/drawer.ts';
import { combatantOf } from '../state/names.ts';
import type { Encounter } from '../state/seen.ts';
import { useSelection } from '../attention/selection.ts';

interface Props {
  readonly encounter: Encounter;
  readonly zoom: (factor: number) => void;
  /** Shows everyone again. */
  readonly fit: () => void;
}

/** For whom no wheel and no pinch is at hand; and the sheet of who is selected. */
export function MapTools({ encounter, zoom, fit }: Props) {
  const { selectedId } = useSelection();
  const { drawn, openSheet } = useDrawer();
  const selected = combatantOf(encounter, selectedId);
  return (
    <div className="map-tools">
      <button
        type="button"
        onClick={() => {
          zoom(1.25);
        }}
        aria-label="Zoom in"
      >
        +
      </button>
      <button
        type="button"
        onClick={() => {
          zoom(0.8);
        }}
        aria-label="Zoom out"
      >
        −
      </button>
      <button type="button" onClick={fit} aria-label="Show everyone">
        ⤢
      </button>
      {selected && !drawn && (
        <button
          type="button"
          onClick={() => {
            openSheet(selected.id);
          }}
        >
          Sheet of {selected.name}
        </button>
      )}
    </div>
  );
}
