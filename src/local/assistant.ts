/** `sixbeat mcp`: the tools of an assistant, which starts this process and speaks with it. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { API_PATH } from '../graphql/http/paths.ts';
import { SCHEMA_VERSION } from '../graphql/http/pages/schema-version.ts';
import { serveStdio } from '../mcp/stdio.ts';
import { StartupError } from './startup-error.ts';

/** The link of a seat, as the Table shows it, or its token. */
const SEAT = 'SIXBEAT_SEAT';
const DEFAULT_URL = `http://localhost:4000${API_PATH}`;
const LINK = /^(?<page>https?:\/\/.*?)#\/join\/(?<token>[^/\s]+)/;

/** Returns when the assistant has gone. @throws StartupError when it is asked for in other words */
export async function assist(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { url, seatFile } = optionsIn(args);
  const seat = (seatFile === undefined ? env[SEAT] : await seatIn(seatFile))?.trim() ?? '';
  const { page, token = seat } = LINK.exec(seat)?.groups ?? {};
  if (token.includes('/'))
    throw new StartupError(`${SEAT} is the link of a seat (…/#/join/…), or its token.`);
  const api = url ?? (page === undefined ? DEFAULT_URL : new URL(API_PATH.slice(1), page).href);
  if (!URL.canParse(api)) throw new StartupError(`${api} is no address of an API.`);
  await serveStdio({ url: api, token: token === '' ? null : token, version: SCHEMA_VERSION });
}

/** A secret does not stand among the arguments, where all users of the machine see it. */
function optionsIn(args: readonly string[]): { url?: string; seatFile?: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { url: { type: 'string' }, 'seat-file': { type: 'string' } },
    });
    const { url, 'seat-file': seatFile } = values;
    return { ...(url !== undefined && { url }), ...(seatFile !== undefined && { seatFile }) };
  } catch {
    throw new StartupError(
      `usage: mcp [--url <API>] [--seat-file <file>]; a link or token may stand in ${SEAT}.`,
    );
  }
}

async function seatIn(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new StartupError(`${file} cannot be read.`);
  }
}
