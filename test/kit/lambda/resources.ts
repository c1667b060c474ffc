/** What a template has. */
import { expect } from 'vitest';
import type { Resource, Template } from './synth.ts';

export const resourcesOf = (
  { Resources }: Template,
  type: string,
): readonly (readonly [string, Resource])[] =>
  Object.entries(Resources).filter(([, { Type }]) => Type === type);

/** The properties of the only one whose logical id begins so. */
export function propertiesOf(
  template: Template,
  type: string,
  name = '',
): Readonly<Record<string, unknown>> {
  const found = resourcesOf(template, type).filter(([id]) => id.startsWith(name));
  expect(found, `${type} ${name}`).toHaveLength(1);
  return found[0]![1].Properties;
}
