import { Fragment, memo } from 'react';
import { Reasons } from '../computer/reasons.tsx';
import type { LogEntry } from '../state/fight.ts';
import type { Encounter } from '../state/seen.ts';
import { ByHand } from './by-hand.tsx';
import { Dice, scoresOf } from './dice.tsx';
import { RuleTag } from '../rule-tag.tsx';
import { headingOf, type ShownEntry } from './filter.ts';
import { inParts } from './in-parts.ts';
import type { FollowUp } from './whys.ts';

interface Props {
  readonly entry: ShownEntry;
  /** Those that stand out in a line. */
  readonly names: readonly string[];
  readonly combatants: Encounter['combatants'];
  /** Null for who may not go back. */
  readonly onRewind: ((entry: LogEntry) => void) | null;
}

/** The lines of one version, with the dice that were rolled. */
export const LogLines = memo(function LogLines({ entry, names, combatants, onRewind }: Props) {
  return (
    <>
      {entry.events.map((event, i) => {
        const level = headingOf(event);
        return (
          <Fragment key={i}>
            <p className={level === null ? 'log-line' : `moment level-${level}`}>
              {level !== null
                ? event.text
                : inParts(event.text, names).map((part, j) => (
                    <Fragment key={j}>{j % 2 === 0 ? part : <b>{part}</b>}</Fragment>
                  ))}
              {level === null && event.rule && (
                <>
                  {' '}
                  <RuleTag id={event.rule} />
                </>
              )}
              {scoresOf(event).map((score, j) => (
                <Dice key={j} score={score} />
              ))}
            </p>
            <Why of={entry.whys.get(event)} />
          </Fragment>
        );
      })}
      <ByHand rolls={entry.declared} combatants={combatants} />
      {onRewind && (
        <button
          type="button"
          className="rewind"
          onClick={() => {
            onRewind(entry);
          }}
        >
          rewind to here
        </button>
      )}
    </>
  );
});

/** Why the computer did it, for who may know and asks. */
function Why({ of }: { readonly of: FollowUp | undefined }) {
  return (
    of && (
      <details className="why">
        <summary>why</summary>
        <Reasons reasons={of.reasons} />
      </details>
    )
  );
}
