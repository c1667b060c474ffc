/** Who the members of a party are, and how: the commands of a table that make sense for one, under names of its own. */
import type { partyCommands } from '../../../app/parties.ts';
import { builder } from '../../plumbing/builder.ts';
import { apiTypes, types } from '../../plumbing/derived.ts';
import { once } from '../../plumbing/envelope.ts';
import { reader } from '../commands.ts';
import {
  answerOf,
  partyEnvelope,
  type PartyEnvelope,
  partyEnvelopeOf,
  partyResultOf,
} from './result.ts';

interface PartyMutation {
  readonly name: string;
  readonly description: string;
  /** Fields of the command that only make sense in a fight. */
  readonly without: readonly string[];
}

const mutations: Readonly<Record<(typeof partyCommands)[number], PartyMutation>> = {
  AddCombatants: {
    name: 'addMembers',
    description:
      'Adds members to a party, with sheets of their own or from the `bestiary`. Their positions say how they stand to each other when they come to a fight.',
    without: ['hidden'],
  },
  UpdateCombatant: {
    name: 'updateMember',
    description:
      'Changes the name, the side or the sheet of a member, or what frontends keep with it. With a new sheet it is as new.',
    without: [],
  },
  RemoveCombatant: {
    name: 'removeMember',
    description: 'Takes a member out of a party for good.',
    without: [],
  },
  Adjudicate: {
    name: 'ruleOnMember',
    description:
      'Says how a member is, whatever the rules say: its stats, its conditions, and where it stands among the others.',
    without: ['rank'],
  },
  DefineActions: {
    name: 'definePartyActions',
    description:
      'Defines actions and conditions that members use. They come with them to a fight; what that has under the same key stays.',
    without: [],
  },
  UpdateEncounter: {
    name: 'renameParty',
    description: 'Changes what a party is called, and what frontends keep with it.',
    without: ['advice', 'handDice'],
  },
};

for (const [type, mutation] of Object.entries(mutations)) declareMutation(type, mutation);

function declareMutation(type: string, { name, description, without }: PartyMutation): void {
  const command = apiTypes.commands[type];
  if (!command) throw new Error(`No ruleset has the command ${type}.`);
  const fields = Object.fromEntries(
    Object.entries(command.fields).filter(([field]) => !without.includes(field)),
  );
  const input = builder.inputType(`${name.charAt(0).toUpperCase()}${name.slice(1)}Input`, {
    description: `What \`${name}\` takes.`,
    fields: (t) => ({ ...partyEnvelope(t), ...types.inputFields(fields)(t) }),
  });
  builder.mutationField(name, (t) =>
    t.field({
      type: partyResultOf(name),
      description,
      args: { input: t.arg({ type: input, description: 'The change and its party.' }) },
      resolve: async (_, args, context) => {
        const whole = args.input as unknown as PartyEnvelope & Readonly<Record<string, unknown>>;
        const { partyId, ...written } = whole;
        const outcome = await once(name, whole, (idempotency) =>
          context.encounters.parties.submit({
            ...partyEnvelopeOf(whole, context, idempotency),
            command: { ...written, type },
            read: reader(type, written, context),
          }),
        );
        return answerOf(outcome, partyId, context);
      },
    }),
  );
}
