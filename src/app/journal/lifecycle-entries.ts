/** Entries of the journal that no ruleset makes: about the encounter as a whole, and its seats. */
import { fitted, flowParts, MAX_FOLLOW_UPS, type Rest, rests } from '@sixbeat/engine';
import * as z from 'zod';
import type { JournalEntry, Seat } from '../ports.ts';

const hex32 = z.string().regex(/^[0-9a-f]{64}$/, 'It has 64 hex digits.');
const version = z.int().min(1);
/** What goes on by itself, each part once. */
export const flowSchema = z
  .array(z.enum(flowParts))
  .refine((parts) => new Set(parts).size === parts.length, 'Name each part once.')
  .readonly();

/** A seed of its own from this entry on, and the one before it, if that was ever revealed. */
const streamAfter = <Seed extends z.ZodType>(seed: Seed) =>
  z.strictObject({ commitment: hex32, before: z.strictObject({ seed, since: version }) });

/** Minutes: a week, for a fight by letters. */
export const MAX_AWAY_MINUTES = 7 * 24 * 60;

export const createdSchema = z.strictObject({
  type: z.literal('CreateEncounter'),
  ruleset: z.string(),
  setup: z.unknown(),
  flow: flowSchema,
  commitment: hex32,
});

export const branchedSchema = z.strictObject({
  type: z.literal('BranchEncounter'),
  ruleset: z.string(),
  from: z.strictObject({ encounterId: z.string(), version }),
  /** SHA-256 of the state it begins with, which the entry keeps. */
  digest: hex32,
  flow: flowSchema,
  /** How long its table waits for players, as where it is from; left out where it waits as long as it takes. */
  minutes: z.int().min(1).max(MAX_AWAY_MINUTES).optional(),
  commitment: hex32,
});

export const rewoundSchema = z.strictObject({
  type: z.literal('RewindEncounter'),
  toVersion: version,
  dice: z.enum(['KEEP', 'REDRAW']),
  reason: z.string(),
  /** Null while the dice still come from the same seed. */
  stream: streamAfter(hex32).nullable(),
});

export const importedSchema = z.strictObject({
  type: z.literal('ImportEncounter'),
  stream: streamAfter(z.null()),
  /** How many commands up to here were not judged again; left out when all were. */
  unjudged: z.int().min(1).optional(),
});

const actorSchema: z.ZodType<Seat['actor']> = z.union([
  z.strictObject({ kind: z.literal('GM') }),
  z.strictObject({ kind: z.literal('PLAYER'), combatants: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('SPECTATOR') }),
]);

/** Without the account that has claimed it, which the journal does not know. */
const seatSchema = z.strictObject({
  id: z.string(),
  actor: actorSchema,
  name: z.string(),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  picture: z.strictObject({ version: version.nullable() }).optional(),
});

const issuedSchema = z.strictObject({ type: z.literal('IssueSeat'), seat: seatSchema });

/** The seat as it stands from then on. */
const renewedSchema = z.strictObject({ type: z.literal('RenewSeat'), seat: seatSchema });

export const revokedSchema = z.strictObject({
  type: z.literal('RevokeSeat'),
  seatId: z.string(),
});

/** The account is the present's, like the seats: the journal does not know it. */
const claimedSchema = z.strictObject({
  type: z.literal('ClaimSeat'),
  seatId: z.string(),
});

/** A link that gives seats, as it was made. */
const inviteSchema = z.strictObject({
  id: z.string(),
  combatants: z.array(z.string()).readonly(),
  uses: z.int().min(1).nullable(),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

const inviteCreatedSchema = z.strictObject({
  type: z.literal('CreateInvite'),
  invite: inviteSchema,
});

/** By the seat that it makes. */
const inviteAcceptedSchema = z.strictObject({
  type: z.literal('AcceptInvite'),
  inviteId: z.string(),
  seat: seatSchema,
});

const inviteRevokedSchema = z.strictObject({
  type: z.literal('RevokeInvite'),
  inviteId: z.string(),
});

/** Its address and its secrets are the present's: the journal does not know them. */
const webhookCreatedSchema = z.strictObject({
  type: z.literal('CreateWebhook'),
  webhookId: z.string(),
});

const webhookDeletedSchema = z.strictObject({
  type: z.literal('DeleteWebhook'),
  webhookId: z.string(),
});

/** T-04: whether it rolls by hand is the present's, like the seats. */
const handDiceSetSchema = z.strictObject({
  type: z.literal('SetHandDice'),
  seatId: z.string(),
  byHand: z.boolean(),
});

/** What the computer had still to decide is played: the commands stand in what followed. */
const playedComputersSchema = z.strictObject({
  type: z.literal('PlayComputers'),
  max: z.int().min(1).max(MAX_FOLLOW_UPS),
});

const restKinds = Object.keys(rests) as [Rest, ...Rest[]];

/** Of a party: its members as they are from then on, and why. */
const restoredSchema = z.strictObject({
  type: z.literal('RestoreMembers'),
  cause: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('REST'), rest: z.enum(restKinds) }),
    z.strictObject({ kind: z.literal('WRITE_BACK'), encounterId: z.string(), version }),
    z.strictObject({ kind: z.literal('UNDO'), version }),
  ]),
  members: z.array(z.unknown()).readonly(),
});

export const paceSetSchema = z.strictObject({ type: z.literal('SetPace'), flow: flowSchema });

/** Null for never. */
const awayTimeSetSchema = z.strictObject({
  type: z.literal('SetAwayTime'),
  minutes: z.int().min(1).max(MAX_AWAY_MINUTES).nullable(),
});

export type Created = z.infer<typeof createdSchema>;
export type Branched = z.infer<typeof branchedSchema>;
export type Rewound = z.infer<typeof rewoundSchema>;
export type Imported = z.infer<typeof importedSchema>;
export type IssuedSeat = z.infer<typeof issuedSchema>;
export type RenewedSeat = z.infer<typeof renewedSchema>;
export type RevokedSeat = z.infer<typeof revokedSchema>;
export type ClaimedSeat = z.infer<typeof claimedSchema>;
export type InviteCreated = z.infer<typeof inviteCreatedSchema>;
export type InviteAccepted = z.infer<typeof inviteAcceptedSchema>;
export type InviteRevoked = z.infer<typeof inviteRevokedSchema>;
export type WebhookCommand = z.infer<typeof webhookCreatedSchema | typeof webhookDeletedSchema>;
export type HandDiceSet = z.infer<typeof handDiceSetSchema>;
export type PaceSet = z.infer<typeof paceSetSchema>;
export type RestoredMembers = z.infer<typeof restoredSchema>;
export type AwayTimeSet = z.infer<typeof awayTimeSetSchema>;
export type PlayedComputers = z.infer<typeof playedComputersSchema>;

/** How the dice stand after a rewind. */
export type DiceAfterRewind = Rewound['dice'];

const lifecycleSchema = z.discriminatedUnion('type', [
  createdSchema,
  branchedSchema,
  rewoundSchema,
  importedSchema,
  issuedSchema,
  renewedSchema,
  revokedSchema,
  claimedSchema,
  inviteCreatedSchema,
  inviteAcceptedSchema,
  inviteRevokedSchema,
  webhookCreatedSchema,
  webhookDeletedSchema,
  handDiceSetSchema,
  paceSetSchema,
  awayTimeSetSchema,
  playedComputersSchema,
  restoredSchema,
]);

export type LifecycleCommand = z.infer<typeof lifecycleSchema>;

/** The command of a lifecycle entry; null for a ruleset's entry, or a damaged one. */
export function lifecycleCommand(entry: Pick<JournalEntry, 'command'>): LifecycleCommand | null {
  return lifecycleSchema.safeParse(entry.command).data ?? null;
}

/** The seat whose token a request is answered with that made this entry. */
export function seatOfEntry(entry: Pick<JournalEntry, 'command'>): Seat | null {
  const command = lifecycleCommand(entry);
  return command && 'seat' in command ? command.seat : null;
}

const lifecycleTypes = new Set<unknown>(
  lifecycleSchema.options.map(({ shape }) => shape.type.value),
);

/** Whether an entry claims to be a lifecycle entry, sound or not. */
export const isLifecycleCommand = ({ command }: Pick<JournalEntry, 'command'>): boolean =>
  lifecycleTypes.has((command as { readonly type?: unknown } | null)?.type);

/** What happens to an encounter as a whole. */
export type LifecycleEvent =
  | {
      readonly type: 'EncounterRewound';
      readonly toVersion: number;
      readonly dice: DiceAfterRewind;
      readonly reason: string;
    }
  | { readonly type: 'EncounterBranched'; readonly fromId: string; readonly fromVersion: number }
  | {
      readonly type: 'EncounterImported';
      readonly commitment: string;
      readonly unjudged?: number | undefined;
    }
  | { readonly type: 'SeatIssued'; readonly seat: Seat; readonly inviteId?: string }
  | { readonly type: 'SeatRenewed'; readonly seat: Seat }
  | { readonly type: 'SeatRevoked'; readonly seatId: string }
  | { readonly type: 'SeatClaimed'; readonly seatId: string }
  | { readonly type: 'InviteCreated'; readonly invite: InviteCreated['invite'] }
  | { readonly type: 'InviteRevoked'; readonly inviteId: string }
  | { readonly type: 'WebhookCreated'; readonly webhookId: string }
  | { readonly type: 'WebhookDeleted'; readonly webhookId: string }
  | { readonly type: 'HandDiceSet'; readonly seatId: string; readonly byHand: boolean }
  | { readonly type: 'AwayTimeChanged'; readonly minutes: number | null }
  | { readonly type: 'PaceChanged'; readonly flow: PaceSet['flow'] };

export function lifecycleEventsOf(command: LifecycleCommand): readonly LifecycleEvent[] {
  switch (command.type) {
    case 'CreateEncounter':
    case 'PlayComputers':
    case 'RestoreMembers':
      return [];
    case 'BranchEncounter': {
      const { encounterId: fromId, version: fromVersion } = command.from;
      return [{ type: 'EncounterBranched', fromId, fromVersion }];
    }
    case 'RewindEncounter': {
      const { toVersion, dice, reason } = command;
      return [{ type: 'EncounterRewound', toVersion, dice, reason }];
    }
    case 'ImportEncounter':
      return [imported(command)];
    case 'IssueSeat':
      return [{ type: 'SeatIssued', seat: command.seat }];
    case 'RenewSeat':
      return [{ type: 'SeatRenewed', seat: command.seat }];
    case 'RevokeSeat':
      return [{ type: 'SeatRevoked', seatId: command.seatId }];
    case 'ClaimSeat':
      return [{ type: 'SeatClaimed', seatId: command.seatId }];
    case 'CreateInvite':
      return [{ type: 'InviteCreated', invite: command.invite }];
    case 'AcceptInvite':
      return [{ type: 'SeatIssued', seat: command.seat, inviteId: command.inviteId }];
    case 'RevokeInvite':
      return [{ type: 'InviteRevoked', inviteId: command.inviteId }];
    case 'CreateWebhook':
      return [{ type: 'WebhookCreated', webhookId: command.webhookId }];
    case 'DeleteWebhook':
      return [{ type: 'WebhookDeleted', webhookId: command.webhookId }];
    case 'SetHandDice':
      return [{ type: 'HandDiceSet', seatId: command.seatId, byHand: command.byHand }];
    case 'SetAwayTime':
      return [{ type: 'AwayTimeChanged', minutes: command.minutes }];
    case 'SetPace':
      return [{ type: 'PaceChanged', flow: command.flow }];
  }
}

function imported({ stream: { commitment }, unjudged }: Imported): LifecycleEvent {
  const event = { type: 'EncounterImported', commitment } as const;
  return unjudged === undefined ? event : { ...event, unjudged };
}

/** Seats are reported to the GM alone: one may play a combatant that is hidden from the table. */
const audiences = {
  EncounterRewound: 'TABLE',
  EncounterBranched: 'TABLE',
  EncounterImported: 'TABLE',
  SeatIssued: 'GM',
  SeatRenewed: 'GM',
  SeatRevoked: 'GM',
  SeatClaimed: 'GM',
  InviteCreated: 'GM',
  InviteRevoked: 'GM',
  WebhookCreated: 'GM',
  WebhookDeleted: 'GM',
  HandDiceSet: 'GM',
  AwayTimeChanged: 'TABLE',
  PaceChanged: 'TABLE',
} satisfies Record<LifecycleEvent['type'], 'TABLE' | 'GM'>;

export const isLifecycleEvent = (event: { readonly type: string }): event is LifecycleEvent =>
  Object.hasOwn(audiences, event.type);

export const isForEverybody = ({ type }: LifecycleEvent): boolean => audiences[type] === 'TABLE';

/** A seat that lasts longer is nothing that a table has done. */
export const isRoutine = ({ type }: LifecycleEvent): boolean => type === 'SeatRenewed';

const notJudged = (count: number): string =>
  count === 1
    ? '; 1 command of an older edition of the rules was not judged again'
    : `; ${count} commands of an older edition of the rules were not judged again`;

function awayTimeLine(minutes: number | null): string {
  if (minutes === null) return 'The fight waits for players who are away';
  const after = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `After ${after} the GM may decide for a player who is away`;
}

/** Of a seat that there still is. */
type NameOf = (seatId: string) => string | undefined;

/** One line for the table's log, as far as it fits. */
export const narrateLifecycle = (event: LifecycleEvent, nameOf: NameOf): string =>
  fitted(lineOf(event, nameOf));

const purposes: Readonly<Record<Seat['actor']['kind'], string>> = {
  GM: 'as game master',
  PLAYER: 'to play',
  SPECTATOR: 'to watch',
};

function lineOf(event: LifecycleEvent, nameOf: NameOf): string {
  switch (event.type) {
    case 'EncounterRewound': {
      const dice = event.dice === 'KEEP' ? 'kept' : 'drawn anew';
      return `Rewound to version ${event.toVersion}, the dice ${dice}: ${event.reason}`;
    }
    case 'EncounterBranched':
      return `Branched from version ${event.fromVersion} of ${event.fromId}`;
    case 'EncounterImported':
      return `Imported; new dice from here on${event.unjudged === undefined ? '' : notJudged(event.unjudged)}`;
    case 'SeatIssued':
      if (event.seat.picture) return 'A link to a picture of the fight is made';
      return `${event.seat.name} takes a seat ${purposes[event.seat.actor.kind]}${event.inviteId === undefined ? '' : ', by the link'}`;
    case 'SeatRenewed':
      return `${event.seat.name} keeps the seat until ${event.seat.expiresAt.slice(0, 10)}`;
    case 'SeatRevoked':
      return 'A seat is revoked';
    case 'SeatClaimed':
      return `An account claims the seat of ${nameOf(event.seatId) ?? 'someone who has left'}`;
    case 'InviteCreated': {
      const { length } = event.invite.combatants;
      return `A link offers ${length === 1 ? '1 combatant' : `${length} combatants`} to players`;
    }
    case 'InviteRevoked':
      return 'The link for players ends';
    case 'WebhookCreated':
      return 'A webhook is told of events from here on';
    case 'WebhookDeleted':
      return 'A webhook is told of no more events';
    case 'HandDiceSet':
      return event.byHand
        ? `${nameOf(event.seatId) ?? 'A player'} rolls by hand`
        : `The dice of the encounter roll for ${nameOf(event.seatId) ?? 'a player'}`;
    case 'AwayTimeChanged':
      return awayTimeLine(event.minutes);
    case 'PaceChanged':
      return event.flow.length > 0
        ? 'What decides nothing goes on by itself'
        : 'Every step is asked for';
  }
}
