/** Fights of a wished difficulty, found by playing with the real rules. */
import { type EncounterProposals, proposalsOf } from '@sixbeat/engine';
import type { AskedParty, ProposalOutcome, Standing } from '../../../app/forecast/proposals.ts';
import { type InputPath, invalid, type Outcome } from '../../../app/outcome.ts';
import { builder } from '../../plumbing/builder.ts';
import type { Context } from '../../plumbing/context.ts';
import { types } from '../../plumbing/derived.ts';
import { type ProposalProblem, proposalErrorTypes } from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { queryResult } from '../../plumbing/query-result.ts';
import { asPartyOutcome, ownerBy } from '../party/owner.ts';
import { questionOf } from '../sheet/question.ts';
import { askerBy, notNow, quotaOfAskers } from './asker.ts';
import { type Asked, EncounterProposalsInput, searchOf } from './proposals-input.ts';

interface ProposalsModel extends EncounterProposals {
  readonly kind: 'EncounterProposals';
}

const ProposalsType = types.shownOf('EncounterProposals', (model: ProposalsModel) => model);

const ProposalsResult = queryResult('encounterProposals', [ProposalsType], proposalErrorTypes);

builder.queryField('encounterProposals', (t) =>
  t.field({
    type: ProposalsResult,
    description:
      'Searches for fights of a wished difficulty for a moment, by playing with the real rules, and answers what was found so far: ask again with the same input, and it goes on. The same input has the same answer in the end. Nothing is stored; callers who may create encounters may ask, with combatants of their own alone.',
    args: {
      input: t.arg({
        type: EncounterProposalsInput,
        description: 'The party, what may be set against it, and what the fight is to be like.',
      }),
    },
    resolve: async (_, { input }, context) => {
      const party = await partyOf(input, context);
      if (party.kind !== 'WRITTEN' && party.kind !== 'MEMBERS') return problemOf(party, '');
      const standing = party.kind === 'MEMBERS' ? party.standing : null;
      const { settings, ...asked } = questionOf(input, context);
      const question = {
        ...{ ...asked, ...searchOf(input, standing), party },
        settings: { ...standing?.settings, ...settings },
      };
      const asker = askerBy(quotaOfAskers, context);
      return answerOf(await context.encounters.encounterProposals(question, context.caller, asker));
    },
  }),
);

type Refusal = Exclude<Outcome, { kind: 'DONE' }>;

/** Whose it is: each of them with its own proof that the caller may read all of it. */
async function partyOf({ party, ruleset }: Asked, context: Context): Promise<AskedParty | Refusal> {
  const { encounters } = context;
  if (party.combatants)
    return {
      ...{ kind: 'WRITTEN', field: 'combatants' },
      who: party.combatants.map(({ name, sheet }) => ({ name, has: { sheet } })),
    };
  if (party.creatures)
    return {
      ...{ kind: 'WRITTEN', field: 'creatures' },
      who: party.creatures.map(({ name, creature }) => ({ name, has: { creature } })),
    };
  if (party.encounter) {
    const { encounterId, token, combatantIds } = party.encounter;
    const where = ['party', 'encounter'];
    const caller = await ownerBy(token, context, [...where, 'token']);
    if ('issues' in caller) return caller;
    const found = await encounters.partyIn(encounterId, combatantIds.map(String), caller);
    if (found.kind === 'NOT_FOUND')
      return invalid([...where, 'encounterId'], 'There is no such encounter.');
    if (found.kind === 'INVALID')
      return invalid([...where, 'combatantIds'], found.issues[0]?.message ?? '');
    return found.kind === 'PARTY' ? membersOf(found, ruleset, where) : found;
  }
  const { partyId, token, members = null } = party.party;
  const where = ['party', 'party'];
  const caller = await ownerBy(token, context, [...where, 'token']);
  if ('issues' in caller) return caller;
  const memberIds = members?.map(String) ?? null;
  const at = { q: 0, r: 0 };
  const found = await encounters.parties.arriving({ partyId, caller, memberIds, at });
  return found.kind === 'ARRIVING'
    ? membersOf(found, ruleset, where)
    : asPartyOutcome(found, [...where, 'partyId']);
}

type Members = Pick<Extract<AskedParty, { kind: 'MEMBERS' }>, 'members'>;

function membersOf(
  found: Members & { readonly ruleset: string; readonly standing?: Standing },
  ruleset: string,
  where: InputPath,
): AskedParty | Refusal {
  if (found.ruleset !== ruleset)
    return invalid(where, `It is one of ${found.ruleset}, and you ask about ${ruleset}.`);
  // Their ids there are new with each question, and say nothing here.
  const members = found.members.map(({ combatant, ...member }, i) => ({
    ...member,
    combatant: { ...combatant, id: `member-${i}` },
  }));
  return { kind: 'MEMBERS', members, standing: found.standing ?? null };
}

function answerOf(
  outcome: ProposalOutcome | Extract<Refusal, { kind: 'FORBIDDEN' }>,
): ProposalsModel | ProposalProblem {
  switch (outcome.kind) {
    case 'PROPOSALS':
      return {
        kind: 'EncounterProposals',
        ...proposalsOf(outcome.plan, outcome.progress, outcome.names),
      };
    case 'IMPOSSIBLE':
      return { ...outcome, kind: 'ForecastImpossible' };
    case 'LATER':
      return notNow(outcome, 'The searches of yours have had their share');
    case 'FORBIDDEN':
    case 'INVALID':
    case 'REJECTED':
    case 'WRONG_RULESET':
      return problemOf(outcome, '');
  }
}
