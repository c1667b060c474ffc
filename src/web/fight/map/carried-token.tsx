import { type Carried, dropInWords } from './carry.ts';
import { centreOf, type Hex, outlineOf, outlinesOf, SIZE } from '../../../scene/geometry.ts';

/** Where a token that is carried can go, and what letting go of it here comes to. */
export function CarriedToken({ carried }: { readonly carried: Carried }) {
  const { combatant, over, ways, drop } = carried;
  const [from, to] = [centreOf(combatant.position), centreOf(over)];
  return (
    <g className={`carried ${drop.kind.toLowerCase()}`}>
      <path className="reach" d={outlinesOf([...ways.keys()].map(hexOf), 1)} />
      <path className="line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path className="goal" d={outlineOf(over, 2)} />
      <text x={to.x} y={to.y - SIZE * 1.05}>
        {dropInWords(carried)}
      </text>
    </g>
  );
}

/** Of `keyOf`. */
function hexOf(key: string): Hex {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return { q, r };
}
