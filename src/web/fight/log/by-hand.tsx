import { Fragment } from 'react';
import type { ByHandFragment } from '../../../client/index.ts';
import { wordsOf } from '../../kit/words.ts';
import { useFight } from '../state/fight-context.ts';
import { useStore } from 'zustand';
import { nameOf } from '../state/names.ts';

/** T-04: whose dice of a version were rolled by hand, and by which seat where that is known. */
export function ByHand({ rolls }: { readonly rolls: readonly ByHandFragment[] }) {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  const fallen = rolls.filter(({ fallenBefore }) => fallenBefore !== null);
  if (!encounter || fallen.length === 0) return null;
  const byWhom = Map.groupBy(fallen, ({ combatantId }) => combatantId);
  return (
    <small className="muted by-hand">
      Rolled by hand:{' '}
      {[...byWhom].map(([id, [first, ...others]], i) => (
        <Fragment key={id}>
          {i > 0 && '; '}
          {id === null ? 'the GM' : nameOf(encounter, id)}
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
