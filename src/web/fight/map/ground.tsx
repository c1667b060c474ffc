import { memo, type ReactNode } from 'react';
import { type Box, outlineOf, SIZE, WIDTH } from '../../../scene/geometry.ts';
import type { Field, Ground as Shapes } from '../../../scene/ground.ts';
import type { WallKind } from '../../../scene/walls.ts';
import { useStoredPicture } from '../state/stored-picture.ts';
import { grain } from './texture.ts';

/** Two rows repeat: a pattern of one tile draws the lattice however far one sees. */
const TILE = { width: WIDTH, height: SIZE * 3 };
const lattice = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 2 },
  { q: 0, r: 2 },
]
  .map((hex) => outlineOf(hex))
  .join('');

/** Sides of the tile of noise: two that do not go into each other, so that no repetition is seen. */
const [COARSE, FINE] = [1130, 310];

interface Props {
  /** What is to be drawn. */
  readonly box: Box;
  readonly ground: Shapes;
}

/** All that does not move: it is drawn once for a battlefield. */
export const Ground = memo(function Ground({ box, ground }: Props) {
  const { picture, fields, walls, labels } = ground;
  return (
    <svg className="ground" aria-hidden>
      <Definitions />
      <rect className="soil" {...box} />
      <rect className="coarse" {...box} fill="url(#coarse)" />
      <rect className="fine" {...box} fill="url(#fine)" />
      {picture && <Background {...picture} />}
      <Fields fields={fields} />
      <rect {...box} fill="url(#lattice)" />
      <Walls walls={walls} />
      <Labels labels={labels} />
    </svg>
  );
});

export const Fields = ({ fields }: Pick<Shapes, 'fields'>) =>
  fields.map((field) => (
    <g key={field.kind} className={`field ${field.kind.toLowerCase()}-field`}>
      {painters[field.kind](field)}
    </g>
  ));

export const Walls = ({ walls }: Pick<Shapes, 'walls'>) =>
  walls.map(({ kind, line, filling }) => (
    <g key={kind} className={`wall ${classes[kind]}`}>
      <path className="base" d={line} />
      <path className="stone" d={line} />
      <path className="frame" d={filling} />
      <path className="filling" d={filling} />
    </g>
  ));

export const Labels = ({ labels }: Pick<Shapes, 'labels'>) =>
  labels.map((label, i) => <LabelOnGround key={i} {...label} />);

/** Between two lines of a label. */
const LINE_HEIGHT = 12;

function LabelOnGround({ at, lines, outlines }: Shapes['labels'][number]) {
  const top = at.y - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return (
    <g className="label">
      {outlines !== '' && <path d={outlines} />}
      <text y={top}>
        {lines.map((line, i) => (
          <tspan key={i} x={at.x} dy={i === 0 ? 0 : LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** How each kind of terrain is painted. */
const painters: Readonly<Record<Field['kind'], (field: Field) => ReactNode>> = {
  WATER: ({ outlines, details }) => (
    <>
      <path className="shore" d={outlines} />
      <path className="body" d={outlines} />
      <path className="ripples" d={details[0]} />
    </>
  ),
  DARK: ({ outlines }) => (
    <>
      <path className="halo" d={outlines} />
      <path className="body" d={outlines} />
    </>
  ),
  ROCK: ({ outlines, details }) => (
    <>
      <path className="rock" d={outlines} />
      <path className="boulder" d={details[0]} />
      <path className="shade" d={details[1]} />
      <path className="light" d={details[2]} />
    </>
  ),
  SMOKE: ({ outlines, puffs }) => (
    <>
      <path className="body" d={outlines} />
      {puffs.map(({ x, y, radius, density }, i) => (
        <circle key={i} cx={x} cy={y} r={radius} fill="url(#puff)" opacity={density} />
      ))}
    </>
  ),
};

/** How what stands on an edge is drawn. */
const classes: Readonly<Record<WallKind, string>> = {
  WALL: '',
  CLOSED_DOOR: 'door',
  OPEN_DOOR: 'open door',
  SECRET_DOOR: 'secret door',
  LIGHT_WINDOW: 'light window',
  MEDIUM_WINDOW: 'medium window',
  HEAVY_WINDOW: 'heavy window',
};

function Definitions() {
  return (
    <defs>
      <pattern id="lattice" patternUnits="userSpaceOnUse" {...TILE}>
        <path className="lattice" d={lattice} />
      </pattern>
      <pattern id="coarse" patternUnits="userSpaceOnUse" width={COARSE} height={COARSE}>
        <image href={grain()} width={COARSE} height={COARSE} preserveAspectRatio="none" />
      </pattern>
      <pattern id="fine" patternUnits="userSpaceOnUse" width={FINE} height={FINE}>
        <image href={grain()} width={FINE} height={FINE} preserveAspectRatio="none" />
      </pattern>
      <radialGradient id="puff">
        <stop className="inner" offset="0" />
        <stop className="middle" offset="0.55" />
        <stop className="outer" offset="1" />
      </radialGradient>
    </defs>
  );
}

type BackgroundProps = NonNullable<Shapes['picture']>;

/** The picture under the hexes, as soon as it is there. */
function Background({ hash, x, y, width }: BackgroundProps) {
  const address = useStoredPicture(hash);
  return address && <image href={address} x={x} y={y} width={width} />;
}
