import { useState } from 'react';
import type { SheetInput } from '../../../../client/index.ts';
import { ObjectFields } from '../../../kit/form/object-fields.tsx';
import { inputFor, problemsOf } from '../../../kit/form/schema.ts';
import type { SourceProps } from './source.ts';
import { Joining } from './joining.tsx';

/** A combatant with a sheet that is written here. */
export function FromForm({ encounter, isOpen, setOpen }: SourceProps) {
  const key = encounter.ruleset.toLowerCase();
  const [sheet, setSheet] = useState<object>({});
  const type = inputFor('SheetInput', encounter.ruleset);
  if (!type) return null;
  const problems = problemsOf(type, sheet);
  const isBegun = Object.keys(sheet).length > 0;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) setOpen(open);
      }}
    >
      <summary>
        <b>With a sheet of their own</b>
      </summary>
      <div className="stacked">
        <ObjectFields
          type={type}
          value={sheet}
          path=""
          problems={isBegun ? problems : []}
          onChange={setSheet}
        />
        <Joining
          encounter={encounter}
          name="New combatant"
          asInput={
            problems.length > 0
              ? undefined
              : (joiners) => ({
                  combatants: joiners.map((joiner) => ({
                    ...joiner,
                    sheet: { [key]: sheet } as SheetInput,
                  })),
                })
          }
        />
      </div>
    </details>
  );
}
