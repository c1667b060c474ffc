import { useEffect, useMemo, useRef, useState } from 'react';
import { type FieldProblem, messageOf } from '../api/command.ts';
import type { HeldSeat } from '../api/seats.ts';
import { type SavedSheet, useLibrary } from './library.ts';
import { faultsOf } from './sheet-file.ts';
import { Select } from './select.tsx';
import { type Source, sourcesFor, type Target } from './targets.ts';
import { Outcome } from './outcome.tsx';
import { tried, type Verdict } from './trial.ts';

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
  /** Why there are none. */
  readonly trouble: string | null;
}

/** The result for one sheet and one target: after a change of either it is not shown. */
interface Tested {
  readonly of: SavedSheet;
  readonly against: string;
  readonly verdict: Verdict;
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
  const [tested, setTested] = useState<Tested | null>(null);
  const [isTrying, setTrying] = useState(false);
  const latest = useRef(draft);
  latest.current = draft;
  const source = sources.find(({ key }) => key === sourceKey) ?? sources[0];
  const { targets, trouble } = useTargets(source);
  const target = targets.find(({ key }) => key === targetKey) ?? targets[0];
  const verdict = tested?.of === draft && tested.against === target?.key ? tested.verdict : null;
  const attempt = async (against: Target): Promise<void> => {
    const faults = faultsOf(draft);
    onProblems(faults);
    setTested(null);
    if (faults.length > 0) return;
    setTrying(true);
    try {
      const outcome = await tried(draft, await against.opponent());
      setTested({ of: draft, against: against.key, verdict: outcome });
      if (!outcome.isSound && latest.current === draft) onProblems(outcome.problems);
    } catch (error) {
      setTested({ of: draft, against: against.key, verdict: failed(error) });
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
            setTested(null);
            chooseSource(key);
          }}
        />
        <Select
          label="Against"
          options={targets}
          value={target?.key}
          onChoose={(key) => {
            setTested(null);
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
          {isTrying ? 'Trying …' : 'Show odds'}
        </button>
      </div>
      {trouble !== null && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
      {verdict && <Outcome verdict={verdict} />}
    </section>
  );
}

/** Those of a source; none until they have come. */
function useTargets(source: Source | undefined): Omit<Found, 'of'> {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isWanted = true;
    source?.targets().then(
      (all) => {
        if (isWanted) setFound({ of: source.key, targets: all, trouble: null });
      },
      (error: unknown) => {
        if (isWanted) setFound({ of: source.key, targets: [], trouble: messageOf(error) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [source]);
  return found && found.of === source?.key ? found : { targets: [], trouble: null };
}

const failed = (error: unknown) => ({
  isSound: false as const,
  message: messageOf(error),
  problems: [],
});
