import { useDrawer } from '../attention/drawer.ts';
import { combatantOf } from '../state/names.ts';
import { useMapSwitches } from './map-switches.ts';
import type { Encounter } from '../state/seen.ts';
import { useSelection } from '../attention/selection.ts';

interface Props {
  readonly encounter: Encounter;
  readonly zoom: (factor: number) => void;
  /** Shows everyone again. */
  readonly fit: () => void;
}

/** Zoom without a wheel or a pinch, what the map does besides, and the sheet of who is selected. */
export function MapTools({ encounter, zoom, fit }: Props) {
  const { selectedId } = useSelection();
  const { drawn, openSheet } = useDrawer();
  const { follows, measures, setFollows, setMeasures } = useMapSwitches();
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
      <button
        type="button"
        aria-pressed={follows}
        onClick={() => {
          setFollows(!follows);
        }}
        aria-label="Follow who acts"
        title="Follow who acts"
      >
        <Icon d="M12 3v4M12 17v4M3 12h4M17 12h4M12 7a5 5 0 1 0 .01 0M12 11.5v1" />
      </button>
      <button
        type="button"
        aria-pressed={measures}
        onClick={() => {
          setMeasures(!measures);
        }}
        aria-label="Ruler"
        title="Ruler: drag to measure"
      >
        <Icon d="M3 16L16 3l5 5L8 21ZM7 12l2 2M10 9l3 3M13 6l2 2" />
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

const Icon = ({ d }: { readonly d: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden>
    <path d={d} />
  </svg>
);
