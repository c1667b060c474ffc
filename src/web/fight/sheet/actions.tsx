import { textsIn } from '../../kit/words.ts';
import { Facts, type Naming } from './facts.tsx';
import type { Catalogue, WholeCombatant } from './use-sheet.ts';

interface Props {
  readonly sheet: NonNullable<WholeCombatant['sheet']>;
  readonly catalogue: Catalogue;
  readonly naming: Naming;
}

/** What it can do, with the text of each action: its own ones, and those of the catalogue that a sheet need not name. */
export function Actions({ sheet, catalogue: { actions }, naming }: Props) {
  const mentioned = textsIn(sheet);
  const own = actions.filter(({ key }) => mentioned.has(key));
  if (own.length === 0) return null;
  return (
    <section>
      <h3>Actions of its own</h3>
      {own.map(({ key, name, summary, ...rest }) => (
        <details key={key} className="action">
          <summary>
            <b>{name}</b> <span className="muted">{summary}</span>
          </summary>
          <Facts of={withoutZeros(rest)} naming={naming} />
        </details>
      ))}
    </section>
  );
}

/** What an action does not do needs no words: nothing pushed, no dice added. */
const withoutZeros = (of: object): object =>
  JSON.parse(
    JSON.stringify(of, (_, value: unknown) => (value === 0 ? undefined : value)),
  ) as object;
