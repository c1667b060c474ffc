import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Ruleset } from '../../client/index.ts';
import { useLibrary } from '../sheets/library.ts';

interface Props {
  readonly ruleset: Ruleset;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
}

/** The saved sheets of a system, of which any may be ticked. */
export function SheetPicker({ ruleset, chosen, onChoose }: Props) {
  const { sheets, read } = useLibrary();
  useEffect(() => {
    void read().catch(() => undefined);
  }, [read]);
  const fitting = (sheets ?? []).filter((one) => one.ruleset === ruleset);
  if (fitting.length === 0)
    return (
      <p className="muted">
        You have no saved sheets of {ruleset}. <Link href={`/sheet/new/${ruleset}`}>Write one</Link>
        , or save one from a fight: open a combatant there.
      </p>
    );
  return (
    <fieldset>
      <legend>Saved sheets</legend>
      <div className="chips">
        {fitting.map(({ id, name }) => (
          <label key={id} className="chip">
            <input
              type="checkbox"
              checked={chosen.has(id)}
              onChange={({ target }) => {
                const next = new Set(chosen);
                if (target.checked) next.add(id);
                else next.delete(id);
                onChoose(next);
              }}
            />{' '}
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
