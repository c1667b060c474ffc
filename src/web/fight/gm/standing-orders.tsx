import { useState } from 'react';
import { SetStandingOrdersDocument } from '../../../client/brief.ts';
import { ObjectFields } from '../../kit/form/object-fields.tsx';
import { inputType } from '../../kit/form/schema.ts';
import { isFor } from '../../kit/form/rulesets.ts';
import { Refused, useRun } from '../state/run.tsx';
import type { Encounter } from '../state/seen.ts';

/** What of the input is no order. */
const ASIDE = new Set([
  ...['encounterId', 'combatantId', 'expectedVersion', 'idempotencyKey', 'ofId'],
  // It has a form of its own.
  'playedBy',
]);

/** What somebody answers without being asked. */
export function StandingOrders({ encounter }: { readonly encounter: Encounter }) {
  const { run, refusal, sending } = useRun();
  const [combatantId, choose] = useState(encounter.combatants[0]?.id ?? '');
  const [orders, setOrders] = useState<object>({});
  const set = async (): Promise<void> => {
    if (await run(SetStandingOrdersDocument, { combatantId, ...orders })) setOrders({});
  };
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void set();
      }}
    >
      <fieldset className="stacked">
        <legend>Standing orders</legend>
        <select
          aria-label="Of whom"
          value={combatantId}
          onChange={({ target: { value } }) => {
            choose(value);
          }}
        >
          {encounter.combatants.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <ObjectFields
          type={inputType('SetStandingOrdersInput')}
          value={orders}
          path=""
          problems={refusal?.fields ?? []}
          suggestions={() => []}
          isOffered={({ name, description }) =>
            !ASIDE.has(name) && isFor(encounter.ruleset, description ?? '')
          }
          onChange={setOrders}
        />
        <button disabled={sending || Object.keys(orders).length === 0}>Give the orders</button>
        <Refused refusal={refusal} />
      </fieldset>
    </form>
  );
}
