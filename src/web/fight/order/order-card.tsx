import { memo } from 'react';
import type { Combatant } from '../state/seen.ts';
import type { Look } from '../../../scene/looks.ts';
import { ComputerMark } from '../computer/mark.tsx';
import { useDrawer } from '../attention/drawer.ts';
import { pointsAt } from '../attention/pointed.ts';
import { useSelection } from '../attention/selection.ts';
import { Budget } from './budget.tsx';
import { StoredPortrait } from './stored-portrait.tsx';
import { VitalsBar } from './vitals-bar.tsx';

interface Props {
  readonly combatant: Combatant;
  readonly look: Look;
  readonly isOnTurn: boolean;
  /** Whether the fight waits for it. */
  readonly isDue: boolean;
  /** Whether one of its players follows the fight now. */
  readonly isFollowed: boolean;
}

/** One combatant in a few lines: who, how well, and what holds it. */
export const OrderCard = memo(function OrderCard(props: Props) {
  const { combatant, look, isOnTurn, isDue, isFollowed } = props;
  const { selectedId, select } = useSelection();
  const { openSheet } = useDrawer();
  const { id, name, side, status, hidden, conditions, vitals, budget } = combatant;
  const standing = [
    isOnTurn && 'turn',
    isDue && 'due',
    hidden && 'hidden',
    status !== 'STANDING' && 'out',
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={['card', ...standing].join(' ')}
      data-id={id}
      aria-pressed={selectedId === id}
      {...pointsAt('COMBATANT', id)}
      onClick={() => {
        if (selectedId !== id) select(id);
        openSheet(id);
      }}
    >
      <StoredPortrait combatant={combatant} look={look} />
      <span className="who">
        <span>
          <b className="clamped" title={name}>
            {name}
          </b>{' '}
          <small className="muted side">{side}</small>
          {isDue && <small className="flag">decides</small>}
          {isOnTurn && !isDue && <small className="flag">turn</small>}
          <ComputerMark play={combatant.playedByComputer} />
          {isFollowed && (
            <small className="there" title="Its player is at the table">
              <span className="visually-hidden">Its player is at the table</span>
            </small>
          )}
          {hidden && <small className="muted"> hidden</small>}
        </span>
        {vitals.map((one) => (
          <VitalsBar key={one.label} vitals={one} isNamed={vitals.length > 1} />
        ))}
        <Budget of={budget} />
        {conditions.length > 0 && (
          <span className="chips">
            {conditions.map(({ key, name: condition, ends, amount }, i) => (
              <span key={`${key}${i}`} className="chip condition">
                {condition}
                {amount !== null && amount > 1 && ` ${amount}`}
                {ends && (
                  <small> to {ends.step > 0 ? `${ends.round}·${ends.step}` : ends.round}</small>
                )}
              </span>
            ))}
          </span>
        )}
      </span>
    </button>
  );
});
