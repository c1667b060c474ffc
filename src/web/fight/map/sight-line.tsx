import { LineOfSightDocument } from '../../api/generated/whole.ts';
import { useAsked } from '../state/asked.ts';
import type { Combatant, Encounter } from '../state/seen.ts';
import { centreOf, outlinesOf } from '../../../scene/geometry.ts';

interface Props {
  readonly encounter: Encounter;
  readonly from: Combatant;
  readonly to: Combatant;
}

/** What an attack would pass from one to the other, with what cuts it and what it passes through. */
export function SightLine({ encounter, from, to }: Props) {
  const answer = useAsked(LineOfSightDocument, {
    encounterId: encounter.id,
    from: plain(from.position),
    to: plain(to.position),
  });
  const sight = answer?.lineOfSight;
  const [a, b] = sight?.witness?.map(pointOf) ?? [];
  const [start, end] = [a ?? centreOf(from.position), b ?? centreOf(to.position)];
  return (
    <g className={sight?.clear === false ? 'sight cut' : 'sight'}>
      {sight && <path className="cutting" d={outlinesOf(sight.blocking, 2)} />}
      {sight && <path className="veiling" d={outlinesOf(sight.concealing, 2)} />}
      <path className="line" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
    </g>
  );
}

/** Without the name of its type, which no input has. */
const plain = ({ q, r }: Combatant['position']) => ({ q, r });

/** Coordinates of hexes need not be whole. */
const pointOf = ({
  q,
  r,
  over,
}: {
  readonly q: number;
  readonly r: number;
  readonly over: number;
}) => centreOf({ q: q / over, r: r / over });
