/** The path of something ongoing, as the server predicts it. */
import type { Encounter } from '../state/seen.ts';
import { momentIn } from '../sequence/columns.ts';
import {
  centreOf,
  type Hex,
  outlinesOf,
  type Point,
  sameHex,
  SIZE,
} from '../../../scene/geometry.ts';

type Course = NonNullable<Encounter['timeline'][number]['course']>;
type Stage = Course['stages'][number];

interface Props {
  readonly course: Course;
  /** Of a round. */
  readonly beats: number;
  /** Where a combatant stands. */
  readonly taken: readonly Hex[];
}

export function Course({ course: { shape, stages }, beats, taken }: Props) {
  return shape === 'PATH' ? (
    <Path stages={stages} beats={beats} taken={taken} />
  ) : (
    stages.map((stage, i) => (
      <Area key={i} stage={stage} beats={beats} opacity={Math.max(1 - i * FAINTER, FAINTEST)} />
    ))
  );
}

/** What comes later is fainter. */
const [FAINTER, FAINTEST] = [0.3, 0.3];

/** Where everything ongoing leads to, so far as it is known. */
export const endsOf = ({ timeline }: Encounter): readonly Hex[] =>
  timeline.flatMap(({ course }) =>
    course?.shape === 'PATH' ? (course.stages.at(-1)?.hexes.slice(-1) ?? []) : [],
  );

interface PathProps extends Pick<Props, 'beats' | 'taken'> {
  readonly stages: readonly Stage[];
}

/** What lies behind it, where it is, and its way from there with a tick for each moment. */
function Path({ stages, beats, taken }: PathProps) {
  const behind = stages.filter(({ at }) => !at).flatMap(({ hexes }) => hexes);
  const ahead = stages.filter(({ at }) => at);
  const now = behind.at(-1);
  const way = [...(now ? [now] : []), ...ahead.flatMap(({ hexes }) => hexes)];
  const here = now && centreOf(now);
  const end = way.at(-1);
  const reaches = end && taken.some((hex) => sameHex(hex, end));
  const line = wayThrough(way, reaches ? SIZE * 0.9 : 0);
  return (
    <>
      <path className="behind" d={wayThrough(behind)} />
      <path className="catch" d={line} />
      <path className="line" d={line} markerEnd="url(#tip)" />
      {ahead.map((stage, i) => (
        <Tick key={i} stage={stage} beats={beats} isLast={i === ahead.length - 1} />
      ))}
      {here && <circle className="here" cx={here.x} cy={here.y} r={6} />}
    </>
  );
}

interface TickProps {
  readonly stage: Stage;
  readonly beats: number;
  readonly isLast: boolean;
}

/** Where it is by then; at its end stands its tip. */
function Tick({ stage: { at, hexes }, beats, isLast }: TickProps) {
  const end = hexes.at(-1);
  if (!at || !end) return null;
  const { x, y } = centreOf(end);
  return (
    <>
      {!isLast && <circle className="tick" cx={x} cy={y} r={4} />}
      <text x={x} y={y - (isLast ? SIZE * 1.1 : 12)}>
        {momentIn(at, beats)}
      </text>
    </>
  );
}

interface AreaProps {
  readonly stage: Stage;
  readonly beats: number;
  readonly opacity: number;
}

/** Hexes before they are filled. */
function Area({ stage: { at, hexes }, beats, opacity }: AreaProps) {
  const middle = middleOf(hexes.map(centreOf));
  return (
    <>
      <path className="to-fill" fill="url(#hatch)" opacity={opacity} d={outlinesOf(hexes, 2)} />
      {at && middle && (
        <text x={middle.x} y={middle.y + 5}>
          {momentIn(at, beats)}
        </text>
      )}
    </>
  );
}

/** @param short by how much it ends before the middle of its last hex: at the rim of a token */
function wayThrough(hexes: readonly Hex[], short = 0): string {
  const points = hexes.map(centreOf);
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last && before && short > 0) {
    const share = short / Math.hypot(last.x - before.x, last.y - before.y);
    const [x, y] = [last.x + (before.x - last.x) * share, last.y + (before.y - last.y) * share];
    points.splice(-1, 1, { x, y });
  }
  return points
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

/** The one of these points that is nearest to the middle of all, so that it lies in one of the hexes. */
function middleOf(points: readonly Point[]): Point | undefined {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const far = (point: Point) => Math.hypot(point.x - x, point.y - y);
  return points.toSorted((a, b) => far(a) - far(b))[0];
}
