import { Fragment, memo } from 'react';
import { Reasons } from '../computer/reasons.tsx';
import type { LogEntry } from '../state/fight.ts';
import type { Encounter, LogLine } from '../state/seen.ts';
import { looksOf } from '../../../scene/looks.ts';
import { Portrait } from '../order/portrait.tsx';
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
        if (level !== null)
          return (
            <p key={i} className={`moment level-${level}`}>
              {event.text}
            </p>
          );
        return (
          <div key={i} className="log-line">
            <Line event={event} names={names} combatants={combatants} />
            <Why of={entry.whys.get(event)} />
          </div>
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

interface LineProps extends Pick<Props, 'names' | 'combatants'> {
  readonly event: LogLine;
}

/** What has happened, with the portrait of who did it where the sentence begins with the name. */
function Line({ event, names, combatants }: LineProps) {
  const parts = inParts(event.text, names);
  const actor = parts[0] === '' ? combatants.find(({ name }) => name === parts[1]) : undefined;
  return (
    <>
      {actor && <Portrait combatant={actor} look={looksOf(combatants)(actor.id)} />}
      <p>
        {parts.map((part, j) => (
          <Fragment key={j}>{j % 2 === 0 ? part : <b>{part}</b>}</Fragment>
        ))}
        {event.rule && (
          <>
            {' '}
            <RuleTag id={event.rule.id} />
          </>
        )}
      </p>
      {scoresOf(event).map((score, j) => (
        <Dice key={j} score={score} />
      ))}
    </>
  );
}

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
