import { Fragment } from 'react';
import type { ByHandFragment } from '../../../client/index.ts';
import { wordsOf } from '../../kit/words.ts';
import { nameOf } from '../state/names.ts';
import type { Encounter } from '../state/seen.ts';

interface Props {
  readonly rolls: readonly ByHandFragment[];
  readonly combatants: Encounter['combatants'];
}

/** T-04: whose dice of a version were rolled by hand, and by which seat where that is known. */
export function ByHand({ rolls, combatants }: Props) {
  const fallen = rolls.filter(({ fallenBefore }) => fallenBefore !== null);
  if (fallen.length === 0) return null;
  const byWhom = Map.groupBy(fallen, ({ combatantId }) => combatantId);
  return (
    <small className="muted by-hand">
      Rolled by hand:{' '}
      {[...byWhom].map(([id, [first, ...others]], i) => (
        <Fragment key={id}>
          {i > 0 && '; '}
          {id === null ? 'the GM' : nameOf({ combatants }, id)}
          {first?.seatName && ` (${first.seatName})`},{' '}
          {[first, ...others].map((roll) => roll && facesOf(roll)).join(', ')}
        </Fragment>
      ))}
    </small>
  );
}

/** `attack 3 5 1`. */
const facesOf = ({ purpose, faces }: ByHandFragment): string =>
  `${wordsOf(purpose).toLowerCase()} ${faces.join(' ')}`;
