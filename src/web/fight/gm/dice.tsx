import { useState } from 'react';
import { VerifyDiceDocument, type VerifyDiceQuery } from '../../../client/index.ts';
import { messageOf } from '../../api/command.ts';
import { Copy } from '../../kit/copy.tsx';
import { useFight } from '../state/fight-context.ts';
import type { Encounter } from '../state/seen.ts';
import { useRunning } from './use-running.ts';

type Verified =
  | { readonly state: 'ASKING' | 'UNKNOWN' }
  | { readonly state: 'RIGHT'; readonly entries: number; readonly dice: number | null }
  | { readonly state: 'WRONG'; readonly message: string };

/** Where the dice come from, and that nobody has touched them. */
export function Dice({ encounter: { id } }: { readonly encounter: Encounter }) {
  const { store } = useFight();
  const running = useRunning();
  const [verified, setVerified] = useState<Verified>({ state: 'UNKNOWN' });
  const verify = async (): Promise<void> => {
    setVerified({ state: 'ASKING' });
    let entries = 0;
    let dice: number | null = 0;
    for (let after: number | null = 0; after !== null;) {
      const { verifyDice }: VerifyDiceQuery = await store.ask(VerifyDiceDocument, {
        encounterId: id,
        after,
        first: 500,
      });
      if (!verifyDice) throw new Error('There is no such fight.');
      if (!verifyDice.verified || !verifyDice.commitmentMatches) {
        const { version, message } = verifyDice.firstDifference ?? { version: null, message: '' };
        setVerified({ state: 'WRONG', message: `Version ${version ?? '?'}: ${message}` });
        return;
      }
      entries += verifyDice.entries;
      dice = verifyDice.diceRolled === null || dice === null ? null : dice + verifyDice.diceRolled;
      after = verifyDice.next;
    }
    setVerified({ state: 'RIGHT', entries, dice });
  };
  if (!running) return null;
  const { commitment, seed } = running.dice;
  return (
    <section>
      <h3>Commitment</h3>
      <p className="muted">
        The SHA-256 of the seed of all dice, fixed before the first roll. Write it down now, and
        nobody can change the dice unnoticed.
      </p>
      <Copy label="Commitment" text={commitment} />
      <h3>Seed</h3>
      {seed === null ? (
        <p className="muted">It is revealed when the fight has ended.</p>
      ) : (
        <Copy label="Seed" text={seed} />
      )}
      <button
        type="button"
        disabled={verified.state === 'ASKING'}
        onClick={() => {
          void verify().catch((error: unknown) => {
            setVerified({ state: 'WRONG', message: messageOf(error) });
          });
        }}
      >
        Verify every roll
      </button>
      <p role="status">{wordsFor(verified)}</p>
    </section>
  );
}

function wordsFor(verified: Verified): string {
  switch (verified.state) {
    case 'UNKNOWN':
      return '';
    case 'ASKING':
      return 'Playing everything again …';
    case 'WRONG':
      return `Not verified. ${verified.message}`;
    case 'RIGHT':
      return [
        `Verified ✓ ${verified.entries} entries of the journal came out as they are recorded`,
        verified.dice === null ? '.' : `, with ${verified.dice} dice.`,
      ].join('');
  }
}
