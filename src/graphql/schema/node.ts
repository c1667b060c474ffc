/** Anything whose id is unique over everything, found again by that id alone. */
import { accessibleEncounter } from '../plumbing/access.ts';
import { findRule } from '../plumbing/cited-rules.ts';
import { builder } from '../plumbing/builder.ts';
import type { Context } from '../plumbing/context.ts';
import { shownIn } from '../plumbing/in-encounter.ts';
import { type Identified, NodeInterface } from '../plumbing/interfaces.ts';
import { AccountModel, EncounterModel, PartyModel } from '../plumbing/model.ts';

builder.queryField('node', (t) =>
  t.field({
    type: NodeInterface,
    nullable: true,
    description:
      'What has this id: a party; the account of the caller; an encounter, now or, with `@` and the version behind the id, as it was; a combatant, likewise, or a seat of the encounter whose seat asks, or a member of the party whose token it is (with the token of an account, which may have seats at many, ask for them through their encounter); a rule or a ruling. Null when there is nothing of that id that the caller may see, whatever the reason.',
    args: { id: t.arg.id({ description: 'Its id.' }) },
    resolve: (_, { id }, context) =>
      OF_A_RULEBOOK.test(id) ? findRule(id) : inEncounter(id, context),
  }),
);

const OF_A_RULEBOOK = /^[A-Z]+-\d+$/;

const OF_A_VERSION = /^(.+)@(\d{1,9})$/;

/** Of an account no one else learns anything. */
function ownAccount(id: string, { caller }: Context): AccountModel | null {
  const own = caller.kind === 'ACCOUNT' ? new AccountModel(caller) : null;
  return own?.id === id ? own : null;
}

/** Looks at one encounter alone, and at what the seat sees of it: what is hidden is as if it were not there. */
async function inEncounter(asked: string, context: Context): Promise<Identified | null> {
  const [, named = asked, version] = OF_A_VERSION.exec(asked) ?? [];
  if (named.startsWith('acc_')) return ownAccount(asked, context);
  const encounterId = /^(enc|pty)_/.test(named) ? named : seatedAt(context);
  if (encounterId === null) return null;
  const model = encounterId.startsWith('pty_')
    ? await partyAt(encounterId, version, context)
    : await encounterAt(encounterId, version, context);
  if (!model) return null;
  const all = [model, ...seatsSeenBy(model), ...model.combatants];
  return all.find(({ id }) => id === asked) ?? null;
}

/** A party as it is now; of versions that were it has no more than its journal. */
async function partyAt(
  id: string,
  version: string | undefined,
  { encounters, caller }: Context,
): Promise<PartyModel | null> {
  if (version !== undefined) return null;
  const found = await encounters.parties.read(id, caller);
  return found.kind === 'GRANTED' ? new PartyModel(found) : null;
}

const seatedAt = ({ caller }: Context): string | null =>
  caller.kind === 'SEAT' ? caller.encounterId : null;

async function encounterAt(
  id: string,
  version: string | undefined,
  context: Context,
): Promise<EncounterModel | null> {
  if (version === undefined) {
    const now = await accessibleEncounter(context, id);
    return now.kind === 'GRANTED' ? now.model : null;
  }
  const { encounters, caller } = context;
  const then = await encounters.readAt(id, Number(version), caller);
  return then.kind === 'GRANTED' ? new EncounterModel(then, 'PAST') : null;
}

const seatsSeenBy = (model: EncounterModel) => {
  // The owner of a party is no seat at a table.
  if (model instanceof PartyModel) return [];
  const { record, seat } = model;
  const seen = seat.actor.kind === 'GM' ? record.seats : [seat];
  return seen.map((one) => shownIn(model, one));
};
