import { useEffect, useMemo, useState } from 'react';
import { type FieldProblem, messageOf } from '../api/command.ts';
import type { HeldSeat } from '../api/seats.ts';
import type { Verdict } from './fight-apart.ts';
import { type SavedSheet, useLibrary } from './library.ts';
import { faultsOf } from './sheet-file.ts';
import { Select } from './select.tsx';
import { sourcesFor, type Target } from './targets.ts';
import { type Odds, tried } from './trial.ts';

interface Props {
  readonly draft: SavedSheet;
  /** In whose fights targets are, the last opened first. */
  readonly held: readonly HeldSeat[];
  readonly onProblems: (problems: readonly FieldProblem[]) => void;
}

/** Who there is where targets come from. */
interface Found {
  readonly of: string;
  readonly targets: readonly Target[];
}

/** Has the server read what is written, and shows what its attacks would come to. */
export function TrialPanel({ draft, held, onProblems }: Props) {
  const { id, ruleset } = draft;
  const { sheets } = useLibrary();
  const sources = useMemo(() => {
    const others = (sheets ?? []).filter((one) => one.ruleset === ruleset && one.id !== id);
    return sourcesFor(ruleset, others, held);
  }, [ruleset, id, sheets, held]);
  const [sourceKey, chooseSource] = useState('');
  const [targetKey, chooseTarget] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [verdict, setVerdict] = useState<Verdict<readonly Odds[]> | null>(null);
  const [isTrying, setTrying] = useState(false);
  const source = sources.find(({ key }) => key === sourceKey) ?? sources[0];
  const targets = found?.of === source?.key ? (found?.targets ?? []) : [];
  const target = targets.find(({ key }) => key === targetKey) ?? targets[0];
  useEffect(() => {
    let isWanted = true;
    source?.targets().then(
      (all) => {
        if (isWanted) setFound({ of: source.key, targets: all });
      },
      (error: unknown) => {
        if (isWanted) setVerdict(failed(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [source]);
  const attempt = async (against: Target): Promise<void> => {
    const faults = faultsOf(draft);
    onProblems(faults);
    setVerdict(null);
    if (faults.length > 0) return;
    setTrying(true);
    try {
      const tested = await tried(draft, await against.opponent());
      setVerdict(tested);
      if (!tested.isSound) onProblems(tested.problems);
    } catch (error) {
      setVerdict(failed(error));
    } finally {
      setTrying(false);
    }
  };
  return (
    <section className="trial" aria-labelledby="trial">
      <h2 id="trial">Try it</h2>
      <div className="row">
        <Select
          label="Targets from"
          options={sources}
          value={source?.key}
          onChoose={(key) => {
            setVerdict(null);
            chooseSource(key);
          }}
        />
        <Select
          label="Against"
          options={targets}
          value={target?.key}
          onChoose={(key) => {
            setVerdict(null);
            chooseTarget(key);
          }}
        />
        <button
          type="button"
          disabled={isTrying || !target}
          onClick={() => {
            if (target) void attempt(target);
          }}
        >
          {isTrying ? 'Trying …' : 'Check, and show the odds'}
        </button>
      </div>
      {verdict && <Outcome verdict={verdict} />}
    </section>
  );
}

function Outcome({ verdict }: { readonly verdict: Verdict<readonly Odds[]> }) {
  if (!verdict.isSound)
    return (
      <p className="refusal" role="alert">
        {verdict.message}
      </p>
    );
  return (
    <ul role="status">
      {verdict.result.map(({ label, hitChance, expectedDamage }) => (
        <li key={label}>
          <b>{label}</b>: {Math.round(hitChance * 100)} % to hit
          {expectedDamage !== null && `, ${expectedDamage.toFixed(1)} damage`}
        </li>
      ))}
      {verdict.result.length === 0 && <li>It is sound; it has no attack on somebody beside it.</li>}
    </ul>
  );
}

const failed = (error: unknown) => ({
  isSound: false as const,
  message: messageOf(error),
  problems: [],
});
