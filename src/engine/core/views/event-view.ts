import type * as z from 'zod';
import type { Actor } from '../command/actor.ts';
import { viewHidden } from '../roster/hidden.ts';
import { metaOf } from '../schema/describe.ts';
import type { EventDeclaration, EventDeclarations } from '../schema/event.ts';
import { visibilityTo } from './audience.ts';

type AnyEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/**
 * What an actor may learn of an event, by its declaration: all of it, all but what only its owner
 * sees (null then), or nothing. An event that is not declared is for the GM alone.
 */
export function viewDeclared<Event extends { readonly type: string }>(
  declared: EventDeclarations,
  event: Event,
  actor: Actor,
): Event | null {
  if ('newcomers' in event)
    return viewHidden(event as unknown as Parameters<typeof viewHidden>[0], actor) as Event | null;
  const declaration = Object.hasOwn(declared, event.type) ? declared[event.type] : undefined;
  const share = visibilityTo(event, declaration?.audience, actor);
  if (share === 'NOTHING' || !declaration) return share === 'WHOLE' ? event : null;
  return share === 'WHOLE' ? event : (redacted(event, declaration.fields) as unknown as Event);
}

/** Without what only who plays the combatant sees. */
function redacted(event: AnyEvent, fields: EventDeclaration['fields']): AnyEvent {
  const shape: Readonly<Record<string, z.core.$ZodType>> = fields.shape;
  const kept = Object.entries(event).map(([field, value]) => {
    const schema = shape[field];
    return [field, schema && metaOf(schema, 'seenBy') === 'OWNER' ? null : value];
  });
  return Object.fromEntries(kept) as AnyEvent;
}
