/** Parties: heroes between two fights. One is kept as an encounter is, on a table where no fight begins. */
import { type AnyMember, type Hex, loadRuleset, type Rest, type RulesetId } from '@sixbeat/engine';
import { Access, type EncounterAccess, type FindFor, type JudgeFor } from './access.ts';
import { deleted, type Deletion, type DeletionRequest } from './deletion.ts';
import { entriesOf } from './journal/history.ts';
import { daysAfter, MAX_SEAT_DAYS } from './journal/first-seat.ts';
import {
  type Envelope,
  type Idempotency,
  invalid,
  type Outcome,
  type Refused,
  type Submission,
  type Within,
} from './outcome.ts';
import {
  carriedFrom,
  digestOfMember,
  memberIdsOf,
  membersOf,
  refuseStrangers,
  rested,
  restored,
} from './party/members.ts';
import type { Arriving } from './party/joining.ts';
import { partyLine, restoredBy } from './party/line.ts';
import { changesIn, type MemberChange, undoable, writtenBack } from './party/write-back.ts';
import { created } from './play/create.ts';
import { requestKey } from './play/idempotency.ts';
import { judge } from './play/judge.ts';
import type { Caller, EncounterRecord, JournalEntry, Ports } from './ports.ts';
import { partiesOf } from './seats/member.ts';
import { type EncountersOfAccount, encountersOf } from './seats/memberships.ts';
import {
  absent,
  type AccessDenied,
  forbidden,
  type Forbidden,
  refuseAllButGM,
  requireSeat,
} from './seats/seats.ts';

/** How many members a party has, and how many parties an account, at most. */
export const MAX_MEMBERS = 20;
export const MAX_PARTIES = 100;

/** The commands of a table that make sense for a party. */
export const partyCommands = [
  'AddCombatants',
  'UpdateCombatant',
  'RemoveCombatant',
  'Adjudicate',
  'DefineActions',
  'UpdateEncounter',
] as const;

type Read = (id: string, caller: Caller) => Promise<EncounterAccess | AccessDenied>;

/** An encounter, and who asks for it. */
interface Fight {
  readonly encounterId: string;
  readonly caller: Caller;
}

/** Who joins a fight, and where. */
export interface Joining {
  readonly partyId: string;
  readonly caller: Caller;
  /** All if null. */
  readonly memberIds: readonly string[] | null;
  /** Where the first of them stands, the others as they stand to them in their party. */
  readonly at: Hex;
}

interface CreationOptions {
  readonly idempotency?: Idempotency | undefined;
  readonly within?: Within;
  /** Who is counted for it. */
  readonly maker?: string;
}

const unmetered: Within = (work) => work();

/** What can be done with parties. Their owner is who holds their token, or the account that has made them. */
export class Parties {
  private readonly access: Access;
  private readonly readEncounter: Read;

  constructor(ports: Ports, readEncounter: Read) {
    this.access = new Access(ports, undefined, 'pty');
    this.readEncounter = readEncounter;
  }

  /** A party without members. */
  async create(
    ruleset: RulesetId,
    setup: unknown,
    caller: Caller,
    { idempotency, within = unmetered, maker = '' }: CreationOptions = {},
  ): Promise<Outcome> {
    const { store } = this.access.ports;
    const { parties } = await loadRuleset(ruleset);
    if (!parties) return invalid(['ruleset'], `${ruleset} carries nothing from fight to fight.`);
    const key = requestKey(idempotency, null, caller);
    const before = key && (await store.idempotencyRecord(key));
    if (before) return this.access.firstAnswer(before, key, caller);
    const denied = this.access.refuseCreation(caller);
    if (denied) return denied;
    const asked = { ruleset, setup, flow: [] };
    const made = await created(asked, this.access.opening(caller), within);
    return 'kind' in made ? made : this.access.open(made, { caller, maker, key, bound });
  }

  async read(id: string, caller: Caller): Promise<EncounterAccess | AccessDenied> {
    const found = await this.access.read(id, caller);
    return found.kind === 'FORBIDDEN' ? stranger(caller) : found;
  }

  /** Reads it for someone who looks at it, which is how a party is opened. */
  async open(id: string, caller: Caller): Promise<EncounterAccess | AccessDenied> {
    const found = await this.read(id, caller);
    if (found.kind === 'GRANTED') await this.access.keeping.opened(id);
    return found;
  }

  /** A command of the table: who its members are, and how they are. */
  submit(submission: Submission): Promise<Outcome> {
    if (!partyCommands.some((type) => type === submission.command.type))
      throw new Error(`${submission.command.type} is no command for a party.`);
    return this.change(
      submission,
      (record, by) => refuseMembers(record, submission.command) ?? judge(record, submission, by),
    );
  }

  /** Those who are named rest, or all. */
  rest(
    envelope: Envelope,
    asked: { readonly rest: Rest; readonly memberIds: readonly string[] | null },
  ): Promise<Outcome> {
    return this.change(envelope, (record, by) => rested(record, by, asked));
  }

  /** Takes over what a fight that is over has made of those who are named, or of all; for a GM of that fight. */
  async writeBack(
    envelope: Envelope,
    { memberIds, ...fight }: Fight & { readonly memberIds: readonly string[] | null },
  ): Promise<Outcome> {
    const found = await this.fightOf(fight);
    if (found.kind === 'NOT_FOUND') return invalid(['encounterId'], 'There is no such encounter.');
    if (found.kind !== 'GRANTED') return found;
    const asked = { fight: found.record, memberIds };
    return this.change(
      envelope,
      (record, by) => refuseStrangers(record, memberIds ?? []) ?? writtenBack(record, by, asked),
    );
  }

  /** Takes back a write-back, unless the party has changed since. */
  async undo(envelope: Envelope, version: number): Promise<Outcome> {
    return this.changeWith(
      envelope,
      async (record) => {
        const wanted = undoable(await this.stepsFrom(record, version), version);
        if ('kind' in wanted) return wanted;
        const { state } = await this.access.versionState(record, version - 1);
        return { members: wanted.members as readonly AnyMember[], state };
      },
      (record, by, wanted) => {
        if ('kind' in wanted) return wanted;
        const was = { ...record, snapshot: { ...record.snapshot, state: wanted.state } };
        const members = wanted.members.flatMap(
          ({ combatant }) => carriedFrom(was, combatant.id) ?? [],
        );
        return restored(record, by, { members, cause: { kind: 'UNDO', version } });
      },
    );
  }

  /** What a fight has made of the members who were in it; for a GM of that fight. */
  async changes(
    partyId: string,
    caller: Caller,
    fight: Fight,
  ): Promise<
    | {
        readonly kind: 'FOUND';
        readonly party: EncounterAccess;
        readonly changes: readonly MemberChange[];
      }
    | AccessDenied
  > {
    const party = await this.read(partyId, caller);
    if (party.kind !== 'GRANTED') return party;
    const found = await this.fightOf(fight);
    if (found.kind !== 'GRANTED') return found;
    return { kind: 'FOUND', party, changes: changesIn(party.record, found.record) };
  }

  /** Members on their way into a fight, each with a new id there. */
  async arriving({
    partyId,
    caller,
    memberIds,
    at,
  }: Joining): Promise<
    (Arriving & { readonly kind: 'ARRIVING'; readonly ruleset: string }) | Refused | AccessDenied
  > {
    const found = await this.read(partyId, caller);
    if (found.kind !== 'GRANTED') return found;
    const { record } = found;
    const refused = refuseStrangers(record, memberIds ?? []);
    if (refused) return refused;
    const wanted = memberIds ?? memberIdsOf(record);
    const coming = membersOf(record).filter(({ combatant }) => wanted.includes(combatant.id));
    const origin = coming[0]?.combatant.position ?? at;
    const members = coming.map((member) => {
      const { q, r } = member.combatant.position;
      const position = { q: at.q + q - origin.q, r: at.r + r - origin.r };
      const combatant = { ...member.combatant, position, id: this.access.newId('cmb') };
      return { ...member, combatant };
    });
    const from = coming.map((member, i) => ({
      combatantId: members[i]?.combatant.id ?? '',
      partyId,
      memberId: member.combatant.id,
      digest: digestOfMember(member),
    }));
    return { kind: 'ARRIVING', ruleset: record.ruleset, members, from };
  }

  /** Deletes a party: it cannot be found from then on. */
  async delete(request: Omit<DeletionRequest, 'at'>): Promise<Deletion> {
    const { encounterId, caller } = request;
    if (!this.access.isId(encounterId)) return requireSeat(encounterId, caller) ?? absent(caller);
    // A party has no pictures.
    const { store } = this.access.ports;
    return deleted({ store }, { ...request, at: this.access.now() }, () => {
      this.access.forget(encounterId);
    });
  }

  /** What made some versions of a party, in order. */
  entries(
    { id }: EncounterRecord,
    range: { readonly first: number; readonly last: number },
  ): Promise<readonly JournalEntry[]> {
    return Array.fromAsync(entriesOf(this.access.ports.store, id, range));
  }

  /** The parties of an account, the newest first. */
  ofAccount(
    account: string,
    page: Parameters<typeof encountersOf>[1]['page'],
  ): Promise<EncountersOfAccount> {
    const at = this.access.now();
    const listedUnder = partiesOf(account);
    return encountersOf(this.access.ports.store, { page, account, listedUnder, at });
  }

  countOfAccount(account: string): Promise<number> {
    return this.access.ports.store.membershipCount(partiesOf(account));
  }

  private change(envelope: Envelope, judge: JudgeFor<undefined>): Promise<Outcome> {
    return this.changeWith(envelope, () => undefined, judge);
  }

  /** A change, after which the party is kept for another year. */
  private async changeWith<Found>(
    envelope: Envelope,
    find: FindFor<Found>,
    judge: JudgeFor<Found>,
  ): Promise<Outcome> {
    const outcome = await this.access.changeWith(envelope, find, (record, by, found) => {
      const result = judge(record, by, found);
      if (result.kind !== 'ACCEPTED') return result;
      const expiresAt = daysAfter(by.at, MAX_SEAT_DAYS);
      const seats = result.record.seats.map((seat) => ({ ...seat, issuedAt: by.at, expiresAt }));
      return { ...result, record: { ...result.record, seats } };
    });
    return outcome.kind === 'FORBIDDEN' ? stranger(envelope.caller) : outcome;
  }

  private async fightOf({ encounterId, caller }: Fight): Promise<EncounterAccess | AccessDenied> {
    const found = await this.readEncounter(encounterId, caller);
    if (found.kind !== 'GRANTED') return found;
    return refuseAllButGM(found.seat) ?? found;
  }

  /** The steps from a version on, as an undo looks at them: two are enough to say what is newer. */
  private async stepsFrom(record: EncounterRecord, version: number) {
    if (version < 2 || version > record.version) return [];
    const last = Math.min(record.version, version + MAX_NAMED);
    const entries = await this.entries(record, { first: version, last });
    return entries.map((entry) => ({
      version: entry.version,
      command: restoredBy(entry),
      text: partyLine(entry),
    }));
  }
}

const bound = {
  most: MAX_PARTIES,
  refused: invalid(['name'], `An account has at most ${MAX_PARTIES} parties: delete one.`),
};

/** Of what has changed since a write-back so much is named. */
const MAX_NAMED = 5;

/** Alike whether there is no such party or it belongs to another owner. */
const stranger = (caller: Caller): Forbidden =>
  caller.kind === 'ANONYMOUS'
    ? forbidden(
        'UNAUTHENTICATED',
        'Send the token of the party, or that of the account that has made it.',
      )
    : forbidden('FORBIDDEN', 'That is no party of yours.');

/** Before anything is made of them: a party has room for so many. */
function refuseMembers(
  record: EncounterRecord,
  { type, combatants, creatures }: Submission['command'],
): Refused | null {
  if (type !== 'AddCombatants') return null;
  const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
  const joining = lengthOf(combatants) + lengthOf(creatures);
  return memberIdsOf(record).length + joining > MAX_MEMBERS
    ? invalid(['combatants'], `A party has at most ${MAX_MEMBERS} members.`)
    : null;
}
