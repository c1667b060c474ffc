import { memo } from 'react';
import type { Combatant } from '../state/seen.ts';
import { initialsOf, type Look } from '../state/sides.ts';
import { pointsAt } from '../attention/pointed.ts';
import { centreOf, SIZE } from './geometry.ts';

interface Props {
  readonly combatant: Combatant;
  readonly look: Look;
  readonly isOnTurn: boolean;
  readonly isSelected: boolean;
  /** Whether a click picks it. */
  readonly isTarget: boolean;
  /** Whether it is pointed at somewhere else. */
  readonly isLit: boolean;
}

const RADIUS = SIZE * 0.62;
const RING = SIZE * 0.76;

/** A combatant on the map, with a ring of what is left of it. */
export const Token = memo(function Token(props: Props) {
  const { combatant, look, isOnTurn, isSelected, isTarget, isLit } = props;
  const { position, name, vitals, hidden, status } = combatant;
  const { x, y } = centreOf(position);
  const share = vitals[0]?.share ?? null;
  const standing = [
    isOnTurn && 'turn',
    isSelected && 'selected',
    isTarget && 'target',
    isLit && 'lit',
    hidden && 'hidden',
    status !== 'STANDING' && 'out',
  ].filter(Boolean);
  return (
    <g
      className={['token', ...standing].join(' ')}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      {...pointsAt('COMBATANT', combatant.id)}
    >
      <title>{name}</title>
      {/* Also where nothing is known of its vitals: it says whose turn it is, and whom a click picks. */}
      <circle className="ring-back" r={RING} />
      {share !== null && (
        <circle
          className={`ring ${share > 0.5 ? 'well' : share > 0.25 ? 'hurt' : 'bad'}`}
          r={RING}
          pathLength={1}
          strokeDasharray={`${share} 1`}
          transform="rotate(-90)"
        />
      )}
      <Shape shape={look.shape} fill={look.color} />
      <text dy="0.35em" fill={look.ink}>
        {initialsOf(name)}
      </text>
    </g>
  );
});

function Shape({ shape, fill }: { readonly shape: Look['shape']; readonly fill: string }) {
  switch (shape) {
    case 'circle':
      return <circle r={RADIUS} fill={fill} />;
    case 'square':
      return (
        <rect
          x={-RADIUS * 0.9}
          y={-RADIUS * 0.9}
          width={RADIUS * 1.8}
          height={RADIUS * 1.8}
          rx={5}
          fill={fill}
        />
      );
    case 'diamond':
      return (
        <path
          d={`M0 ${-RADIUS * 1.15}L${RADIUS * 1.15} 0L0 ${RADIUS * 1.15}L${-RADIUS * 1.15} 0Z`}
          fill={fill}
        />
      );
    case 'hexagon':
      return (
        <path
          d={`M${RADIUS * 1.05} 0L${RADIUS * 0.55} ${RADIUS}L${-RADIUS * 0.55} ${RADIUS}L${-RADIUS * 1.05} 0L${-RADIUS * 0.55} ${-RADIUS}L${RADIUS * 0.55} ${-RADIUS}Z`}
          fill={fill}
        />
      );
  }
}
