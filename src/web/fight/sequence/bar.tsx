import type { Encounter } from '../seen.ts';
import { nameOf } from '../names.ts';
import { beatAt, type Columns, titleOf } from './columns.ts';

interface Props {
  readonly encounter: Encounter;
  readonly entry: Encounter['timeline'][number];
  readonly columns: Columns;
  /** Of the side of its owner. */
  readonly color: string;
}

/** What lasts, and comes to nothing but its own end. */
const LASTING = new Set(['CONDITION', 'COOLDOWN', 'COVER', 'QUICK_ACTION']);

/** Something under way: from now to the beat in which it resolves. */
export function Bar({ encounter, entry, columns, color }: Props) {
  const { label, kind, resolves, rule, targetIds } = entry;
  const { beats, first, count } = columns;
  const end = beatAt(resolves, beats) - first;
  const targets = targetIds.map((id) => nameOf(encounter, id));
  const when = `${titleOf(first + Math.max(end, 0), beats)}${resolves.onTurnOfId ? `, on the turn of ${nameOf(encounter, resolves.onTurnOfId)}` : ''}`;
  const isLasting = LASTING.has(kind);
  return (
    <span
      role="cell"
      className={isLasting ? 'bar-of lasting' : 'bar-of'}
      title={`${label}: ${when} (${rule})`}
      style={{
        gridColumn: `2 / ${Math.min(Math.max(end, 0), count - 1) + 3}`,
        ...(!isLasting && { background: color }),
      }}
    >
      <span>
        {label}
        {targets.length > 0 && ` → ${targets.join(', ')}`}
      </span>
      <span aria-hidden>{end >= count ? '…' : isLasting ? '' : '◆'}</span>
      <span className="visually-hidden">{when}</span>
    </span>
  );
}
