import { useState } from 'react';
import { SetPaceDocument } from '../../../client/brief.ts';
import type { FlowPart } from '../../../client/index.ts';
import { Refused, useRun } from '../state/run.tsx';
import type { RunningFight } from './use-running.ts';

const parts: readonly (readonly [FlowPart, string])[] = [
  ['TURNS', 'spent turns end'],
  ['ROUNDS', 'segments and rounds begin'],
  ['ANSWERS', 'what has one answer is answered'],
];

/** What goes on by itself. */
export function PaceForm({ running }: { readonly running: RunningFight }) {
  const { run, refusal, sending } = useRun();
  const [chosen, choose] = useState<ReadonlySet<FlowPart>>(new Set(running.flowParts));
  const set = (): void => {
    const flowParts = [...chosen];
    void run(
      SetPaceDocument,
      flowParts.length > 0 ? { pace: 'FLOW', flowParts } : { pace: 'STEP' },
    );
  };
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <fieldset>
        <legend>Pace: what goes on by itself</legend>
        {parts.map(([part, meaning]) => (
          <label key={part} className="row">
            <input
              type="checkbox"
              checked={chosen.has(part)}
              onChange={({ target: { checked } }) => {
                choose(
                  new Set([...chosen].filter((one) => one !== part).concat(checked ? part : [])),
                );
              }}
            />
            <span>{meaning}</span>
          </label>
        ))}
      </fieldset>
      <button disabled={sending}>Set the pace</button>
      <Refused refusal={refusal} />
    </form>
  );
}
