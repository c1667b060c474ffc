import { builder } from '../../plumbing/builder.ts';
import { DateTime } from '../../plumbing/date-time.ts';
import { NodeInterface } from '../../plumbing/interfaces.ts';
import { combatantsBeside, saysBeside } from '../../plumbing/in-encounter.ts';
import { CombatantType, type SeatModel, SeatType } from '../../plumbing/refs.ts';

export const SeatKind = builder.enumType('SeatKind', {
  description: 'What a seat may do.',
  values: {
    GM: { description: 'Runs the encounter: sees everything, and commands for everyone.' },
    PLAYER: { description: 'Who plays some of the combatants.' },
    SPECTATOR: { description: 'Watches, and sees what the table sees.' },
  } as const,
});

const playedBy = ({ actor }: SeatModel): readonly string[] =>
  actor.kind === 'PLAYER' ? actor.combatants : [];

const PictureOf = builder.objectRef<{ readonly version: number | null }>('PictureOf').implement({
  description: 'What a link to a picture shows.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      nullable: true,
      description: 'The version of the encounter; null for whichever is the newest.',
    }),
  }),
});

SeatType.implement({
  description: 'A place at the table of one encounter. Its token gives its bearer this seat.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names it in `revokeSeat`.' }),
    kind: t.field({
      type: SeatKind,
      description: 'The kind of seat, which says what it may do.',
      resolve: ({ actor }) => actor.kind,
    }),
    combatantIds: t.idList({
      description: 'Whom a player plays; empty for others: a GM plays everyone.',
      resolve: (seat) => [...playedBy(seat)],
    }),
    combatants: t.field({
      type: [CombatantType],
      description: saysBeside('combatantIds', true),
      resolve: (seat) => combatantsBeside(seat, playedBy(seat)),
    }),
    name: t.exposeString('name', { description: 'Who sits there, for people.' }),
    claimed: t.boolean({
      description:
        'Whether an account has claimed it, whose own token opens the encounter as well.',
      resolve: ({ account }) => account !== undefined,
    }),
    handDice: t.boolean({
      description:
        'Whether the dice of its combatants are rolled by hand, where the setting `handDice` lets it (T-04).',
      resolve: ({ handDice }) => handDice ?? false,
    }),
    inviteId: t.id({
      nullable: true,
      description: 'The link that has given it; null where a GM has issued it.',
      resolve: ({ inviteId }) => inviteId ?? null,
    }),
    pictureOf: t.field({
      type: PictureOf,
      nullable: true,
      description:
        'Of a link to a picture, which opens nothing else: what it shows; null for a seat.',
      resolve: ({ picture }) => picture ?? null,
    }),
    following: t.boolean({
      nullable: true,
      description:
        'Whether a subscription of this seat is open now. Only among the `seats` that a GM lists, and only from a server that holds all its streams itself, as `npm start` does; null otherwise.',
      resolve: ({ following }) => following ?? null,
    }),
    issuedAt: t.expose('issuedAt', {
      type: DateTime,
      description: 'When it was issued, or renewed.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: DateTime,
      description: 'From when on its token is good no more.',
    }),
  }),
});
