/** Pieces of SVG. Whatever is put into one is escaped, so that no name of a combatant is ever an element. */
declare const markup: unique symbol;
export type Markup = string & { readonly [markup]: true };

type Attributes = Readonly<Record<string, string | number | undefined>>;
type Child = Markup | false | readonly Child[];

export function element(name: string, attributes: Attributes, ...children: readonly Child[]) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(inFigures(value))}"`)
    .join('');
  const content = joined(children);
  return (
    content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
  ) as Markup;
}

export const group = (attributes: Attributes, ...children: readonly Child[]): Markup =>
  element('g', attributes, ...children);

export const words = (text: string): Markup => escaped(text) as Markup;

const joined = (children: readonly Child[]): string =>
  children
    .map((child) => (Array.isArray(child) ? joined(child as readonly Child[]) : child || ''))
    .join('');

/** A tenth of a unit is less than anybody sees. */
const inFigures = (value: string | number | undefined): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : (value ?? '');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Characters that XML has none of stand as the sign for one that is unknown. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
