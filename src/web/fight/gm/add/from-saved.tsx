import { useEffect, useState } from 'react';
import { DefineActionsDocument } from '../../../api/generated/brief.ts';
import type { DefinitionsInput, SheetInput } from '../../../../client/index.ts';
import { CatalogueDocument } from '../../../api/generated/whole.ts';
import { failed, type Refusal } from '../../../api/command.ts';
import { type SavedSheet, useLibrary } from '../../../sheets/library.ts';
import { Refused, useRun } from '../../state/run.tsx';
import type { Catalogue } from '../../sheet/use-sheet.ts';
import { useSeeing } from '../../state/seeing.ts';
import type { SourceProps } from './source.ts';
import { Joining } from './joining.tsx';

/** A combatant whose sheet is stored in this browser, with the actions that were made for it. */
export function FromSaved({ encounter, isOpen, setOpen }: SourceProps) {
  const { sheets, read } = useLibrary();
  const { run, refusal } = useRun();
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const seeing = useSeeing();
  const [chosenId, choose] = useState<string | null>(null);
  useEffect(() => {
    void read().catch(() => undefined);
  }, [read]);
  const fitting = (sheets ?? []).filter(({ ruleset }) => ruleset === encounter.ruleset);
  if (fitting.length === 0) return null;
  const chosen = fitting.find(({ id }) => id === chosenId) ?? null;
  const key = encounter.ruleset.toLowerCase();
  const define = async (): Promise<boolean> => {
    if (!chosen) return true;
    // Asked for now: what was defined with an earlier one may have been undone.
    let missing;
    setTrouble(null);
    try {
      const { encounter: known } = await seeing.ask(CatalogueDocument, { id: encounter.id });
      missing = known && missingOf(chosen, known);
    } catch (error) {
      setTrouble(failed(error).refusal);
      return false;
    }
    if (!missing) return true;
    const definitions = { [key]: missing } as unknown as DefinitionsInput;
    return (await run(DefineActionsDocument, { definitions })) !== null;
  };
  return (
    <section>
      <h3>From a saved sheet</h3>
      <div className="brushes">
        {fitting.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={isOpen && id === chosenId}
            onClick={() => {
              choose(id);
              setOpen(true);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      {isOpen && chosen && (
        <Joining
          key={chosen.id}
          encounter={encounter}
          name={chosen.name}
          before={define}
          asInput={(joiners) => ({
            combatants: joiners.map((joiner) => ({
              ...joiner,
              sheet: { [key]: chosen.sheet } as SheetInput,
            })),
          })}
        />
      )}
      <Refused refusal={trouble ?? refusal} />
    </section>
  );
}

/** What the fight does not have yet: what it has under a key stays. Null for nothing. */
function missingOf({ definitions }: SavedSheet, catalogue: Catalogue) {
  const known = (keyed: readonly { readonly key: string }[]) =>
    new Set(keyed.map(({ key }) => key));
  const [actions, conditions] = [known(catalogue.actions), known(catalogue.conditions)];
  const missing = {
    actions: (definitions.actions ?? []).filter(({ key }) => !actions.has(key)),
    conditions: (definitions.conditions ?? []).filter(({ key }) => !conditions.has(key)),
  };
  return missing.actions.length + missing.conditions.length > 0 ? missing : null;
}
