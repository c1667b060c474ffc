import type { LogEntry } from '../fight-store.ts';
import { Dice, scoresOf } from './dice.tsx';

/** The lines of one version, with the dice that were rolled. */
export function LogLines({ entry }: { readonly entry: LogEntry | undefined }) {
  return (
    <>
      {entry?.events.map((event, i) => (
        <p key={i}>
          {event.text}
          {scoresOf(event).map((score, j) => (
            <Dice key={j} score={score} />
          ))}
        </p>
      ))}
    </>
  );
}
