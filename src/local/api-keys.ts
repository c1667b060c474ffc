/** `key create`, `key list` and `key revoke`: the keys of programs that the operator makes on the server itself. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { API_KEY_SCOPES, type ApiKey, type ApiKeyScope } from '../app/ports.ts';
import { API_KEY_DAYS, ApiKeys, OPERATOR } from '../app/seats/api-keys.ts';
import { openDatabase } from './database/database.ts';
import type { Settings } from './settings.ts';
import { StartupError } from './startup-error.ts';

export const KEY_USAGE = `key create --name <name> --scope <scope> ... [--days <1 to 366>] [--replaces <id>] [--table <table>]
  key list [--table <table>]
  key revoke <id> [--table <table>]
Scopes: ${API_KEY_SCOPES.join(', ')}.`;

/**
 * Does what the words behind `key` ask for, on the database of the settings or on the table that `--table` names.
 *
 * @returns what to tell the operator
 * @throws StartupError when it makes no sense, is refused, or the database cannot be used
 */
export async function keyCommand(
  args: readonly string[],
  settings: Pick<Settings, 'dataDir'> & Partial<Settings>,
): Promise<string> {
  const { values, positionals } = parsed(args);
  const { table = settings.table } = values;
  const database = await openDatabase({ ...settings, table });
  const keys = new ApiKeys({ store: database.store, clock: () => new Date(), randomBytes });
  try {
    const [command, id, ...rest] = positionals;
    if (command === 'create' && id === undefined) return await create(keys, values);
    if (command === 'list' && id === undefined)
      return (await keys.ofOwner(OPERATOR)).map(lineOf).join('\n') || 'There is no key.';
    if (command !== 'revoke' || id === undefined || rest.length > 0) throw usage();
    const refused = await keys.revoke(OPERATOR, id);
    if (refused) throw new StartupError(`there is no key ${id}: see \`key list\`.`);
    return `The key ${id} is revoked: every server refuses it within two seconds.`;
  } finally {
    database.close();
  }
}

type Given = ReturnType<typeof parsed>['values'];

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        scope: { type: 'string', multiple: true, default: [] },
        days: { type: 'string', default: String(API_KEY_DAYS) },
        replaces: { type: 'string' },
        table: { type: 'string' },
      },
    });
  } catch {
    throw usage();
  }
}

const usage = () => new StartupError(`usage: npm start -- ${KEY_USAGE}`);

async function create(keys: ApiKeys, { name, scope, days, replaces }: Given): Promise<string> {
  const scopes = scope.flatMap((text) => text.split(','));
  if (name === undefined || !scopes.every(isScope)) throw usage();
  const asked = { name, scopes, days: Number(days), replaces: replaces ?? null };
  const made = await keys.create(OPERATOR, asked);
  if (made.kind !== 'MADE')
    throw new StartupError(made.issues.map(({ message }) => message).join(' '));
  return `${lineOf(made.apiKey)}
Send it as the header \`authorization: Bearer <key>\`. It is not shown again:
${made.token}`;
}

const isScope = (text: string): text is ApiKeyScope =>
  API_KEY_SCOPES.some((scope) => scope === text);

const lineOf = ({ id, name, scopes, expiresAt, lastUsedOn }: ApiKey): string =>
  `${id} "${name}": ${scopes.join(', ')}; until ${expiresAt.slice(0, 10)}; ${
    lastUsedOn === null ? 'not used yet' : `last used on ${lastUsedOn}`
  }`;
