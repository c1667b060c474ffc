import { useState } from 'react';
import { type Roll, type Verified, verify } from '../fight/dice/verify.ts';
import { VerifiedDice } from '../fight/dice/verified-dice.tsx';
import type { Encounter } from '../fight/state/seen.ts';
import { useSeeing } from '../fight/state/seeing.ts';

/** Whether this step, or the whole fight, came out as the seed gives it. */
export function DiceCheck({ encounter: { id, version } }: { readonly encounter: Encounter }) {
  const seeing = useSeeing();
  const [verified, setVerified] = useState<Verified>({ state: 'UNKNOWN' });
  const check = async (which: { readonly after?: number; readonly only?: number }) => {
    setVerified({ state: 'ASKING' });
    setVerified(await verify(seeing, id, which));
  };
  const isAsking = verified.state === 'ASKING';
  return (
    <section className="dice-check" aria-label="Dice">
      <div className="row">
        <button
          type="button"
          disabled={isAsking}
          onClick={() => void check({ after: version - 1, only: 1 })}
        >
          Check this step
        </button>
        <button type="button" disabled={isAsking} onClick={() => void check({})}>
          Check the whole fight
        </button>
      </div>
      <VerifiedDice verified={verified} />
      {verified.state === 'RIGHT' && verified.entries === 1 && <Rolls rolls={verified.rolls} />}
      <details>
        <summary>What is checked</summary>
        <p>
          The server plays it again, from its seed and what was decided, and compares every event
          with what is recorded. The seed was committed to before the first roll. Steps that were
          played by older rules are not judged again: their dice are compared with the seed.
        </p>
        <p>
          As long as the fight is on the seed is secret, so that this is the server’s word alone.
          When it has ended the seed is shown, and anybody can work out every roll without the
          server.
        </p>
      </details>
    </section>
  );
}

function Rolls({ rolls }: { readonly rolls: readonly Roll[] | null }) {
  if (rolls === null)
    return <p className="muted">Which dice the seed gives is shown when the fight has ended.</p>;
  if (rolls.length === 0) return <p className="muted">No dice were rolled.</p>;
  return (
    <ul className="muted">
      {rolls.map(({ position, sides, faces }) => (
        <li key={position}>
          {faces.length}d{sides}: {faces.join(', ')} (from byte {position} of the seed’s stream)
        </li>
      ))}
    </ul>
  );
}
