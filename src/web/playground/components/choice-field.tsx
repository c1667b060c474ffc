import { useState } from 'react';
import type { AwaitingDetailsFragment } from '../../../client/index.ts';

export type Option = AwaitingDetailsFragment['awaiting'][number]['options'][number];
export type Choice = Option['choices'][number];
export type HexSet = AwaitingDetailsFragment['awaiting'][number]['hexSets'][number];

interface Props {
  readonly choice: Choice;
  /** The sets of hexes that the decision's options choose from. */
  readonly hexSets: readonly HexSet[];
  /** The name of a combatant, by their id. */
  readonly nameOf: (id: string) => string;
  /** Data to begin with, where data is asked for. */
  readonly example: unknown;
}

/** A field of an option that is left to choose: as many inputs of its name as picks are wanted. */
export function ChoiceField({ choice, hexSets, nameOf, example }: Props) {
  const { field, kind, list, min, max, ifOmitted, limits } = choice;
  const [rows, setRows] = useState(Math.max(min, 1));
  const picks = picksOf(choice, hexSets, nameOf);
  const whole = kind === 'DATA' || kind === 'TEXT' || kind === 'NUMBER';
  return (
    <label className="choice">
      {field}{' '}
      {Array.from({ length: whole ? 1 : rows }, (_, row) =>
        whole ? (
          <Written key={row} choice={choice} example={example} />
        ) : (
          <select key={row} name={field} required={row < min} aria-label={field}>
            {row >= min && <option value="">{(row === 0 ? ifOmitted : null) ?? '–'}</option>}
            {picks.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ),
      )}
      {!whole && list && rows < max && (
        <button
          type="button"
          title={`One more, ${max} at most`}
          onClick={() => {
            setRows(rows + 1);
          }}
        >
          +
        </button>
      )}
      {limits.map(({ text, rule }) => (
        <small key={text}>
          {text} ({rule})
        </small>
      ))}
    </label>
  );
}

function Written({ choice, example }: Pick<Props, 'choice' | 'example'>) {
  const { field, kind, min, least, most } = choice;
  const required = min > 0;
  if (kind === 'DATA')
    return (
      <textarea
        name={field}
        rows={4}
        required={required}
        spellCheck={false}
        defaultValue={example === undefined ? '' : JSON.stringify(example, null, 1)}
      />
    );
  if (kind === 'TEXT') return <input name={field} required={required} maxLength={200} />;
  const bounds = { ...(least !== null && { min: least }), ...(most !== null && { max: most }) };
  return (
    <input
      name={field}
      type="number"
      required={required}
      defaultValue={min && least ? least : ''}
      {...bounds}
    />
  );
}

const pricedAt = (cost: Choice['keyPicks'][number]['cost']): string =>
  cost.length === 0
    ? ''
    : ` (${cost.map(({ resource, amount }) => `${amount} ${resource}`).join(', ')})`;

/** Values and labels of what can be picked. */
function picksOf(
  { kind, combatantIds, keyPicks, area }: Choice,
  hexSets: readonly HexSet[],
  nameOf: Props['nameOf'],
): readonly (readonly [string, string])[] {
  if (kind === 'COMBATANT') return combatantIds.map((id) => [id, nameOf(id)]);
  const hexes = hexSets.find(({ id }) => id === area?.id)?.hexes ?? [];
  if (kind === 'HEX') return hexes.map(({ q, r }) => [JSON.stringify({ q, r }), `${q}, ${r}`]);
  return keyPicks.map(({ key, label, cost }) => [key, `${label}${pricedAt(cost)}`]);
}

/**
 * The fields of a filled form, as the mutation takes them; what was left open is left out.
 *
 * @throws SyntaxError when data is no JSON
 */
export function pickedIn(form: FormData, choices: readonly Choice[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const { field, kind, list } of choices) {
    const given = form
      .getAll(field)
      .map(String)
      .filter((value) => value.trim() !== '');
    const values = given.map((value) => (isJson(kind) ? (JSON.parse(value) as unknown) : value));
    if (values.length === 0) continue;
    picked[field] = list && kind !== 'DATA' ? values : values[0];
  }
  return picked;
}

const isJson = (kind: Choice['kind']): boolean =>
  kind === 'HEX' || kind === 'NUMBER' || kind === 'DATA';
