import { memo } from 'react';
import type { Look } from '../../../scene/looks.ts';
import type { Portrait, Token as Drawing } from '../../../scene/tokens.ts';
import { pointsAt } from '../attention/pointed.ts';
import { useStoredPicture } from '../state/stored-picture.ts';

interface Props {
  readonly token: Drawing;
  readonly isSelected: boolean;
  /** Whether a click picks it. */
  readonly isTarget: boolean;
  /** Whether it is pointed at somewhere else. */
  readonly isLit: boolean;
}

interface MarkProps {
  readonly token: Drawing;
}

/** Units of the drawing: the disc, the ring of health on its rim, and the shape of the side within. */
export const [DISC, RING, SHAPE] = [24, 22.5, 17];
const MAX_PIPS = 5;

/** A combatant on the map, with a ring of what is left of it. */
export const Token = memo(function Token({ token, isSelected, isTarget, isLit }: Props) {
  const { id, at, scale, name, initials, look, portrait, health, conditions } = token;
  const standing = [
    token.isOnTurn && 'turn',
    token.isActing && 'acting',
    isSelected && 'selected',
    isTarget && 'target',
    isLit && 'lit',
    token.isHidden && 'hidden',
    token.isDown && 'down',
    (token.isDown || token.hasYielded) && 'out',
  ].filter(Boolean);
  return (
    <g
      className={['token', ...standing].join(' ')}
      data-id={id}
      style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${scale})` }}
      {...pointsAt('COMBATANT', id)}
    >
      <title>{[name, ...conditions].join(', ')}</title>
      <g className="body">
        <ellipse className="shadow" cx={1} cy={5} rx={DISC + 5} ry={DISC + 4} fill="url(#shadow)" />
        <circle className="mark" r={DISC + 6} />
        <circle className="disc" r={DISC} />
        <g className="figure">
          <Shape shape={look.shape} fill={look.color} />
          {portrait ? (
            <Picture portrait={portrait} />
          ) : (
            <text dy="0.35em" fill={look.ink}>
              {initials}
            </text>
          )}
        </g>
        {/* Also where nothing is known of its health: it says whose side it is on. */}
        <circle className="ring-back" r={RING} />
        {health !== null && (
          <circle
            className={`ring ${health > 0.5 ? 'well' : health > 0.25 ? 'hurt' : 'bad'}`}
            r={RING}
            pathLength={1}
            strokeDasharray={health < 1 ? `${health} 1` : undefined}
            transform="rotate(-90)"
          />
        )}
        <circle className="side" r={DISC + 1.6} stroke={look.color} />
        {conditions.slice(0, MAX_PIPS).map((condition, i) => {
          const angle = -0.15 * Math.PI - i * 0.13 * Math.PI;
          return (
            <circle
              key={condition}
              className="pip"
              cx={Math.cos(angle) * DISC}
              cy={Math.sin(angle) * DISC}
              r={3.6}
            />
          );
        })}
      </g>
    </g>
  );
});

/** Who acts: a ring that turns, under the tokens. */
export const ActingMark = memo(function ActingMark({ token: { id, at, scale } }: MarkProps) {
  return (
    <g
      className="acting-mark"
      data-id={id}
      style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${scale})` }}
    >
      <circle r={DISC + 6} pathLength={24} />
    </g>
  );
});

function Picture({ portrait }: { readonly portrait: Portrait }) {
  const stored = useStoredPicture(portrait.kind === 'PICTURE' ? portrait.hash : null);
  const address = portrait.kind === 'ADDRESS' ? portrait.url : stored;
  return (
    address && (
      <image
        href={address}
        x={-SHAPE - 3}
        y={-SHAPE - 3}
        width={SHAPE * 2 + 6}
        height={SHAPE * 2 + 6}
        preserveAspectRatio="xMidYMid slice"
        clipPath="url(#portrait)"
      />
    )
  );
}

function Shape({ shape, fill }: { readonly shape: Look['shape']; readonly fill: string }) {
  switch (shape) {
    case 'circle':
      return <circle className="shape" r={SHAPE} fill={fill} />;
    case 'square':
      return (
        <rect
          className="shape"
          x={-SHAPE * 0.88}
          y={-SHAPE * 0.88}
          width={SHAPE * 1.76}
          height={SHAPE * 1.76}
          rx={5}
          fill={fill}
        />
      );
    case 'diamond':
      return <path className="shape" d={polygon(4, 0, SHAPE * 1.14)} fill={fill} />;
    case 'hexagon':
      return <path className="shape" d={polygon(6, 0, SHAPE * 1.08)} fill={fill} />;
  }
}

function polygon(corners: number, turn: number, radius: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (Math.PI * 2 * i) / corners;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
