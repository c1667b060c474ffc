import type { LogEntry } from '../state/fight-store.ts';
import { Dice, scoresOf } from './dice.tsx';
import { headingOf } from './filter.ts';

interface Props {
  readonly entry: LogEntry;
  /** Null for who may not go back. */
  readonly onRewind: (() => void) | null;
}

/** The lines of one version, with the dice that were rolled. */
export function LogLines({ entry: { events }, onRewind }: Props) {
  return (
    <>
      {events.map((event, i) => {
        const level = headingOf(event);
        return (
          <p key={i} className={level === null ? undefined : `moment level-${level}`}>
            {event.text}
            {scoresOf(event).map((score, j) => (
              <Dice key={j} score={score} />
            ))}
          </p>
        );
      })}
      {onRewind && (
        <button type="button" className="rewind" onClick={onRewind}>
          rewind to here
        </button>
      )}
    </>
  );
}
