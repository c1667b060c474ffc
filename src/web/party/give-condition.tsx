import type { InflictionInput } from '../../client/index.ts';
import type { FieldProblem } from '../api/command.ts';
import { DetailsFields } from '../kit/form/details-fields.tsx';
import type { Party } from './use-party.ts';

interface Props {
  readonly conditions: Party['conditions'];
  readonly ruleset: string;
  readonly given: Partial<InflictionInput>;
  readonly problems: readonly FieldProblem[];
  readonly onGive: (given: Partial<InflictionInput>) => void;
}

/** A condition that a member gets, with what its system asks of it. */
export const GiveCondition = ({ conditions, ruleset, given, problems, onGive }: Props) => (
  <>
    <label>
      Give a condition
      <select
        value={given.condition ?? ''}
        onChange={({ target: { value } }) => {
          onGive(value === '' ? {} : { ...given, condition: value });
        }}
      >
        <option value="">None</option>
        {conditions.map(({ key, name, summary }) => (
          <option key={key} value={key} title={summary}>
            {name}
          </option>
        ))}
      </select>
    </label>
    {given.condition !== undefined && (
      <DetailsFields
        type="InflictionDetailsInput"
        ruleset={ruleset}
        value={given}
        problems={problems}
        onChange={(details) => {
          onGive({ ...given, details: details as InflictionInput['details'] });
        }}
      />
    )}
  </>
);
