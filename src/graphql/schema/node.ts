/** Anything whose id is unique over everything, found again by that id alone. */
import { rulesetIds, loadRuleset } from '@sixbeat/engine';
import { accessibleEncounter } from '../plumbing/access.ts';
import { builder } from '../plumbing/builder.ts';
import type { Context } from '../plumbing/context.ts';
import { shownIn } from '../plumbing/in-encounter.ts';
import { type Identified, NodeInterface } from '../plumbing/interfaces.ts';
import { EncounterModel } from '../plumbing/model.ts';

builder.queryField('node', (t) =>
  t.field({
    type: NodeInterface,
    nullable: true,
    description:
      'What has this id: an encounter, now or, with `@` and the version behind the id, as it was; a combatant, likewise, or a seat of the encounter whose seat asks (with the token of an account, which may have seats at many, ask for them through their encounter); a rule or a ruling. Null when there is nothing of that id that the caller may see, whatever the reason.',
    args: { id: t.arg.id({ description: 'Its id.' }) },
    resolve: (_, { id }, context) =>
      OF_A_RULEBOOK.test(id) ? inRulebooks(id) : inEncounter(id, context),
  }),
);

const OF_A_RULEBOOK = /^[A-Z]+-\d+$/;

async function inRulebooks(asked: string): Promise<Identified | null> {
  const rulesets = await Promise.all(rulesetIds().map(loadRuleset));
  const all = rulesets.flatMap(({ rulebook }) => [...rulebook.rules, ...rulebook.rulings]);
  return all.find(({ id }) => id === asked) ?? null;
}

const OF_A_VERSION = /^(.+)@(\d{1,9})$/;

/** Looks at one encounter alone, and at what the seat sees of it: what is hidden is as if it were not there. */
async function inEncounter(asked: string, context: Context): Promise<Identified | null> {
  const [, named = asked, version] = OF_A_VERSION.exec(asked) ?? [];
  const encounterId = named.startsWith('enc_') ? named : seatedAt(context);
  if (encounterId === null) return null;
  const model = await encounterAt(encounterId, version, context);
  if (!model) return null;
  const all = [model, ...seatsSeenBy(model), ...model.combatants];
  return all.find(({ id }) => id === asked) ?? null;
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
  const { record, seat } = model;
  const seen = seat.actor.kind === 'GM' ? record.seats : [seat];
  return seen.map((one) => shownIn(model, one));
};
