/** What is made of the table of codes: a page for people, and a type for programs. */
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Code } from '../../src/graphql/http/codes/code.ts';
import { ofPictures } from '../../src/graphql/http/codes/pictures.ts';
import { codes } from '../../src/graphql/http/codes/index.ts';
import { CLIENT_FILES, ROOT } from './documents.ts';

/** The page for people. */
export const CODES_PAGE = path.join(ROOT, 'docs/codes.md');

const all = Object.entries<Code>(codes);

/** The texts of the files by their names. */
export async function codeFiles(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    [path.join(CLIENT_FILES, 'codes.ts'), union()],
    [
      CODES_PAGE,
      await format(page(), { ...(await resolveConfig(CODES_PAGE)), filepath: CODES_PAGE }),
    ],
  ]);
}

const union = (): string =>
  [
    '/** Every code of this version of the API, in `code` of a typed error or in `errors[].extensions.code`: docs/codes.md has what each means. */',
    'export type ErrorCode =',
    ...all.map(([code, { when }]) => `  /** ${when} */\n  | '${code}'`),
    '',
  ].join('\n');

const page = (): string => `# Codes

After this page you know what each code means, and what to do about it. \`ErrorCode\` of \`@sixbeat/client\` is the union
of all codes; a later version may add some ([how the schema changes](schema-policy.md)). This page is made from the
server's own table: \`npm run codegen\`.

Go by the code, and show the message.

## Typed errors

Queries and mutations answer these as one of their types. Nothing was changed and no die was rolled. The HTTP status is
200 unless the table says otherwise. A subscription that is refused has the code in \`errors\`.

${table(['code', 'type', 'when', 'what to do'], typed())}

Rulesets have no codes of their own. What a rule forbids is \`ILLEGAL_MOVE\`, and \`rule\` says which rule it was. Rules are
an open set: each ruleset and each edition has its own (\`rules\`, \`rulings\`).

## Errors

These stand in \`errors[].extensions.code\`. Where the table has two statuses, the first is that of
\`application/graphql-response+json\`, the second that of \`application/json\`. An error of one field leaves the status
at 200. [Limits](limits.md) has the figures.

${table(['code', 'status', 'when', 'what to do'], errors())}

## Pictures

Requests for pictures (\`/fights/<id>/pictures\`) are answered with \`{ "code", "message" }\`: with one of these, or with
\`UNAUTHENTICATED\`, \`FORBIDDEN\` or \`SEAT_REVOKED\` (403), or an error of the table above.

${table(['code', 'status', 'when', 'what to do'], pictures())}

Answers without a code come from in front of the API: 403 to requests that do not use the address of the deployment,
500 where a function has failed to start. Treat them by their status.
`;

const typed = () =>
  all.flatMap(([code, { type, http, when, cure }]) =>
    type ? [[quoted(code), quoted(type), http ? `${when} (HTTP ${http.status})` : when, cure]] : [],
  );

const errors = () =>
  all.flatMap(([code, { type, http, when, cure }]) =>
    !type && http && !Object.hasOwn(ofPictures, code)
      ? [[quoted(code), `${http.status}${http.spec ? ' or 200' : ''}`, when, cure]]
      : [],
  );

const pictures = () =>
  Object.entries(ofPictures).map(([code, { http, when, cure }]) => [
    quoted(code),
    String(http.status),
    when,
    cure,
  ]);

const quoted = (text: string): string => `\`${text}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
