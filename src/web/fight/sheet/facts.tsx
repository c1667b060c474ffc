import { useId } from 'react';
import { wordsOf } from '../../kit/words.ts';
import { OutOf, paired } from './out-of.ts';

/** How values are called: combatants by their ids, actions and conditions by their keys. */
export type Naming = (value: string) => string | null;

interface Props {
  readonly of: object;
  readonly naming: Naming;
}

/**
 * Whatever fields there are of something, of any system, in words and figures, what is left beside what
 * there is; what is empty is left out.
 */
export function Facts({ of, naming }: Props) {
  const entries = Object.entries(paired(of as Readonly<Record<string, unknown>>)).filter(
    ([key, value]) => key !== '__typename' && isThere(value),
  );
  return (
    <dl className="facts">
      {entries.map(([key, value]) => (
        <Fact key={key} label={wordsOf(key.replace(/Ids?$/, ''))} value={value} naming={naming} />
      ))}
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: unknown;
  readonly naming: Naming;
}

function Fact({ label, value, naming }: FactProps) {
  const id = useId();
  const isGroup = Array.isArray(value)
    ? value.some((one) => typeof one === 'object')
    : typeof value === 'object' && !(value instanceof OutOf);
  return (
    <div className={isGroup ? 'group' : undefined}>
      <dt id={id}>{label}</dt>
      <dd aria-labelledby={id}>
        {isGroup ? <Group value={value as object} naming={naming} /> : textOf(value, naming)}
      </dd>
    </div>
  );
}

function Group({ value, naming }: { readonly value: object; readonly naming: Naming }) {
  if (!Array.isArray(value)) return inLine(value, naming);
  return (
    <ul>
      {value.map((one, i) => (
        <li key={i}>{inLine(one as object, naming)}</li>
      ))}
    </ul>
  );
}

/** `Strength 1, Dexterity 3`; what is called by a name begins with it. */
function inLine(value: object, naming: Naming): string {
  const { key, name, ...rest } = value as Readonly<Record<string, unknown>>;
  const title =
    typeof name === 'string' ? name : typeof key === 'string' ? (naming(key) ?? key) : null;
  const parts = Object.entries(rest)
    .filter(([label, part]) => label !== '__typename' && isThere(part))
    .map(([label, part]) => labelled(label, part, naming));
  return [title, parts.join(', ')].filter(Boolean).join(': ');
}

function labelled(label: string, part: unknown, naming: Naming): string {
  if (typeof part === 'string') return textOf(part, naming);
  if (part === true) return wordsOf(label).toLowerCase();
  if (Array.isArray(part) && part.every((one) => typeof one === 'string'))
    return textOf(part, naming);
  if (Array.isArray(part)) return part.map((one) => inLine(one as object, naming)).join('; ');
  if (typeof part === 'object' && part && !(part instanceof OutOf)) return inLine(part, naming);
  return `${wordsOf(label)} ${textOf(part, naming)}`;
}

function textOf(value: unknown, naming: Naming): string {
  if (Array.isArray(value)) return value.map((one) => textOf(one, naming)).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  return naming(text) ?? (/^[A-Z][A-Z_]+$/.test(text) ? wordsOf(text).toLowerCase() : text);
}

function isThere(value: unknown): boolean {
  if (value === null || value === false || value === '') return false;
  if (typeof value !== 'object') return true;
  if (Array.isArray(value)) return value.length > 0;
  return Object.entries(value).some(([key, part]) => key !== '__typename' && isThere(part));
}
