import { useState } from 'react';
import { Copy } from '../../kit/copy.tsx';
import { VerifiedDice } from '../dice/verified-dice.tsx';
import { type Verified, verify } from '../dice/verify.ts';
import type { Encounter } from '../state/seen.ts';
import { useSeeing } from '../state/seeing.ts';
import { useRunning } from './use-running.ts';

/** Where the dice come from, and the proof that they are untouched. */
export function Dice({ encounter: { id } }: { readonly encounter: Encounter }) {
  const seeing = useSeeing();
  const running = useRunning();
  const [verified, setVerified] = useState<Verified>({ state: 'UNKNOWN' });
  const verifyAll = async (): Promise<void> => {
    setVerified({ state: 'ASKING' });
    setVerified(await verify(seeing, id));
  };
  if (!running) return null;
  const { commitment, seed } = running.dice;
  return (
    <section>
      <h3>Commitment</h3>
      <p className="muted">
        The SHA-256 of the seed of all dice, fixed before the first roll. Write it down now, and no
        one can change the dice unnoticed.
      </p>
      <Copy label="Commitment" text={commitment} />
      <h3>Seed</h3>
      {seed === null ? (
        <p className="muted">It is revealed when the fight has ended.</p>
      ) : (
        <Copy label="Seed" text={seed} />
      )}
      <button type="button" disabled={verified.state === 'ASKING'} onClick={() => void verifyAll()}>
        Verify every roll
      </button>
      <VerifiedDice verified={verified} />
    </section>
  );
}
