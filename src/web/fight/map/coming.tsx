import { pointsAt, usePointed } from '../attention/pointed.ts';
import { combatantOf } from '../state/names.ts';
import type { Combatant, Encounter } from '../state/seen.ts';
import { beatAt, beatsOf, titleOf } from '../sequence/columns.ts';
import { isLasting } from '../sequence/lasting.ts';
import { centreOf, type Point, SIZE } from './geometry.ts';

type Entry = Encounter['timeline'][number];

/** What is under way from one to another, with the moment at which it comes to it. */
export function Coming({ encounter }: { readonly encounter: Encounter }) {
  const pointedId = usePointed('ENTRY');
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
      {encounter.timeline
        .filter((entry) => !isLasting(entry))
        .flatMap((entry) =>
          waysOf(encounter, entry).map(([from, to]) => (
            <Arrow
              key={`${entry.entryId} ${to.id}`}
              entry={entry}
              from={centreOf(from.position)}
              to={centreOf(to.position)}
              moment={momentOf(encounter, entry)}
              isLit={pointedId === entry.entryId}
            />
          )),
        )}
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

/** Empty where a round has no parts: the stack says what comes first. */
function momentOf(encounter: Encounter, { resolves }: Entry): string {
  const beats = beatsOf(encounter);
  return beats === 1 ? '' : titleOf(beatAt(resolves, beats), beats);
}

interface Props {
  readonly entry: Entry;
  readonly from: Point;
  readonly to: Point;
  readonly moment: string;
  readonly isLit: boolean;
}

/** From the rim of one token to that of the other. */
function Arrow({ entry: { entryId, label }, from, to, moment, isLit }: Props) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // Who lies where somebody else stands now is no way off.
  if (length === 0) return null;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const start = { x: from.x + dx * SIZE, y: from.y + dy * SIZE };
  const end = { x: to.x - dx * SIZE, y: to.y - dy * SIZE };
  const way = `M${start.x} ${start.y}L${end.x} ${end.y}`;
  return (
    <g className={isLit ? 'way lit' : 'way'} {...pointsAt('ENTRY', entryId)}>
      <title>{label}</title>
      <path className="catch" d={way} />
      <path className="line" d={way} markerEnd="url(#tip)" />
      {moment && (
        <text x={(start.x + end.x) / 2} y={(start.y + end.y) / 2 - 8}>
          {moment}
        </text>
      )}
    </g>
  );
}
