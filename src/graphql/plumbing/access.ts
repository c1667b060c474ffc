import { GraphQLError } from 'graphql';
import type { AccessDenied } from '../../app/encounters.ts';
import type { Context } from './context.ts';
import { EncounterModel } from './model.ts';

/**
 * What a question looks at, or null when there is nothing of the kind.
 *
 * @throws GraphQLError with the code of the refusal when the caller has no seat there
 */
export function grantedAccess<Granted extends { readonly kind: 'GRANTED' }>(
  found: Granted | AccessDenied,
): Granted | null {
  switch (found.kind) {
    case 'GRANTED':
      return found;
    case 'NOT_FOUND':
      return null;
    case 'FORBIDDEN':
      throw new GraphQLError(found.message, { extensions: { code: found.code } });
  }
}

type Questioned = Promise<
  { readonly kind: 'GRANTED'; readonly model: EncounterModel } | AccessDenied
>;

const questioned = new WeakMap<Context, Map<string, Questioned>>();

/**
 * The encounter as it is now, read and worked out once for all that one question asks of it.
 *
 * @throws GraphQLError with the code of the refusal when the caller has no seat there
 */
export async function questionedEncounter(
  context: Context,
  id: string,
): Promise<EncounterModel | null> {
  return grantedAccess(await accessibleEncounter(context, id))?.model ?? null;
}

/** The same, or why the caller may not see it. */
export function accessibleEncounter(context: Context, id: string): Questioned {
  const known = questioned.get(context) ?? new Map<string, Questioned>();
  questioned.set(context, known);
  const model = known.get(id) ?? readModel(context, id);
  known.set(id, model);
  return model;
}

async function readModel({ encounters, caller }: Context, id: string): Questioned {
  const access = await encounters.read(id, caller);
  return access.kind === 'GRANTED'
    ? { kind: 'GRANTED', model: new EncounterModel(access) }
    : access;
}
