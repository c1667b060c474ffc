/** A campaign: one party, three fights with what the ones before have left, and a rest in between. */
import { randomBytes } from 'node:crypto';
import { Encounters } from '../../../src/app/encounters.ts';
import type { Outcome, RawCommand } from '../../../src/app/outcome.ts';
import { changesIn, type MemberChange } from '../../../src/app/party/write-back.ts';
import { membersOf } from '../../../src/app/party/members.ts';
import type { EncounterRecord, Ports } from '../../../src/app/ports.ts';
import { rulesetOf } from '../../../src/app/journal/ruleset-of.ts';
import { rulesets } from '../../../src/engine/all.ts';
import {
  type AnyMember,
  flowParts,
  gameMaster,
  isRoutineEvent,
  type RulesetId,
} from '../../../src/engine/index.ts';
import { memoryStore } from '../store/memory.ts';
import { done } from './app-fight.ts';
import { gmOf, nobody } from './seats.ts';

const HEROES = ['Ana', 'Bor', 'Cid', 'Dela'];
/** After so many calls of the computer the foes withdraw. */
const MAX_CALLS = 60;

export interface CampaignFight {
  readonly record: EncounterRecord;
  /** The party as it came, and as it went home. */
  readonly before: readonly AnyMember[];
  readonly after: readonly AnyMember[];
  readonly changes: readonly MemberChange[];
}

export interface Campaign {
  readonly fights: readonly CampaignFight[];
  readonly party: EncounterRecord;
  readonly app: Encounters;
  /** A line for each thing that happened. */
  readonly transcript: readonly string[];
}

export const chance: Ports['randomBytes'] = randomBytes;

/** The same dice and ids each time. */
export function countedBytes(): Ports['randomBytes'] {
  let asked = 0;
  return (count) =>
    Uint8Array.from({ length: count }, (_, i) => (i === 0 ? ++asked : asked * 7 + i) % 256);
}

export async function playCampaign(
  ruleset: RulesetId,
  entropy = countedBytes(),
): Promise<Campaign> {
  const app = new Encounters({
    store: memoryStore(),
    clock: () => new Date('2026-01-01T00:00:00Z'),
    randomBytes: entropy,
    creation: 'OPEN',
  });
  const campaign = new Playing(app, ruleset);
  await campaign.gather();
  const fights: CampaignFight[] = [];
  for (const [i, rest] of (['SHORT', 'NIGHT', null] as const).entries()) {
    fights.push(await campaign.fight(i));
    if (rest) await campaign.rest(rest);
  }
  return { fights, party: campaign.party, app, transcript: campaign.transcript };
}

class Playing {
  readonly app: Encounters;
  readonly ruleset: RulesetId;
  readonly transcript: string[] = [];
  private known: EncounterRecord | null = null;

  constructor(app: Encounters, ruleset: RulesetId) {
    this.app = app;
    this.ruleset = ruleset;
  }

  get party(): EncounterRecord {
    if (!this.known) throw new Error('No party has gathered.');
    return this.known;
  }

  async gather(): Promise<void> {
    const made = await this.app.parties.create(this.ruleset, { name: 'The Lanterns' }, nobody);
    this.known = done(made).record;
    const { creatures } = rulesets[this.ruleset].rulebook;
    const heroes = HEROES.map((name, r) => ({
      ...{ id: name.toLowerCase(), name, side: 'heroes', position: { q: 0, r } },
      creature: creatures[r % creatures.length]!.key,
    }));
    const command = { type: 'AddCombatants', creatures: heroes };
    this.take(await this.app.parties.submit({ ...this.asked, command }));
    this.say(`# ${this.ruleset}: The Lanterns`, '');
  }

  async fight(number: number): Promise<CampaignFight> {
    const before = membersOf(this.party);
    this.say(`## Fight ${number + 1}`, '', ...this.standing());
    const name = `Fight ${number + 1}`;
    let { record } = done(
      await this.app.create(this.ruleset, { name }, nobody, { flow: flowParts }),
    );
    const asked = { encounterId: record.id, caller: gmOf(record.id), expectedVersion: null };
    const note = (outcome: Outcome) => {
      const answer = done(outcome);
      record = answer.record;
      this.say(...linesOf(record, answer.events));
    };
    const give = async (command: RawCommand) => {
      note(await this.app.submit({ ...asked, command }));
    };
    await this.join(asked, number, note);
    const ids = Object.keys((record.snapshot.state as { readonly combatants: object }).combatants);
    for (const combatantId of ids)
      await give({
        ...{ type: 'SetStandingOrders', combatantId, playedBy: 'COMPUTER', level: 'SENSIBLE' },
      });
    await give({ type: 'RollInitiative' });
    const ended = () => rulesetOf(record).queries.phase(record.snapshot.state) === 'ENDED';
    for (let calls = 0; calls < MAX_CALLS && !ended(); calls++)
      note(await this.app.playComputers(asked, 20));
    if (!ended()) await give({ type: 'EndEncounter' });
    const changes = changesIn(this.party, record);
    await this.writeBack(asked, changes);
    return { record, before, after: membersOf(this.party), changes };
  }

  async rest(rest: 'SHORT' | 'NIGHT'): Promise<void> {
    this.take(await this.app.parties.rest(this.asked, { rest, memberIds: null }));
    this.say('', rest === 'NIGHT' ? '*A night of sleep.*' : '*A short rest.*', '');
  }

  private async join(
    asked: {
      readonly encounterId: string;
      readonly caller: ReturnType<typeof gmOf>;
      readonly expectedVersion: null;
    },
    number: number,
    note: (outcome: Outcome) => void,
  ): Promise<void> {
    const able = membersOf(this.party)
      .filter(({ was }) => isAble(was))
      .map(({ combatant }) => combatant.id);
    const arriving = await this.app.parties.arriving({
      ...{ partyId: this.party.id, caller: gmOf(this.party.id), at: { q: 0, r: 0 } },
      memberIds: able.length > 0 ? able : null,
    });
    if (arriving.kind !== 'ARRIVING') throw new Error(arriving.kind);
    const { creatures } = rulesets[this.ruleset].rulebook;
    const foes = (number < 2 ? [0] : [0, 1]).map((n) => ({
      ...{ id: `foe-${number}-${n}`, side: 'raiders', position: { q: 3, r: n } },
      creature: creatures[(number + n + 1) % creatures.length]!.key,
    }));
    const command = { type: 'AddCombatants', creatures: foes, members: arriving.members };
    note(await this.app.submit({ ...asked, command }, arriving));
  }

  private async writeBack(
    {
      encounterId,
      caller,
    }: { readonly encounterId: string; readonly caller: ReturnType<typeof gmOf> },
    changes: readonly MemberChange[],
  ): Promise<void> {
    const changed = changes.filter(({ standing }) => standing === 'CHANGED');
    this.say('', `*Written back: ${changed.map(({ name }) => name).join(', ') || 'no one'}.*`, '');
    const fight = { encounterId, caller, memberIds: null };
    this.take(await this.app.parties.writeBack(this.asked, fight));
    this.say(...this.standing());
  }

  /** Each member in one line. */
  private standing(): readonly string[] {
    const { queries } = rulesetOf(this.party);
    const { combatants } = queries.view(this.party.snapshot.state, gameMaster);
    const lines = combatants.map(({ name, status, vitals, conditions }) => {
      const left = vitals.map(
        ({ label, current, max }) => `${label} ${current ?? '?'}/${max ?? '?'}`,
      );
      const bears = conditions.map((condition) => condition.name);
      return `- **${name}** (${status.toLowerCase()}): ${[...left, ...bears].join(', ')}`;
    });
    return [...lines, ''];
  }

  private get asked() {
    const { id } = this.party;
    return { encounterId: id, caller: gmOf(id), expectedVersion: null };
  }

  private take(outcome: Outcome): void {
    this.known = done(outcome).now;
  }

  private say(...lines: readonly string[]): void {
    this.transcript.push(...lines);
  }
}

/** Who is down stays at home. */
const isAble = (was: object): boolean =>
  JSON.stringify((was as { readonly status: unknown }).status).includes('"STANDING"');

function linesOf(
  record: EncounterRecord,
  events: readonly { readonly type: string }[],
): readonly string[] {
  const { queries, schemas } = rulesetOf(record);
  return events
    .filter((event) => !isRoutineEvent(schemas.events[event.type], event))
    .map((event) => `  ${queries.narrate(event as never, record.snapshot.state, gameMaster)}`);
}
