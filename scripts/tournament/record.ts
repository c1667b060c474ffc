import type { Section } from './section.ts';

const beginOf = (name: Section['name']): string =>
  `<!-- ${name}: written by \`npm run tournament -- --record\` -->`;
const endOf = (name: Section['name']): string => `<!-- end of ${name} -->`;

/** The document with these sections in place of what stood between their marks. */
export function withRecord(document: string, sections: readonly Section[]): string {
  return sections.reduce((text, { name, text: section }) => {
    const [before, rest] = text.split(beginOf(name));
    const after = rest?.split(endOf(name))[1];
    if (after === undefined) throw new Error(`docs/opponents.md lacks the marks of ${name}.`);
    return `${before}${beginOf(name)}\n\n${section}\n\n${endOf(name)}${after}`;
  }, document);
}
