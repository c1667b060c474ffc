import { useState } from 'react';
import { AdjudicateDocument } from '../../api/generated/brief.ts';
import type { StatsInput } from '../../../client/index.ts';
import { VitalsBar } from '../order/vitals-bar.tsx';
import { useRuling } from '../sheet/reason.tsx';
import { useFight } from '../state/fight-context.ts';
import { Refused } from '../state/run.tsx';
import type { Combatant } from '../state/seen.ts';
import { statOf, valueAfter } from './stat-of.ts';

interface Props {
  readonly combatantId: string;
  readonly ruleset: string;
  readonly vitals: Combatant['vitals'][number];
  /** Null until it has come. */
  readonly sheet: object | null;
}

const MAX_CHANGE = 999;

/** How much is left, less or more by a number. */
export function VitalsRow({ combatantId, ruleset, vitals, sheet }: Props) {
  const { store } = useFight();
  const { run, reason, refusal, sending } = useRuling();
  const [amount, setAmount] = useState(1);
  const stat = statOf(vitals.label, ruleset, sheet);
  const { label } = vitals;
  const change = (by: number): void => {
    if (!stat) return;
    const set = { [stat.field]: valueAfter(stat, by, vitals.max) };
    const stats = { [ruleset.toLowerCase()]: set } as StatsInput;
    void run(AdjudicateDocument, { combatantId, reason, stats, seenVersion: store.version });
  };
  return (
    <div className="vitals-row" role="group" aria-label={label}>
      <VitalsBar vitals={vitals} isNamed />
      {stat && (
        <div className="row">
          <button
            type="button"
            disabled={sending}
            aria-label={`${label}: ${amount} less`}
            onClick={() => {
              change(-amount);
            }}
          >
            −
          </button>
          <input
            type="number"
            inputMode="numeric"
            aria-label={`${label}: how much`}
            min={1}
            max={MAX_CHANGE}
            value={amount}
            onChange={({ target: { valueAsNumber } }) => {
              if (valueAsNumber >= 1 && valueAsNumber <= MAX_CHANGE)
                setAmount(Math.floor(valueAsNumber));
            }}
          />
          <button
            type="button"
            disabled={sending}
            aria-label={`${label}: ${amount} more`}
            onClick={() => {
              change(amount);
            }}
          >
            +
          </button>
        </div>
      )}
      <Refused refusal={refusal} />
    </div>
  );
}
