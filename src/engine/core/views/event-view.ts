import type * as z from 'zod';
import type { Actor } from '../command/actor.ts';
import { viewHidden } from '../roster/hidden.ts';
import { metaOf } from '../schema/describe.ts';
import type { EventDeclaration, EventDeclarations } from '../schema/event.ts';
import { visibilityTo } from './audience.ts';
import { type Battlefield, battlefieldFor } from '../values/battlefield.ts';
import type { FoeNumbers } from './foe-numbers.ts';
import { withTermsFor } from './concealed-terms.ts';

/** Events of which null says that something is as it was. */
const CHANGES: readonly string[] = ['CombatantUpdated', 'EncounterChanged'];

type AnyEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/**
 * What an actor may learn of an event, by its declaration: all of it, all but what only its owner
 * sees (null then), or nothing. An event that is not declared is for the GM alone.
 */
export function viewDeclared<Event extends { readonly type: string }>(
  declared: EventDeclarations,
  event: Event,
  actor: Actor,
  foeNumbers: FoeNumbers = 'ESTIMATE',
): Event | null {
  if ('newcomers' in event)
    return viewHidden(event as unknown as Parameters<typeof viewHidden>[0], actor) as Event | null;
  const declaration = Object.hasOwn(declared, event.type) ? declared[event.type] : undefined;
  const share = visibilityTo(event, declaration?.audience, actor);
  if (share === 'NOTHING' || !declaration) return share === 'WHOLE' ? event : null;
  if (isGroundSet(event))
    return { ...event, battlefield: battlefieldFor(actor.kind === 'GM', event.battlefield) };
  const known = withTermsFor(event as unknown as AnyEvent, declaration.fields, {
    actor,
    foeNumbers,
  });
  if (share === 'WHOLE') return known as unknown as Event;
  const seen = redacted(known, declaration.fields);
  if (!CHANGES.includes(seen.type)) return seen as unknown as Event;
  // A sheet is its owner's alone, and a change of nothing else no news to others.
  const isNews = Object.entries(seen).some(
    ([field, now]) => now !== null && !['type', 'combatantId', 'sheet'].includes(field),
  );
  if (!isNews) return null;
  return ('sheet' in seen ? { ...seen, sheet: null } : seen) as unknown as Event;
}

const isGroundSet = <Event extends { readonly type: string }>(
  event: Event,
): event is Event & { readonly battlefield: Battlefield } => event.type === 'BattlefieldSet';

/** The event with null in place of what only who plays the combatant sees. */
function redacted(event: AnyEvent, fields: EventDeclaration['fields']): AnyEvent {
  const owned = ownersFields(fields);
  if (owned.length === 0) return event;
  return { ...event, ...Object.fromEntries(owned.map((field) => [field, null])) };
}

const knownFields = new WeakMap<EventDeclaration['fields'], readonly string[]>();

/** Worked out once for a declaration: events are looked at by every seat. */
function ownersFields(fields: EventDeclaration['fields']): readonly string[] {
  const before = knownFields.get(fields);
  if (before) return before;
  const shape: Readonly<Record<string, z.core.$ZodType>> = fields.shape;
  const owned = Object.entries(shape)
    .filter(([, schema]) => metaOf(schema, 'seenBy') === 'OWNER')
    .map(([field]) => field);
  knownFields.set(fields, owned);
  return owned;
}
