/** Keys of programs, as the operator makes them on the database of a server. */
import { randomBytes } from 'node:crypto';
import { API_KEY_SCOPES, type ApiKey, type ApiKeyScope } from '../../../src/app/ports.ts';
import { type ApiKeyRequest, ApiKeys, OPERATOR } from '../../../src/app/seats/api-keys.ts';
import type { Api } from './api.ts';

interface Wanted extends Partial<ApiKeyRequest> {
  readonly owner?: string;
  /** When it is made. */
  readonly at?: Date;
}

export async function keyFor(
  { store }: Pick<Api, 'store'>,
  scopes: readonly ApiKeyScope[] = API_KEY_SCOPES,
  { owner = OPERATOR, at = new Date(), ...more }: Wanted = {},
): Promise<{ readonly token: string; readonly apiKey: ApiKey }> {
  const keys = new ApiKeys({ store, clock: () => at, randomBytes });
  const made = await keys.create(owner, {
    ...{ name: 'Bot', scopes, days: 30, replaces: null },
    ...more,
  });
  if (made.kind !== 'MADE') throw new Error(JSON.stringify(made.issues));
  return made;
}
