import type { Encounter } from '../state/seen.ts';

/** The beats of a round: three segments, six seconds, or how high the stack is. */
export function Beats({ encounter: { round, clock, phase } }: { readonly encounter: Encounter }) {
  if (phase !== 'COMBAT' || !clock) return <span className="muted">{phases[phase]}</span>;
  return (
    <span className="beats">
      <span>
        R<span className="rest">ound </span>
        {round}
      </span>
      {'segment' in clock && <Lit beat={clock.segment} of={3} unit="segment" />}
      {'second' in clock && <Lit beat={clock.second} of={6} unit="second" />}
      {'stack' in clock && clock.stack.length > 0 && (
        <span className="muted">{clock.stack.length} pending</span>
      )}
    </span>
  );
}

const phases = { SETUP: 'being set up', COMBAT: 'on', ENDED: 'over' } as const;

interface LitProps {
  readonly beat: number;
  readonly of: number;
  readonly unit: string;
}

function Lit({ beat, of, unit }: LitProps) {
  return (
    <span className="lights" role="img" aria-label={`${unit} ${beat} of ${of}`}>
      {Array.from({ length: of }, (_, i) => (
        <span key={i} className={i + 1 === beat ? 'now' : i + 1 < beat ? 'past' : undefined} />
      ))}
    </span>
  );
}
