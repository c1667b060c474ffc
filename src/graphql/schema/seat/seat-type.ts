import { builder } from '../../plumbing/builder.ts';
import { NodeInterface } from '../../plumbing/interfaces.ts';
import { SeatType } from '../../plumbing/refs.ts';

export const SeatKind = builder.enumType('SeatKind', {
  description: 'Who sits at a table.',
  values: {
    GM: { description: 'Who runs the encounter.' },
    PLAYER: { description: 'Who plays some of the combatants.' },
    SPECTATOR: { description: 'Who watches.' },
  } as const,
});

SeatType.implement({
  description: 'A place at the table of one encounter. Its token gives its bearer this seat.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names it in `revokeSeat`.' }),
    kind: t.field({
      type: SeatKind,
      description: 'What it may do.',
      resolve: ({ actor }) => actor.kind,
    }),
    combatantIds: t.idList({
      description: 'Whom a player plays; empty for others: a GM plays everyone.',
      resolve: ({ actor }) => (actor.kind === 'PLAYER' ? [...actor.combatants] : []),
    }),
    name: t.exposeString('name', { description: 'Who sits there, for people.' }),
    claimed: t.boolean({
      description:
        'Whether an account has claimed it, whose own token opens the encounter as well.',
      resolve: ({ account }) => account !== undefined,
    }),
    issuedAt: t.exposeString('issuedAt', { description: 'ISO 8601, UTC.' }),
    expiresAt: t.exposeString('expiresAt', { description: 'ISO 8601, UTC.' }),
  }),
});
