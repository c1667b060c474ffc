/** After a fight: what it has made of the members of a party, and taking that over. */
import type { CombatantView } from '@sixbeat/engine';
import { stateWith } from '../../../app/party/members.ts';
import { type MemberChange, standings } from '../../../app/party/write-back.ts';
import type { FromParty } from '../../../app/ports.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { MAX_TOKEN_LENGTH } from '../../http/limits/limits.ts';
import { builder } from '../../plumbing/builder.ts';
import { types } from '../../plumbing/derived.ts';
import { enumOf } from '../../plumbing/enum.ts';
import { once } from '../../plumbing/envelope.ts';
import { questionErrorTypes } from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { shownIn, shownWith } from '../../plumbing/in-encounter.ts';
import { PartyModel } from '../../plumbing/model.ts';
import { queryResult } from '../../plumbing/query-result.ts';
import { CombatantType, EncounterType } from '../../plumbing/refs.ts';
import { CombatantSheet } from '../encounter/combatant.ts';
import { membersField, tokenField } from './joining.ts';
import { ownerBy } from './owner.ts';
import { answerOf, partyEnvelope, partyEnvelopeOf, partyProblem, partyResultOf } from './result.ts';

const FromPartyType = builder.objectRef<FromParty>('FromParty').implement({
  description: 'A combatant who came from a party.',
  fields: (t) => ({
    combatantId: t.exposeID('combatantId', { description: 'Their id in this encounter.' }),
    partyId: t.exposeID('partyId', { description: 'The party.' }),
    memberId: t.exposeID('memberId', { description: 'Their id in the party.' }),
  }),
});

builder.objectField(EncounterType, 'fromParties', (t) =>
  t.field({
    type: [FromPartyType],
    nullable: true,
    description:
      'Who came from a party, to be written back after the fight (`partyChanges`, `writeBackParty`); null for everyone but a GM. Also of a past version it is that of now.',
    resolve: ({ actor, record }) => (actor.kind === 'GM' ? [...(record.fromParties ?? [])] : null),
  }),
);

const MemberState = builder.objectRef<CombatantView>('MemberState').implement({
  description: 'How a member would be: no combatant that is anywhere, so it has no id.',
  fields: (t) => ({
    status: t.field({
      type: types.enum('CombatantStatus'),
      description: 'Whether it can and will fight.',
      resolve: ({ status }) => status,
    }),
    vitals: t.field({
      type: [types.output('Vitals')],
      description: 'What is left of it, in numbers.',
      resolve: (member) => shownWith(member, [...member.vitals]),
    }),
    conditions: t.field({
      type: [types.output('ActiveCondition')],
      description: 'The conditions that it would have.',
      resolve: (member) => shownWith(member, [...member.conditions]),
    }),
    sheet: t.field({
      type: CombatantSheet,
      nullable: true,
      description: 'Everything else.',
      resolve: (member) => shownWith(member, member.sheet),
    }),
  }),
});

interface ChangeModel extends MemberChange {
  readonly party: PartyModel;
}

const WriteBackStanding = enumOf(
  'WriteBackStanding',
  'Whether a member can be written back.',
  standings,
);

const PartyMemberChange = builder.objectRef<ChangeModel>('PartyMemberChange').implement({
  description: 'What a fight has made of a member.',
  fields: (t) => ({
    memberId: t.exposeID('memberId', { description: 'The member.' }),
    combatantId: t.exposeID('combatantId', { description: 'Their id in the fight.' }),
    standing: t.field({
      type: WriteBackStanding,
      description: 'Whether there is something to write back.',
      resolve: ({ standing }) => standing,
    }),
    member: t.field({
      type: CombatantType,
      nullable: true,
      description: 'As they are in the party now; null where they are not in it.',
      resolve: ({ party, memberId }) => party.combatant(memberId),
    }),
    after: t.field({
      type: MemberState,
      nullable: true,
      description:
        'As they would be after it, now as the fight stands; null where nothing can be written back of them.',
      resolve: ({ party, memberId, after }) => {
        if (!after) return null;
        const { record, seat } = party;
        const snapshot = { ...record.snapshot, state: stateWith(record, [after]) };
        return new PartyModel({ record: { ...record, snapshot }, seat }).combatant(memberId);
      },
    }),
  }),
});

interface ChangesModel {
  readonly kind: 'PartyChanges';
  readonly changes: readonly ChangeModel[];
}

const PartyChanges = builder.objectRef<ChangesModel>('PartyChanges').implement({
  description: 'What a fight has made of a party.',
  fields: (t) => ({
    changes: t.field({
      type: [PartyMemberChange],
      description: 'Each member who was in the fight.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

builder.queryField('partyChanges', (t) =>
  t.field({
    type: queryResult('partyChanges', [PartyChanges], questionErrorTypes),
    description:
      'What a fight has made of the members of a party who are in it, for a GM there who owns the party: what `writeBackParty` would take over.',
    args: {
      partyId: t.arg.id({ description: 'The party.' }),
      encounterId: t.arg.id({ description: 'The encounter, at which the request has a seat.' }),
      token: t.arg.string({
        required: false,
        description:
          'The token of the party; left out where the request is sent with the token of the account that has made it.',
        ...bounded({ characters: MAX_TOKEN_LENGTH }),
      }),
    },
    resolve: async (_, { partyId, encounterId, token }, context) => {
      const owner = await ownerBy(token, context, ['token']);
      if ('issues' in owner) return problemOf(owner, partyId);
      const { caller, encounters } = context;
      const found = await encounters.parties.changes(partyId, owner, { encounterId, caller });
      if (found.kind !== 'FOUND') return partyProblem(found, partyId);
      const party = new PartyModel(found.party);
      return {
        kind: 'PartyChanges',
        changes: found.changes.map((change) => shownIn(party, { ...change, party })),
      } as const;
    },
  }),
);

const WriteBackPartyInput = builder.inputType('WriteBackPartyInput', {
  description: 'Which fight to take over, and for whom.',
  fields: (t) => ({
    ...partyEnvelope(t),
    token: tokenField(t),
    encounterId: t.id({
      description: 'The encounter, which is over; the request is sent with the token of its GM.',
    }),
    members: membersField(
      t,
      'Whom to write back, by their ids in the party; all whom the fight has changed if left out.',
    ),
  }),
});

builder.mutationField('writeBackParty', (t) =>
  t.field({
    type: partyResultOf('writeBackParty'),
    description:
      'Takes over what a fight that is over has made of the members of a party (T-10). For a GM of that fight who owns the party. Refused for who was not in it, and for whom the party has changed since they joined it; so no fight is written back twice.',
    args: {
      input: t.arg({ type: WriteBackPartyInput, description: 'The fight and the members.' }),
    },
    resolve: async (_, { input }, context) => {
      const { partyId, token, encounterId, members } = input;
      const owner = await ownerBy(token, context, ['token']);
      if ('issues' in owner) return problemOf(owner, partyId);
      const { caller } = context;
      const memberIds = members?.map(String) ?? null;
      // What is remembered of the request is not the token.
      const remembered = { ...input, token: null };
      const outcome = await once('writeBackParty', remembered, (idempotency) =>
        context.encounters.parties.writeBack(
          { ...partyEnvelopeOf(input, context, idempotency), caller: owner },
          { encounterId, caller, memberIds },
        ),
      );
      return answerOf(outcome, partyId, context);
    },
  }),
);

const UndoWriteBackInput = builder.inputType('UndoWriteBackInput', {
  description: 'The write-back to take back.',
  fields: (t) => ({
    ...partyEnvelope(t),
    version: t.int({ description: 'The version of the party that the write-back made.' }),
  }),
});

builder.mutationField('undoWriteBack', (t) =>
  t.field({
    type: partyResultOf('undoWriteBack'),
    description:
      'Takes a write-back back: its members are as they were before. Refused once the party has changed since, and then it says what has; the same fight can be written back again.',
    args: { input: t.arg({ type: UndoWriteBackInput, description: 'The write-back.' }) },
    resolve: async (_, { input }, context) => {
      const outcome = await once('undoWriteBack', input, (idempotency) =>
        context.encounters.parties.undo(
          partyEnvelopeOf(input, context, idempotency),
          input.version,
        ),
      );
      return answerOf(outcome, input.partyId, context);
    },
  }),
);
