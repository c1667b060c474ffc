import type { Hero } from '../../app/outcome.ts';
import { builder } from './builder.ts';

export const InvitedHero = builder.objectRef<Hero>('InvitedHero').implement({
  description: 'A combatant that a link gives, as everyone sees it who has the link.',
  fields: (t) => ({
    combatantId: t.exposeID('id', { description: 'Names it in `acceptInvite`.' }),
    name: t.exposeString('name', { description: 'The name to show.' }),
    image: t.exposeString('image', {
      nullable: true,
      description: 'The address of its picture, http or https, which Sixbeat never fetches.',
    }),
  }),
});
