import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { UvttMap } from '../../../../client/uvtt.ts';
import { DIRECTIONS, edgeAt, edgesAround } from '../../../../scene/edges.ts';
import {
  type Edge,
  endsOf,
  type Hex,
  hexAt,
  neighbour,
  pathThrough,
} from '../../../../scene/geometry.ts';
import { wordsOf } from '../../../kit/words.ts';
import { type Correction, correctedAt, wallAt } from './corrected.ts';
import { MapDrawing, useMapBox } from './map-drawing.tsx';
import { mapInWords } from './map-words.ts';

interface Props {
  readonly map: UvttMap;
  readonly isWithPicture: boolean;
  /** Null for the walls of the file. */
  readonly onCorrect: (walls: UvttMap['walls'] | null) => void;
}

/** Where the keys are: an edge of a hex. */
interface Cursor {
  readonly hex: Hex;
  readonly direction: number;
}

const ZOOMS = [1, 2, 4];

/** The map that was read; a click on an edge, or keys, correct what stands there. */
export function CorrectWalls({ map, isWithPicture, onCorrect }: Props) {
  const [correction, choose] = useState<Correction>('WALL');
  const [zoom, setZoom] = useState(1);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [first] = useState(map.walls);
  const svg = useRef<SVGSVGElement>(null);
  const mark = useRef<SVGPathElement>(null);
  const hint = useId();
  const box = useMapBox(map);
  const home = hexAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const edge = cursor && edgeOf(cursor);
  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cursor, zoom]);
  const correct = (at: Edge, by: Correction): void => {
    onCorrect(correctedAt(map.walls, at, by));
  };
  const click = ({ clientX, clientY }: MouseEvent): void => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!matrix) return;
    setCursor(null);
    correct(edgeAt(new DOMPoint(clientX, clientY).matrixTransform(matrix)), correction);
  };
  const press = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    const at = cursor ?? { hex: home, direction: 0 };
    const next = neighbour(at.hex, event.key);
    if (next) setCursor(cursor ? { ...at, hex: next } : at);
    else if (key === 'r') setCursor({ ...at, direction: (at.direction + 1) % DIRECTIONS.length });
    else if (key === 'enter' && edge) correct(edge, correction);
    else if (key === 'd' && edge) correct(edge, 'DOOR');
    else return;
    event.preventDefault();
  };
  return (
    <div className="correct-walls">
      <div
        className="scrolled"
        role="application"
        aria-label="Walls of the map"
        aria-describedby={hint}
        // What corrects by keys has to have the focus.
        tabIndex={0}
        data-zoom={zoom}
        onKeyDown={press}
        onClick={click}
      >
        <MapDrawing
          ref={svg}
          map={map}
          isWithPicture={isWithPicture}
          label={`The map: ${mapInWords(map)}`}
        >
          {edge && <path ref={mark} className="edge-mark" d={pathThrough(endsOf(edge))} />}
        </MapDrawing>
      </div>
      <p role="status" className="visually-hidden">
        {cursor && edge && inWords(cursor, wallAt(map.walls, edge)?.kind)}
      </p>
      <div className="row wrapped">
        <fieldset className="row">
          <legend className="visually-hidden">A click on an edge</legend>
          {(['WALL', 'DOOR'] as const).map((one) => (
            <label key={one} className="row">
              <input
                type="radio"
                name="correction"
                checked={correction === one}
                onChange={() => {
                  choose(one);
                }}
              />
              <span>{one === 'WALL' ? 'Wall or none' : 'Door or wall'}</span>
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          onClick={() => {
            setZoom(ZOOMS[(ZOOMS.indexOf(zoom) + 1) % ZOOMS.length] ?? 1);
          }}
        >
          Zoom: {zoom}×
        </button>
        {map.walls !== first && (
          <button
            type="button"
            onClick={() => {
              onCorrect(null);
            }}
          >
            Back to the file
          </button>
        )}
      </div>
      <small id={hint} className="muted">
        Click an edge to correct it. By keyboard: arrows go over the hexes, R to the next edge,
        Enter corrects it, D makes a door.
      </small>
    </div>
  );
}

const edgeOf = ({ hex, direction }: Cursor): Edge =>
  edgesAround(hex)[direction] ?? { hex, side: 'E' };

const inWords = ({ hex: { q, r }, direction }: Cursor, kind: string | undefined): string =>
  `Hex ${q}, ${r}, edge to the ${DIRECTIONS[direction] ?? ''}: ${
    kind === undefined ? 'nothing' : wordsOf(kind).toLowerCase()
  }`;
