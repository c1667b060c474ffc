import { isInputObjectType } from 'graphql';
import { useState } from 'react';
import { AdjudicateDocument } from '../../../client/brief.ts';
import type { FiguresInput } from '../../../client/index.ts';
import { ObjectFields } from '../../kit/form/object-fields.tsx';
import { inputType } from '../../kit/form/schema.ts';
import { Refused } from '../state/run.tsx';
import { useRuling } from './reason.tsx';

interface Props {
  readonly combatantId: string;
  readonly ruleset: string;
}

/** The figures of a sheet that a GM may set, as the schema has them for this system. */
export function Figures({ combatantId, ruleset }: Props) {
  const { run, reason, refusal, sending } = useRuling();
  const [figures, setFigures] = useState<object>({});
  const key = ruleset.toLowerCase();
  const type = inputType('FiguresInput').getFields()[key]?.type;
  if (!isInputObjectType(type)) return null;
  const set = async (): Promise<void> => {
    const input = { targetId: combatantId, reason, figures: { [key]: figures } as FiguresInput };
    if (await run(AdjudicateDocument, input)) setFigures({});
  };
  const prefix = `figures.${key}.`;
  const problems = refusal?.fields.map(({ path, message }) => ({
    path: path.replace(prefix, ''),
    message,
  }));
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void set();
      }}
    >
      <ObjectFields
        type={type}
        value={figures}
        path=""
        problems={problems ?? []}
        suggestions={() => []}
        onChange={setFigures}
      />
      <div className="row">
        <button disabled={sending || Object.keys(figures).length === 0}>Set the figures</button>
        <small className="muted">What is left empty stays as it is.</small>
      </div>
      <Refused refusal={refusal} />
    </form>
  );
}
