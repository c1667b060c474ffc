import { useState } from 'react';
import { SetStandingOrdersDocument } from '../../api/generated/brief.ts';
import { DetailsFields } from '../../kit/form/details-fields.tsx';
import { ObjectFields } from '../../kit/form/object-fields.tsx';
import { inputType } from '../../kit/form/schema.ts';
import { useFight } from '../state/fight-context.ts';
import { Refused } from '../state/run.tsx';
import type { Encounter } from '../state/seen.ts';
import { useEdit } from '../state/use-edit.ts';

/** What of the input is no order. */
const ASIDE = new Set([
  ...['encounterId', 'combatantId', 'expectedVersion', 'seenVersion', 'idempotencyKey', 'ofId'],
  ...['declared', 'details'],
  // It has a form of its own.
  'playedBy',
]);

const isOrder = ({ name }: { readonly name: string }): boolean => !ASIDE.has(name);

/** What a combatant answers without being asked. */
export function StandingOrders({ encounter }: { readonly encounter: Encounter }) {
  const { store } = useFight();
  const [combatantId, choose] = useState(encounter.combatants[0]?.id ?? '');
  const { values, isChanged, edit, save, saveAnyway, sending, refusal } = useEdit(
    { orders: {} },
    ({ orders }, seenVersion) =>
      store.run(SetStandingOrdersDocument, { combatantId, ...orders, seenVersion }),
  );
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
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
          value={values.orders}
          path=""
          problems={refusal?.fields ?? []}
          isOffered={isOrder}
          onChange={(orders) => {
            edit({ orders });
          }}
        />
        <DetailsFields
          type="SetStandingOrdersDetailsInput"
          ruleset={encounter.ruleset}
          value={values.orders}
          problems={refusal?.fields ?? []}
          isOffered={isOrder}
          onChange={(details) => {
            edit({ orders: { ...values.orders, details } });
          }}
        />
        <button disabled={sending || !isChanged}>Give the orders</button>
        <Refused refusal={refusal} onAnyway={saveAnyway} />
      </fieldset>
    </form>
  );
}
