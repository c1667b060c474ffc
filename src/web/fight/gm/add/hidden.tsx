import { RevealCombatantsDocument } from '../../../api/generated/brief.ts';
import { Refused, useRun } from '../../state/run.tsx';
import type { Encounter } from '../../state/seen.ts';

/** Whom the table does not see yet. */
export function Hidden({ encounter }: { readonly encounter: Encounter }) {
  const { run, refusal, sending } = useRun();
  const hidden = encounter.combatants.filter((one) => one.hidden);
  if (hidden.length === 0) return null;
  const reveal = (combatantIds: string[]) => () => {
    void run(RevealCombatantsDocument, { combatantIds });
  };
  return (
    <section>
      <h3>Hidden</h3>
      <ul className="lines">
        {hidden.map(({ id, name, side }) => (
          <li key={id} className="row">
            <span className="grow">
              <b>{name}</b> <small className="muted">{side}</small>
            </span>
            <button type="button" disabled={sending} onClick={reveal([id])}>
              Reveal
            </button>
          </li>
        ))}
      </ul>
      {hidden.length > 1 && (
        <button type="button" disabled={sending} onClick={reveal(hidden.map(({ id }) => id))}>
          Reveal all
        </button>
      )}
      <Refused refusal={refusal} />
    </section>
  );
}
