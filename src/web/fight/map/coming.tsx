import { pointsAt, usePointed } from '../attention/pointed.ts';
import { combatantOf } from '../state/names.ts';
import type { Combatant, Encounter } from '../state/seen.ts';
import { beatsOf, momentIn } from '../sequence/columns.ts';
import { isLasting } from '../sequence/lasting.ts';
import { Course } from './course.tsx';
import { centreOf, type Point, SIZE } from '../../../scene/geometry.ts';

type Entry = Encounter['timeline'][number];

/** What is ongoing: where it passes, or from whom to whom it is, with the moments at which it comes. */
export function Coming({ encounter }: { readonly encounter: Encounter }) {
  const pointedId = usePointed('ENTRY');
  const beats = beatsOf(encounter);
  const taken = encounter.combatants.map(({ position }) => position);
  return (
    <g className="coming">
      <marker
        id="tip"
        viewBox="0 0 8 8"
        refX="6"
        refY="4"
        markerWidth="5"
        markerHeight="5"
        orient="auto"
      >
        <path d="M0 0L8 4L0 8Z" />
      </marker>
      <pattern
        id="hatch"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V9" />
      </pattern>
      {encounter.timeline
        .filter((entry) => !isLasting(entry))
        .map((entry) => (
          <g
            key={entry.entryId}
            className={pointedId === entry.entryId ? 'way lit' : 'way'}
            {...pointsAt('ENTRY', entry.entryId)}
          >
            <title>{entry.label}</title>
            {entry.course && entry.course.stages.length > 0 ? (
              <Course course={entry.course} beats={beats} taken={taken} />
            ) : (
              waysOf(encounter, entry).map(([from, to]) => (
                <Arrow
                  key={to.id}
                  from={centreOf(from.position)}
                  to={centreOf(to.position)}
                  moment={momentIn(entry.resolves, beats)}
                />
              ))
            )}
          </g>
        ))}
    </g>
  );
}

/** From its owner to each whom it is about. */
function waysOf(encounter: Encounter, { ownerId, targetIds }: Entry) {
  const from = combatantOf(encounter, ownerId);
  return [...new Set(targetIds)].flatMap((id): readonly (readonly [Combatant, Combatant])[] => {
    const to = combatantOf(encounter, id);
    return from && to && from !== to ? [[from, to]] : [];
  });
}

interface Props {
  readonly from: Point;
  readonly to: Point;
  readonly moment: string;
}

/** From the rim of one token to that of the other. */
function Arrow({ from, to, moment }: Props) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // A combatant who lies under another one is no path.
  if (length === 0) return null;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const start = { x: from.x + dx * SIZE, y: from.y + dy * SIZE };
  const end = { x: to.x - dx * SIZE, y: to.y - dy * SIZE };
  const way = `M${start.x} ${start.y}L${end.x} ${end.y}`;
  return (
    <>
      <path className="catch" d={way} />
      <path className="line" d={way} markerEnd="url(#tip)" />
      {moment && (
        <text x={(start.x + end.x) / 2} y={(start.y + end.y) / 2 - 8}>
          {moment}
        </text>
      )}
    </>
  );
}
