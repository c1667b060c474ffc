import { useState } from 'react';
import { UpdateCombatantDocument } from '../../../client/brief.ts';
import { Refused, useRun } from '../state/run.tsx';
import type { Combatant } from '../state/seen.ts';

/** Its picture, by an address: the browsers of the table load it, from https alone. */
export function PictureForm({ combatant: { id, image } }: { readonly combatant: Combatant }) {
  const { run, refusal, sending } = useRun();
  const [written, write] = useState(image ?? '');
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void run(UpdateCombatantDocument, { targetId: id, image: written });
      }}
    >
      <div className="row">
        <label className="grow">
          Picture, by its address
          <input
            type="url"
            pattern="https://.*"
            title="An address that begins with https://"
            placeholder="https://…"
            maxLength={1000}
            value={written}
            onChange={({ target: { value } }) => {
              write(value);
            }}
          />
        </label>
        <button disabled={sending || written === (image ?? '')}>
          {written === '' && image !== null ? 'Without one' : 'Show it'}
        </button>
      </div>
      <small className="muted">Every browser at the table asks that address for it.</small>
      <Refused refusal={refusal} />
    </form>
  );
}
