/** What is asked of a search for a fight. */
import type { levelMeanings } from '@sixbeat/engine';
import { type Variable, variables } from '@sixbeat/engine';
import {
  type AskedField,
  MAX_FOES,
  MAX_KINDS,
  MAX_PARTY,
  type Standing,
} from '../../../app/forecast/proposals.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { MAX_ID_LENGTH } from '../../http/limits/limits.ts';
import { builder } from '../../plumbing/builder.ts';
import { apiTypes, HexInput, types } from '../../plumbing/derived.ts';
import { enumOf } from '../../plumbing/enum.ts';
import type { InputOf } from '../../plumbing/envelope.ts';
import { membersField, tokenField } from '../party/joining.ts';
import { questionFields } from '../sheet/question.ts';

/** So many battlefields are tried. */
const MAX_BATTLEFIELDS = 3;
const MAX_NAME = 80;

const ProposalMemberInput = builder.inputType('ProposalMemberInput', {
  description: 'A member of the party with a sheet of their own.',
  fields: (t) => ({
    name: t.string({ description: 'The name to show.', ...bounded({ characters: MAX_NAME }) }),
    sheet: t.field({
      type: types.input('SheetInput'),
      description: 'The sheet, as `addCombatants` takes it.',
    }),
  }),
});

const ProposalCreatureMemberInput = builder.inputType('ProposalCreatureMemberInput', {
  description: 'A creature of the bestiary as a member of the party.',
  fields: (t) => ({
    name: t.string({ description: 'The name to show.', ...bounded({ characters: MAX_NAME }) }),
    creature: t.string({
      description: 'The key of a creature of the `bestiary`.',
      ...bounded({ characters: MAX_ID_LENGTH }),
    }),
  }),
});

const ProposalPartyMembersInput = builder.inputType('ProposalPartyMembersInput', {
  description: 'Members of a party, as they are there.',
  fields: (t) => ({
    partyId: t.id({ description: 'The party, of the same ruleset.' }),
    token: tokenField(t),
    members: membersField(t, 'Who, by the ids of `party.members`; all if left out.'),
  }),
});

const ProposalCombatantsInput = builder.inputType('ProposalCombatantsInput', {
  description:
    'Combatants of an encounter as they would come to the next fight, wounds and all. Its rulings hold where `settings` says nothing else; without `battlefields` they stand on its own where they are, and the foes begin six hexes from the first of them.',
  fields: (t) => ({
    encounterId: t.id({ description: 'The encounter; only its GM may ask.' }),
    token: tokenField(t),
    combatantIds: t.idList({
      description: 'Who the party is.',
      ...bounded({ entries: MAX_PARTY }),
    }),
  }),
});

const ProposalPartyInput = builder.inputType('ProposalPartyInput', {
  description: `Whom the fight is for: 1 to ${MAX_PARTY}.`,
  isOneOf: true,
  fields: (t) => ({
    combatants: t.field({
      type: [ProposalMemberInput],
      required: false,
      description: 'Sheets.',
      ...bounded({ entries: MAX_PARTY }),
    }),
    creatures: t.field({
      type: [ProposalCreatureMemberInput],
      required: false,
      description: 'Creatures of the bestiary, unhurt.',
      ...bounded({ entries: MAX_PARTY }),
    }),
    party: t.field({
      type: ProposalPartyMembersInput,
      required: false,
      description: 'Members of a party.',
    }),
    encounter: t.field({
      type: ProposalCombatantsInput,
      required: false,
      description: 'Combatants of an encounter.',
    }),
  }),
});

const CreatureChoiceInput = builder.inputType('CreatureChoiceInput', {
  description: 'A kind of creature that may take part.',
  fields: (t) => ({
    creature: t.string({
      description: 'The key of a creature of the `bestiary`.',
      ...bounded({ characters: MAX_ID_LENGTH }),
    }),
    atLeast: t.int({
      defaultValue: 0,
      description: 'How many of it there are at least.',
      ...bounded({ min: 0, max: MAX_FOES }),
    }),
    atMost: t.int({
      defaultValue: 4,
      description: 'How many of it there are at most.',
      ...bounded({ min: 1, max: MAX_FOES }),
    }),
  }),
});

const ProposalBattlefieldInput = builder.inputType('ProposalBattlefieldInput', {
  description: 'Where a fight may be, and where both parties begin.',
  fields: (t) => ({
    ...types.inputFields(apiTypes.commands.SetBattlefield?.fields ?? {})(t),
    partyAt: t.field({
      type: HexInput,
      description: 'Where the first of the party stands; the others take the nearest free hexes.',
    }),
    foesAt: t.field({ type: HexInput, description: 'The same of the foes.' }),
  }),
});

const rangeInput = (name: string, what: string, kind: 'float' | 'int') =>
  builder.inputType(name, {
    description: `From the least to the greatest ${what}, both included.`,
    fields: (t) => {
      const [from, to] = [{ description: 'The least.' }, { description: 'The greatest.' }];
      return kind === 'int'
        ? { from: t.int(from), to: t.int(to) }
        : { from: t.float(from), to: t.float(to) };
    },
  });
const FloatRangeInput = rangeInput('FloatRangeInput', 'number', 'float');
const IntRangeInput = rangeInput('IntRangeInput', 'whole number', 'int');

/** What is meant by each, as the chance that the party wins. */
const difficulties = {
  EASY: { says: 'The party wins 80 to 90 of 100 fights.', from: 0.8, to: 0.9 },
  EVEN: { says: 'The party wins 60 to 70 of 100 fights.', from: 0.6, to: 0.7 },
  HARD: { says: 'The party wins 45 to 55 of 100 fights.', from: 0.45, to: 0.55 },
  DEADLY: { says: 'The party wins 25 to 35 of 100 fights.', from: 0.25, to: 0.35 },
} as const;

const EncounterDifficulty = enumOf('EncounterDifficulty', 'How hard a fight is for the party.', {
  EASY: difficulties.EASY.says,
  EVEN: difficulties.EVEN.says,
  HARD: difficulties.HARD.says,
  DEADLY: difficulties.DEADLY.says,
});

const EncounterWishInput = builder.inputType('EncounterWishInput', {
  description:
    'What the fight is to be like. The chance is met within 10 points, or within its own width; the rest are preferences.',
  fields: (t) => ({
    difficulty: t.field({
      type: EncounterDifficulty,
      defaultValue: 'EVEN',
      description: 'How hard it is; `winChance` says it in numbers instead.',
    }),
    winChance: t.field({
      type: FloatRangeInput,
      required: false,
      description: 'The chance that the party wins, 0 to 1; that of `difficulty` if left out.',
    }),
    rounds: t.field({
      type: IntRangeInput,
      required: false,
      description: 'How many rounds it takes on average, 0 to 40.',
    }),
    falls: t.field({
      type: FloatRangeInput,
      required: false,
      description: `How many of the party fall on average, 0 to ${MAX_PARTY}.`,
    }),
    level: t.field({
      type: types.enum('ComputerLevel'),
      defaultValue: 'SENSIBLE',
      description: 'How well the party plays; its foes play SENSIBLE.',
    }),
  }),
});

const EncounterVariable = enumOf(
  'EncounterVariable',
  'What may be varied besides who takes part.',
  variables,
);

export const EncounterProposalsInput = builder.inputType('EncounterProposalsInput', {
  description: 'The party, what may be set against it, and what the fight is to be like.',
  fields: (t) => ({
    ...questionFields(t),
    party: t.field({ type: ProposalPartyInput, description: 'Whom the fight is for.' }),
    creatures: t.field({
      type: [CreatureChoiceInput],
      required: false,
      description: `Who may take part against it; the first ${MAX_KINDS} of the bestiary if left out.`,
      ...bounded({ entries: MAX_KINDS }),
    }),
    maxFoes: t.int({
      required: false,
      description: `How many foes there may be in all, at most ${MAX_FOES}; three more than the party if left out.`,
      ...bounded({ min: 1, max: MAX_FOES }),
    }),
    battlefields: t.field({
      type: [ProposalBattlefieldInput],
      required: false,
      description:
        'Where it may be. If left out: of combatants of an encounter where they are, else open ground, six hexes apart.',
      ...bounded({ entries: MAX_BATTLEFIELDS }),
    }),
    wish: t.field({
      type: EncounterWishInput,
      description: 'What the fight is to be like.',
    }),
    vary: t.field({
      type: [EncounterVariable],
      defaultValue: ['HEALTH'],
      description: 'What may be varied besides who takes part, which is tried first.',
      ...bounded({ entries: Object.keys(variables).length }),
    }),
  }),
});

export type Asked = InputOf<typeof EncounterProposalsInput>;

const MIDDLE = 3;
const openGround: AskedField = {
  battlefield: null,
  partyAt: { q: -MIDDLE, r: 0 },
  foesAt: { q: MIDDLE, r: 0 },
};

/** That of an encounter, with its combatants where they are. */
function groundOf({ battlefield, places }: Standing): AskedField {
  const { q, r } = places[0] ?? { q: 0, r: 0 };
  return { battlefield, partyAt: places, foesAt: { q: q + 2 * MIDDLE, r } };
}

/** What the search takes, but for the party. @param standing where the party is in an encounter */
export function searchOf(
  { creatures, maxFoes, battlefields, wish, vary }: Asked,
  standing: Standing | null,
) {
  const { from, to } = wish.winChance ?? difficulties[wish.difficulty];
  return {
    creatures:
      creatures?.map(({ creature, atLeast, atMost }) => ({ key: creature, atLeast, atMost })) ??
      null,
    most: maxFoes ?? null,
    fields: battlefields?.map(({ partyAt, foesAt, ...battlefield }) => ({
      ...{ battlefield, partyAt, foesAt },
    })) ?? [standing ? groundOf(standing) : openGround],
    wish: {
      chance: { from, to },
      rounds: wish.rounds ?? null,
      falls: wish.falls ?? null,
    },
    vary: [...new Set(vary)] as Variable[],
    level: wish.level as keyof typeof levelMeanings,
  };
}
