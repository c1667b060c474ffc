import { useMemo, useState } from 'react';
import { readUvtt, type UvttMap } from '../../../../client/uvtt.ts';
import { Modal } from '../../../kit/modal.tsx';
import { Refused } from '../../state/run.tsx';
import { usePicture } from '../../state/use-picture.ts';
import { CorrectWalls } from './correct-walls.tsx';
import { fileOf, groundOf } from './map-file.ts';
import { mapInWords } from './map-words.ts';
import { useBattlefield } from './use-battlefield.ts';

/** A file that was read once, and is one. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

interface Props {
  readonly source: Source;
  readonly onClose: () => void;
}

/** What a map will be here, before it takes the place of the ground. */
export function MapPreview({ source: { name, text }, onClose }: Props) {
  const [hexesPerSquare, setHexesPerSquare] = useState<number | null>(null);
  const [isWithPicture, setWithPicture] = useState(true);
  const read = useMemo(
    () => readUvtt(text, { fitsPicture: true, ...(hexesPerSquare !== null && { hexesPerSquare }) }),
    [text, hexesPerSquare],
  );
  // Of another scale the walls are others: what was corrected is of this one.
  const [corrected, correct] = useState<UvttMap['walls'] | null>(null);
  const map = read.ok ? { ...read.value, walls: corrected ?? read.value.walls } : null;
  const { change, refusal } = useBattlefield();
  const { send, problem, isSending } = usePicture();
  const use = async (wantedMap: UvttMap): Promise<void> => {
    const wanted = isWithPicture ? wantedMap.picture : null;
    const kept = wanted && (await send(fileOf(wanted), name));
    if (wanted && !kept) return;
    if (await change((before) => groundOf(before, wantedMap, kept?.hash ?? null))) onClose();
  };
  return (
    <Modal title={name} open onClose={onClose}>
      {map ? (
        <>
          <CorrectWalls
            key={map.hexesPerSquare}
            map={map}
            isWithPicture={isWithPicture}
            onCorrect={correct}
          />
          <Figures map={map} />
          <Scale
            map={map}
            onChange={(scale) => {
              correct(null);
              setHexesPerSquare(scale);
            }}
          />
          {map.picture && (
            <label className="row">
              <input
                type="checkbox"
                checked={isWithPicture}
                onChange={({ target }) => {
                  setWithPicture(target.checked);
                }}
              />
              <span>With its picture</span>
            </label>
          )}
          <button
            type="button"
            className="primary"
            disabled={isSending}
            onClick={() => void use(map)}
          >
            {isSending ? 'Sending the picture …' : 'Use this map'}
          </button>
        </>
      ) : (
        <>
          <p className="refusal" role="alert">
            {read.ok ? '' : read.problem}
          </p>
          <button
            type="button"
            onClick={() => {
              setHexesPerSquare(null);
            }}
          >
            Back to the proposed scale
          </button>
        </>
      )}
      {problem !== null && (
        <p className="refusal" role="alert">
          {problem}
        </p>
      )}
      <Refused refusal={refusal} />
    </Modal>
  );
}

interface MapProps {
  readonly map: UvttMap;
}

function Figures({ map }: MapProps) {
  const { mean, max } = map.snapped;
  const { width, height } = map.size;
  return (
    <div>
      <p>
        {`${width} × ${height} squares; ${mapInWords(map)}.`}{' '}
        {map.walls.length > 0 &&
          `To stand on edges they were moved by ${mean.toFixed(2)} hexes on average, ${max.toFixed(2)} at most.`}
      </p>
      {map.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className="muted">
        It takes the place of all ground, walls and pictures that are there; Undo brings them back.
        Correct walls here, or later with the brushes.
      </p>
    </div>
  );
}

interface ScaleProps extends MapProps {
  readonly onChange: (hexesPerSquare: number) => void;
}

/** How wide a square is; a map that was saved here has its own scale. */
const Scale = ({ map: { terrain, hexesPerSquare }, onChange }: ScaleProps) =>
  terrain === null && (
    <label>
      Hexes per square{' '}
      <input
        type="number"
        min={0.1}
        max={10}
        step={0.1}
        defaultValue={hexesPerSquare}
        onChange={({ target: { valueAsNumber } }) => {
          if (valueAsNumber >= 0.1 && valueAsNumber <= 10) onChange(valueAsNumber);
        }}
      />
    </label>
  );
