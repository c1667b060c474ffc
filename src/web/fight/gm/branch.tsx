import { useState } from 'react';
import { useLocation } from 'wouter';
import { BranchEncounterDocument } from '../../api/generated/whole.ts';
import { useFight } from '../state/fight-context.ts';
import { Refused, useRun } from '../state/run.tsx';
import type { Encounter } from '../state/seen.ts';

/** Another fight that goes on from here. */
export function Branch({
  encounter: { ruleset, name, version },
}: {
  readonly encounter: Encounter;
}) {
  const { seats } = useFight();
  const { run, refusal, sending } = useRun();
  const [, go] = useLocation();
  const [called, setCalled] = useState(`${name}, once more`);
  const branch = async (): Promise<void> => {
    const branched = await run(BranchEncounterDocument, { name: called, atVersion: version });
    if (!branched) return;
    const { token, encounter } = branched;
    seats.holdFirst({ encounterId: encounter.id, token, name: called, ruleset });
    go(`/fight/${encounter.id}`);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void branch();
      }}
    >
      <section>
        <h3>Branch</h3>
        <p className="muted">
          Opens a new fight that begins as this one is now, with dice of its own. This one stays.
        </p>
        <div className="row">
          <input
            className="grow"
            aria-label="Name of the branch"
            required
            maxLength={120}
            value={called}
            onChange={({ target: { value } }) => {
              setCalled(value);
            }}
          />
          <button disabled={sending}>Branch</button>
        </div>
        <Refused refusal={refusal} />
      </section>
    </form>
  );
}
