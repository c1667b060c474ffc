import type { AccessDenied } from '../../app/encounters.ts';
import type { Context } from './context.ts';
import { EncounterModel } from './model.ts';

type Questioned = Promise<
  { readonly kind: 'GRANTED'; readonly model: EncounterModel } | AccessDenied
>;

const questioned = new WeakMap<Context, Map<string, Questioned>>();

/**
 * The encounter as it is now, read and worked out once for all that one question asks of it; or why the
 * caller may not see it.
 */
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
