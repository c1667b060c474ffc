import { MAX_PICTURES } from '../../../app/pictures/list.ts';
import { type PictureUse, pictureUse } from '../../../app/pictures/use.ts';
import type { Picture } from '../../../app/ports.ts';
import { picturePath, picturesPath } from '../../http/paths.ts';
import { builder } from '../../plumbing/builder.ts';
import { combatantsBeside, saysBeside, shownIn } from '../../plumbing/in-encounter.ts';
import { CombatantType, EncounterType } from '../../plumbing/refs.ts';

interface PictureModel extends Picture, PictureUse {
  readonly path: string;
}

const PictureType = builder.objectRef<PictureModel>('Picture').implement({
  description: 'A picture of an encounter, which the service keeps.',
  fields: (t) => ({
    hash: t.exposeString('hash', {
      description: 'The SHA-256 of its bytes, which names it within its encounter.',
    }),
    path: t.exposeString('path', {
      description:
        'Where it is read with GET and deleted with DELETE, on the host of the API and with the token of a seat.',
    }),
    name: t.exposeString('name', { description: 'As its sender called it; may be empty.' }),
    mediaType: t.exposeString('mediaType', {
      description: 'The type of its content, e.g. `image/png`.',
    }),
    bytes: t.exposeInt('bytes', { description: 'Its size in bytes.' }),
    width: t.exposeInt('width', { description: 'How many pixels it is wide.' }),
    height: t.exposeInt('height', { description: 'How many pixels it is high.' }),
    inBattlefield: t.exposeBoolean('inBattlefield', {
      description: 'Whether it lies under the hexes.',
    }),
    combatantIds: t.idList({
      description: 'The combatants whose picture it is.',
      resolve: ({ combatantIds }) => [...combatantIds],
    }),
    combatants: t.field({
      type: [CombatantType],
      description: saysBeside('combatantIds', true),
      resolve: (picture) => combatantsBeside(picture, picture.combatantIds),
    }),
  }),
});

builder.objectFields(EncounterType, (t) => ({
  pictures: t.field({
    type: [PictureType],
    nullable: true,
    description: `Its pictures, in the order in which they came, ${MAX_PICTURES} at most; null for all but a GM. Also of a past version they are those of now.`,
    resolve: async (model, _, { encounters }) => {
      const list = await encounters.pictures.listed(model);
      const { id } = model.record;
      return (
        list?.pictures.map((picture) =>
          shownIn(model, {
            ...picture,
            ...pictureUse(model.view, picture.hash),
            path: picturePath(id, picture.hash),
          }),
        ) ?? null
      );
    },
  }),
  picturesPath: t.string({
    description:
      'Where a GM sends pictures with PUT, on the host of the API and with the token of a seat. With `/` and the hash of one behind it, that one is read by every seat that sees what it belongs to.',
    resolve: ({ record }) => picturesPath(record.id),
  }),
}));
