import { useEffect, useMemo, useState } from 'react';
import { readUvtt, type UvttMap } from '../../../../client/uvtt.ts';
import { boxAround, WIDTH } from '../../../../scene/geometry.ts';
import { wallsOf } from '../../../../scene/walls.ts';
import { Modal } from '../../../kit/modal.tsx';
import { Walls } from '../../map/ground.tsx';
import { Refused } from '../../state/run.tsx';
import { usePicture } from '../../state/use-picture.ts';
import { fileOf, groundOf } from './map-file.ts';
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
  const { change, refusal } = useBattlefield();
  const { send, problem, isSending } = usePicture();
  const use = async (map: UvttMap): Promise<void> => {
    const wanted = isWithPicture ? map.picture : null;
    const kept = wanted && (await send(fileOf(wanted), name));
    if (wanted && !kept) return;
    if (await change((before) => groundOf(before, map, kept?.hash ?? null))) onClose();
  };
  return (
    <Modal title={name} open onClose={onClose}>
      {read.ok ? (
        <>
          <Drawing map={read.value} isWithPicture={isWithPicture} />
          <Figures map={read.value} />
          <Scale map={read.value} onChange={setHexesPerSquare} />
          {read.value.picture && (
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
            onClick={() => void use(read.value)}
          >
            {isSending ? 'Sending the picture …' : 'Use this map'}
          </button>
        </>
      ) : (
        <>
          <p className="refusal" role="alert">
            {read.problem}
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

function Drawing({ map, isWithPicture }: MapProps & { readonly isWithPicture: boolean }) {
  const { picture } = map;
  const address = usePictureAddress(map);
  const walls = useMemo(() => wallsOf(map.walls), [map]);
  const box = useMemo(() => boxOf(map), [map]);
  return (
    <svg
      className="map-preview swatch ground"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={`The map: ${inWords(map)}`}
    >
      <rect className="soil" {...box} />
      {picture && address !== null && isWithPicture && (
        <image
          href={address}
          x={picture.corner.x * WIDTH}
          y={picture.corner.y * WIDTH}
          width={picture.width * WIDTH}
        />
      )}
      <rect {...box} fill="url(#lattice)" />
      <Walls walls={walls} />
    </svg>
  );
}

/** All walls, and the picture. */
function boxOf({ picture, walls }: UvttMap) {
  if (!picture)
    return boxAround(
      walls.map(({ hex }) => hex),
      1.5,
    );
  const { corner, width, height } = picture;
  return {
    x: corner.x * WIDTH,
    y: corner.y * WIDTH,
    width: width * WIDTH,
    height: height * WIDTH,
  };
}

/** Of the picture in the file, as long as it is shown. */
function usePictureAddress({ picture }: UvttMap): string | null {
  const base64 = picture?.base64;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return;
    const made = URL.createObjectURL(fileOf(picture));
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
    };
    // Another scale has the same picture.
  }, [base64]);
  return address;
}

const DOORS = ['CLOSED_DOOR', 'OPEN_DOOR', 'SECRET_DOOR'];

function inWords({ walls }: UvttMap): string {
  const count = (of: (kind: string) => boolean): number =>
    walls.filter(({ kind }) => of(kind)).length;
  const counts = [
    [count((kind) => kind === 'WALL'), 'wall'],
    [count((kind) => DOORS.includes(kind)), 'door'],
    [count((kind) => kind.endsWith('WINDOW')), 'window'],
  ] as const;
  return counts.map(([n, what]) => `${n} ${what}${n === 1 ? '' : 's'}`).join(', ');
}

function Figures({ map }: MapProps) {
  const { mean, max } = map.snapped;
  const { width, height } = map.size;
  return (
    <div>
      <p>
        {`${width} × ${height} squares; ${inWords(map)}.`}{' '}
        {map.walls.length > 0 &&
          `To stand on edges they were moved by ${mean.toFixed(2)} hexes on average, ${max.toFixed(2)} at most.`}
      </p>
      {map.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className="muted">
        It takes the place of all ground, walls and pictures that are there; Undo brings them back.
        Correct walls afterwards with the brushes.
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
