/** Whether all codes of an answer are in the table of codes, under the type that answers them. */
import type { Code } from '../../../src/graphql/http/codes/code.ts';
import { codes } from '../../../src/graphql/http/codes/index.ts';

const table: Readonly<Record<string, Code | undefined>> = codes;
const types = new Set(Object.values<Code>(codes).map(({ type }) => type));

/** @throws Error for a code that docs/codes.md does not have there */
export function requireKnownCodes(body: object): void {
  const { data, errors = [] } = body as { readonly data?: unknown; readonly errors?: Errors };
  for (const { extensions } of errors) {
    const code = extensions?.code;
    if (code !== undefined && !table[code]) throw unknown(code, 'errors');
  }
  requireKnown(data);
}

type Errors = readonly { readonly extensions?: { readonly code?: string } }[];

function requireKnown(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { __typename: type, code } = value as Readonly<Record<string, unknown>>;
  if (typeof type === 'string' && typeof code === 'string' && types.has(type))
    if (table[code]?.type !== type) throw unknown(code, type);
  for (const part of Object.values(value)) requireKnown(part);
}

const unknown = (code: string, where: string): Error =>
  new Error(`docs/codes.md has no code ${code} of ${where}.`);
