/** What frontends keep with an encounter and with a combatant: for each the same fields. */
import type { Annotations } from '@sixbeat/engine';
import type { SchemaTypes } from '../../plumbing/builder.ts';
import { Json } from '../../plumbing/json.ts';

/** @param who who sees the metadata */
export const annotationsOf = <Shape>(
  t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Shape>,
  who: string,
  of: (shape: Shape) => Annotations,
) => ({
  externalId: t.string({
    nullable: true,
    description: 'What another system calls it; null when none has said.',
    resolve: (shape) => of(shape).externalId,
  }),
  image: t.string({
    nullable: true,
    description: 'The address of its picture, http or https, which Sixbeat never fetches.',
    resolve: (shape) => of(shape).image,
  }),
  color: t.string({
    nullable: true,
    description: 'Its color, as `#rrggbb`.',
    resolve: (shape) => of(shape).color,
  }),
  metadata: t.field({
    type: Json,
    nullable: true,
    description: `An object that a frontend keeps here, for ${who}; null for everybody else.`,
    resolve: (shape) => of(shape).metadata,
  }),
});
