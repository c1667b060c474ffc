/** Members of a party who join a fight, with what `addCombatants` says of them. */
import type { Outcome, ReadCommand } from '../../../app/outcome.ts';
import { MAX_MEMBERS, type Parties } from '../../../app/parties.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { MAX_TOKEN_LENGTH } from '../../http/limits/limits.ts';
import { builder } from '../../plumbing/builder.ts';
import type { Context } from '../../plumbing/context.ts';
import { HexInput } from '../../plumbing/derived.ts';
import type { InputFields, InputOf } from '../../plumbing/envelope.ts';
import { asPartyOutcome, ownerBy } from './owner.ts';

/** The token of a party, where the request is sent with another one. */
export const tokenField = (t: InputFields) =>
  t.string({
    required: false,
    description:
      'Its token; left out where the request is sent with the token of the account that has made it.',
    ...bounded({ characters: MAX_TOKEN_LENGTH }),
  });

/** Some members of a party, by their ids. */
export const membersField = (t: InputFields, description: string) =>
  t.idList({ required: false, description, ...bounded({ entries: MAX_MEMBERS }) });

const JoiningPartyInput = builder.inputType('JoiningPartyInput', {
  description: 'Members of a party who come to a fight.',
  fields: (t) => ({
    partyId: t.id({ description: 'The party, of the same ruleset.' }),
    token: tokenField(t),
    members: membersField(t, 'Who comes, by the ids of `party.members`; all if left out.'),
    at: t.field({
      type: HexInput,
      description:
        'Where the first of them stands. The others stand to them as they do in the party; each takes a free hex.',
    }),
  }),
});

export const partyField = (t: InputFields) =>
  t.field({
    type: JoiningPartyInput,
    required: false,
    description:
      'Who joins from a party, each as they are there (T-10), after all others. After the fight `writeBackParty` takes over what has become of them.',
  });

type Arriving = Awaited<ReturnType<Parties['arriving']>>;
type Coming = Extract<Arriving, { kind: 'ARRIVING' }>;

/** Who comes by a command; null where no one comes from a party. */
export async function arrivingBy(
  written: object,
  context: Context,
): Promise<Coming | Exclude<Outcome, { kind: 'DONE' }> | null> {
  const { party } = written as {
    readonly party?: InputOf<typeof JoiningPartyInput> | null;
  };
  if (!party) return null;
  const { partyId, token, members = null, at } = party;
  const caller = await ownerBy(token, context, ['party', 'token']);
  if ('issues' in caller) return caller;
  const { parties } = context.encounters;
  const memberIds = members?.map(String) ?? null;
  const arriving = await parties.arriving({ partyId, caller, memberIds, at });
  return arriving.kind === 'ARRIVING' ? arriving : asPartyOutcome(arriving, ['party', 'partyId']);
}

/** What was written, with those who come. */
export const withMembers =
  (read: ReadCommand, arriving: Coming | null): ReadCommand =>
  (schema, ruleset) => {
    const written = read(schema, ruleset);
    if (!arriving) return written;
    const { members } = arriving;
    if (arriving.ruleset === ruleset)
      return { ...written, value: { ...(written.value as object), members } };
    const message = `The party is one of ${arriving.ruleset}, and the encounter is played by ${ruleset}.`;
    const issue = { path: ['party', 'partyId'], message };
    return { ...written, issues: [...written.issues, issue] };
  };
