import type { ReactNode } from 'react';
import type { Effect } from '../../../../scene/effects.ts';
import { between, type Point, SIZE } from '../../../../scene/geometry.ts';

type Kind = Effect['kind'];
type Painters = {
  readonly [K in Kind]: (effect: Extract<Effect, { readonly kind: K }>) => ReactNode;
};

/** What is seen over the map; a token that goes somewhere is seen itself. */
const painters: Painters = {
  STRIKE: ({ from, to, isNear }) =>
    isNear ? <Slash from={from} to={to} /> : <Bolt from={from} to={to} />,
  CHANGE: ({ at, text, isLoss }) => (
    <g style={{ transform: `translate(${at.x}px, ${at.y - SIZE * 0.7}px)` }}>
      <text className={isLoss ? 'change loss' : 'change'}>{text}</text>
    </g>
  ),
  FALL: ({ at: { x, y } }) => <circle className="dust" cx={x} cy={y + SIZE * 0.3} r={SIZE * 0.9} />,
  MOVE: () => null,
  SPREAD: ({ outlines }) => <path className="spread" d={outlines} />,
};

export const Painted = ({ effect }: { readonly effect: Effect }): ReactNode =>
  (painters[effect.kind] as (effect: Effect) => ReactNode)(effect);

interface Strike {
  readonly from: Point;
  readonly to: Point;
}

/** Something that flies in a bow. */
function Bolt({ from, to }: Strike) {
  const middle = between(from, to, 0.5);
  const height = Math.hypot(to.x - from.x, to.y - from.y) * 0.18;
  const way = `M${from.x} ${from.y}Q${middle.x} ${middle.y - height} ${to.x} ${to.y}`;
  return (
    <>
      <path className="trail" d={way} pathLength={1} />
      <g className="bolt" style={{ offsetPath: `path('${way}')` }}>
        <path d="M-26 0L0 -4L7 0L0 4Z" />
        <circle r={5} />
      </g>
      <circle className="burst" cx={to.x} cy={to.y} r={SIZE * 0.8} />
    </>
  );
}

/** A stroke across who stands beside. */
function Slash({ from, to }: Strike) {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <>
      <g transform={`translate(${to.x} ${to.y}) rotate(${turn})`}>
        <path className="slash" d="M-8 -30Q16 0 -8 30Q4 0 -8 -30Z" />
      </g>
      <circle className="burst" cx={to.x} cy={to.y} r={SIZE * 0.8} />
    </>
  );
}
