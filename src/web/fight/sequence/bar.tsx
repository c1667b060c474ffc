import type { Encounter } from '../state/seen.ts';
import { nameOf } from '../state/names.ts';
import type { Look } from '../../../scene/looks.ts';
import { pointsAt, usePointed } from '../attention/pointed.ts';
import { inLane } from './in-lane.ts';
import { beatAt, type Columns, fitsIn, titleOf } from './columns.ts';
import { isLasting } from './lasting.ts';

interface Props {
  readonly encounter: Encounter;
  readonly entry: Encounter['timeline'][number];
  readonly columns: Columns;
  /** Of its owner. */
  readonly look: Look;
}

/** Something ongoing: from now to the beat in which it resolves. */
export function Bar({ encounter, entry, columns, look }: Props) {
  const { entryId, label, resolves, rule, targetIds, ownerId } = entry;
  const { beats, first, count } = columns;
  const end = beatAt(resolves, beats) - first;
  const targets = targetIds.map((id) => nameOf(encounter, id)).join(', ');
  const aims = targets === '' || label.includes(targets) ? '' : ` → ${targets}`;
  const when = `${titleOf(first + Math.max(end, 0), beats)}${resolves.onTurnOfId ? `, on the turn of ${nameOf(encounter, resolves.onTurnOfId)}` : ''}`;
  const words = `${inLane(label, nameOf(encounter, ownerId))}${aims}`;
  const length = Math.min(Math.max(end, 0), count - 1) + 1;
  // Where there is more room behind it, the words stand there.
  const isBeside = !fitsIn(length, words) && count - length > length;
  const lasts = isLasting(entry);
  const pointedEntry = usePointed('ENTRY');
  const pointedId = usePointed('COMBATANT');
  const isLit =
    pointedEntry === entryId ||
    (pointedId !== null && (pointedId === ownerId || targetIds.includes(pointedId)));
  return (
    <span
      role="cell"
      className={['bar-of', lasts && 'lasting', isBeside && 'short', isLit && 'lit']
        .filter(Boolean)
        .join(' ')}
      tabIndex={0}
      {...pointsAt('ENTRY', entryId)}
      title={`${label}: ${when} (${rule.id})`}
      style={{
        gridColumn: `2 / ${length + 2}`,
        ...(!lasts && { background: look.color, color: look.ink }),
      }}
    >
      <span aria-hidden>{words}</span>
      <span aria-hidden>{end >= count ? '…' : lasts ? '' : '◆'}</span>
      <span className="visually-hidden">{`${label}${aims}, ${when}`}</span>
    </span>
  );
}
