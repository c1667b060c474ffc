import { useEffect, useState } from 'react';
import { BestiaryDocument, type BestiaryQuery } from '../../client/index.ts';
import { send } from '../api/api.ts';
import { type FieldProblem, messageOf } from '../api/command.ts';
import type { SavedSheet } from './library.ts';
import { faultsOf } from './sheet-file.ts';
import { type Trial, tried } from './trial.ts';

interface Props {
  readonly draft: SavedSheet;
  readonly onProblems: (problems: readonly FieldProblem[]) => void;
}

/** Has the server read what is written, and shows what its attacks would come to. */
export function TrialPanel({ draft, onProblems }: Props) {
  const [creatures, setCreatures] = useState<BestiaryQuery['bestiary']>([]);
  const [target, choose] = useState('');
  const [trial, setTrial] = useState<Trial | null>(null);
  const [isTrying, setTrying] = useState(false);
  const { ruleset } = draft;
  useEffect(() => {
    void send(BestiaryDocument, { ruleset }, null).then(
      ({ bestiary }) => {
        setCreatures(bestiary);
      },
      () => undefined,
    );
  }, [ruleset]);
  const attempt = async (): Promise<void> => {
    const faults = faultsOf(draft);
    onProblems(faults);
    setTrial(null);
    const against = target === '' ? creatures[0]?.key : target;
    if (faults.length > 0 || against === undefined) return;
    setTrying(true);
    try {
      const result = await tried(draft, against);
      setTrial(result);
      if (!result.isSound) onProblems(result.problems);
    } catch (error) {
      setTrial({ isSound: false, message: messageOf(error), problems: [] });
    } finally {
      setTrying(false);
    }
  };
  return (
    <section className="trial" aria-labelledby="trial">
      <h2 id="trial">Try it</h2>
      <div className="row">
        <select
          aria-label="Against"
          value={target}
          onChange={({ target: { value } }) => {
            choose(value);
          }}
        >
          {creatures.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <button
          type="button"
          disabled={isTrying}
          onClick={() => {
            void attempt();
          }}
        >
          {isTrying ? 'Trying …' : 'Check, and show the odds'}
        </button>
      </div>
      {trial && !trial.isSound && (
        <p className="refusal" role="alert">
          {trial.message}
        </p>
      )}
      {trial?.isSound && (
        <ul role="status">
          {trial.odds.map(({ label, hitChance, expectedDamage }) => (
            <li key={label}>
              <b>{label}</b>: {Math.round(hitChance * 100)} % to hit
              {expectedDamage !== null && `, ${expectedDamage.toFixed(1)} damage`}
            </li>
          ))}
          {trial.odds.length === 0 && <li>It is sound; it has no attack on somebody beside it.</li>}
        </ul>
      )}
    </section>
  );
}
