import { toNumber } from '@sixbeat/engine';
import { bounded } from '../../http/limits/bounds.ts';
import { builder } from '../../plumbing/builder.ts';
import { HexInput, HexType, PointInTime, types } from '../../plumbing/derived.ts';
import type {
  ChoiceModel,
  DecisionModel,
  HexPick,
  HexSetModel,
  ListedRefusal,
  OptionModel,
  TargetPick,
} from './decision-model.ts';
import { checkFirst, partArgs, partOf } from '../../plumbing/part.ts';
import { MAX_PAGE, MAX_HEX_PICKS } from '../../http/limits/limits.ts';
import { shownWith } from '../../plumbing/in-encounter.ts';
import { Json } from '../../plumbing/json.ts';
import { inputOf } from '../../plumbing/placed.ts';
import { CombatantType } from '../../plumbing/refs.ts';
import { mutationOf } from '../../plumbing/type-names.ts';

/** As many as a person reads at once. */
const USUAL_REFUSALS = 10;

const Distance = types.output('Distance');
const Consequence = types.output('Consequence');

const HexPickType = builder.objectRef<HexPick>('HexPick').implement({
  description:
    'A hex that may be picked, with its distance and consequences. Only fields that are asked for cost anything. After 50 milliseconds of processor time in a request the remaining ones are null.',
  fields: (t) => ({
    hex: t.field({ type: HexType, description: 'The hex.', resolve: ({ hex }) => hex }),
    distance: t.field({
      type: Distance,
      nullable: true,
      description:
        'How far it is from the combatant that decides; null where the GM decides as GM.',
      resolve: ({ distance }) => distance,
    }),
    provokes: t.field({
      type: [Consequence],
      nullable: true,
      description:
        'What moving there provokes; empty where no rule applies, null where it was not computed.',
      resolve: (pick, _, context) => pick.consequences(context)?.provokes.slice() ?? null,
    }),
    forfeits: t.field({
      type: [Consequence],
      nullable: true,
      description:
        'What moving there gives up; empty where no rule applies, null where it was not computed.',
      resolve: (pick, _, context) => pick.consequences(context)?.forfeits.slice() ?? null,
    }),
  }),
});

const HexSetType = builder.objectRef<HexSetModel>('HexSet').implement({
  description: 'Hexes to choose from. Options that reach the same ones share one set.',
  fields: (t) => ({
    id: t.id({
      description: 'The same for the same hexes: what it names never changes.',
      resolve: ({ id }) => id,
    }),
    hexes: t.field({
      type: [HexType],
      description: 'The hexes.',
      resolve: ({ hexes }) => [...hexes],
    }),
  }),
});

const TargetPickType = builder.objectRef<TargetPick>('TargetPick').implement({
  description:
    'A combatant that may be picked, with its distance, sight, terms and chances. Only fields that are asked for cost anything. After 50 milliseconds of processor time in a request the remaining ones are null, or have no terms.',
  fields: (t) => ({
    combatantId: t.id({
      description: 'The id of the combatant.',
      resolve: ({ combatant }) => combatant.id,
    }),
    combatant: t.field({
      type: CombatantType,
      description: 'The same as a combatant.',
      resolve: ({ combatant }) => combatant,
    }),
    friendly: t.boolean({
      nullable: true,
      description: 'Whether it is on the same side; null where the GM decides as GM.',
      resolve: ({ friendly }) => friendly,
    }),
    distance: t.field({
      type: Distance,
      nullable: true,
      description:
        'How far it is from the combatant that decides; null where the GM decides as GM.',
      resolve: ({ distance }) => distance,
    }),
    sight: t.field({
      type: types.output('LineOfSight'),
      nullable: true,
      description: 'What is between them; null where the GM decides as GM.',
      resolve: (target, _, context) => target.sight(context),
    }),
    arrives: t.field({
      type: PointInTime,
      nullable: true,
      description:
        'When the first attack would reach it, if it stays where it is. Null where the option is no attack, and in VIGILANCE, where an attack takes no time.',
      resolve: ({ arrives, combatant }) => shownWith(combatant, arrives),
    }),
    terms: t.field({
      type: [types.output('Term')],
      description:
        'The terms of the attack score against this target; empty where the option is no attack, or where this seat may not know them.',
      resolve: (target, _, context) => target.odds(context)?.terms ?? [],
    }),
    hitChance: t.float({
      nullable: true,
      description:
        'The chance to hit, from 0 to 1, if it is the only target and uses its best defense; null where the option is no attack, or where this seat may not know it.',
      resolve: (target, _, context) => {
        const met = target.met(context);
        return met && toNumber(met.hit);
      },
    }),
    expectedDamage: t.float({
      nullable: true,
      description: 'The mean of the damage, the target meeting it in that way.',
      resolve: (target, _, context) => {
        const met = target.met(context);
        return met && toNumber(met.expectedDamage);
      },
    }),
  }),
});

const ChoiceType = types.shownOf('Choice', ({ choice }: ChoiceModel) => choice);
builder.objectFields(ChoiceType, (t) => ({
  path: t.stringList({
    description:
      "Where the field stands in the mutation's input, e.g. `details`, `segments`, `speed`. `takeOption` needs `field` alone.",
    resolve: ({ path }) => [...path],
  }),
  least: t.int({
    nullable: true,
    description: 'The least legal number, where a number is chosen.',
    resolve: ({ choice }) => (choice.kind === 'NUMBER' ? choice.least : null),
  }),
  most: t.int({
    nullable: true,
    description: 'The greatest, where a number is chosen; null when there is none.',
    resolve: ({ choice }) => (choice.kind === 'NUMBER' ? choice.most : null),
  }),
  pickCount: t.int({
    nullable: true,
    description: 'How many legal picks there are; null where they are your own.',
    resolve: ({ pickCount }) => pickCount,
  }),
  combatantIds: t.idList({
    description: 'The legal picks, where combatants are chosen.',
    args: partArgs('id'),
    resolve: ({ choice }, part) =>
      partOf(choice.kind === 'COMBATANT' ? choice.from : [], part, (id) => id),
  }),
  targetPicks: t.field({
    type: [TargetPickType],
    description: 'What there is to know about each of `combatantIds`.',
    args: partArgs('`combatantId`'),
    resolve: ({ targets }, part) => partOf(targets, part, ({ combatant: { id } }) => id),
  }),
  keys: t.stringList({
    description: 'The legal picks, where names are chosen.',
    args: partArgs('key'),
    resolve: ({ choice }, part) =>
      partOf(choice.kind === 'KEY' ? choice.from : [], part, (key) => key),
  }),
  keyPicks: t.field({
    type: [types.output('KeyPick')],
    description: 'What each of `keys` is called, and what it costs.',
    args: partArgs('`key`'),
    resolve: ({ keys }, part) => partOf(keys, part, ({ key }) => key),
  }),
  area: t.field({
    type: HexSetType,
    nullable: true,
    description:
      'The legal picks, where hexes are chosen. Ask here for the `id` alone, and for each set once in `hexSets` of the decision.',
    resolve: ({ area }) => area,
  }),
  hexPicks: t.field({
    type: [HexPickType],
    description: 'What there is to know about some of the legal hexes.',
    args: {
      of: t.arg({
        type: [HexInput],
        required: false,
        description: `Of which, ${MAX_HEX_PICKS} at most; of the first ${MAX_HEX_PICKS} of the set if left out.`,
        ...bounded({ entries: MAX_HEX_PICKS }),
      }),
    },
    resolve: (choice, { of }) => [...choice.hexPicks(of ?? null)],
  }),
}));

export const OptionType = types.shownOf('Option', ({ option }: OptionModel) => option);
builder.objectFields(OptionType, (t) => ({
  id: t.id({
    description:
      'Of this option at this version, for `takeOption`: new at every version, and never the same again.',
    resolve: ({ id }) => id,
  }),
  key: t.string({
    description:
      'Of what it does: the same at every version, so that a screen keeps its place. Unique among the options of one version.',
    resolve: ({ key }) => key,
  }),
  intent: t.field({
    type: types.enum('Intent'),
    description: 'The purpose of the choice.',
    resolve: ({ intent }) => intent,
  }),
  summary: t.string({
    description:
      'What it comes to as things stand, and what its action does; empty where the label says all.',
    resolve: ({ summary }) => summary,
  }),
  mutation: t.string({
    description: 'The mutation to send, e.g. `declareAction`.',
    resolve: ({ option: { command } }) => mutationOf(command.type),
  }),
  input: t.field({
    type: Json,
    description: "The fields of the mutation's input that are fixed.",
    resolve: ({ option: { command }, ruleset }) => inputOf(command, ruleset),
  }),
  choices: t.field({
    type: [ChoiceType],
    description: 'The fields that are still to be chosen.',
    resolve: ({ choices }) => [...choices],
  }),
}));

export const RefusalType = builder.objectRef<ListedRefusal>('Refusal').implement({
  description: 'Something that might be expected and may not be done, with the reason.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'The option that is refused.' }),
    mutation: t.string({
      description: 'The mutation that would be refused.',
      resolve: ({ command }) => mutationOf(command.type),
    }),
    input: t.field({
      type: Json,
      description: 'The fields of its input.',
      resolve: ({ command, ruleset }) => inputOf(command, ruleset),
    }),
    rule: t.id({
      nullable: true,
      description: 'The rule that forbids it.',
      resolve: ({ rejection }) => (rejection.code === 'ILLEGAL' ? rejection.rule : null),
    }),
    message: t.string({
      description: 'The reason, in one sentence.',
      resolve: ({ rejection }) => rejection.message,
    }),
  }),
});

export const DecisionType = types.shownOf('Decision', ({ shown }: DecisionModel) => shown);
builder.objectFields(DecisionType, (t) => ({
  id: t.id({
    description:
      'Of this decision at this version, as this seat sees it: new at every version, and never the same again.',
    resolve: ({ id }) => id,
  }),
  key: t.string({
    description:
      'Of what is asked of whom: the same at every version, so that a screen keeps its place. Unique among the decisions of one version.',
    resolve: ({ key }) => key,
  }),
  byComputer: t.boolean({
    description:
      'Whether the computer is to take it, which was too much for one request: the next command, or `playOn`, goes on with it.',
    resolve: (model) => model.isComputers,
  }),
  listed: t.boolean({
    description:
      'Whether options, hexes and refusals are listed. Those of a mere possibility are left out of an answer that has grown large: ask for them with `awaiting(combatantIds: ...)`.',
    resolve: (model, _, context) => model.isListed(context),
  }),
  optionCount: t.int({
    description: 'How many options there are, listed or not; none of a decision of someone else.',
    resolve: ({ decision }) => decision.options.length,
  }),
  rolls: t.field({
    type: [types.output('NeededRoll')],
    description:
      'Of a decision of the kind ROLL_DICE: the dice to roll by hand, in the order in which `declared` takes them; empty for a decision of someone else, and of another kind.',
    resolve: ({ rolls }) => [...rolls],
  }),
  options: t.field({
    type: [OptionType],
    description: 'All that may be done, or a part of it; empty for a decision of someone else.',
    args: {
      ...partArgs('`id`'),
      ids: t.arg.idList({
        required: false,
        description: `Only those of these ids, ${MAX_PAGE} at most; of all if left out.`,
        ...bounded({ entries: MAX_PAGE }),
      }),
    },
    resolve: (model, { ids, ...part }, context) => {
      if (!model.isListed(context)) return [];
      const asked = ids && new Set(ids);
      const options = model.options.filter(({ id }) => asked?.has(id) ?? true);
      return partOf(options, part, ({ id }) => id);
    },
  }),
  hexSets: t.field({
    type: [HexSetType],
    description: 'Every set of hexes that the options choose from, once.',
    resolve: (model, _, context) => (model.isListed(context) ? [...model.hexSets] : []),
  }),
  refusals: t.field({
    type: [RefusalType],
    description: 'What may not be done, and why: worked out for those alone who ask.',
    args: {
      first: t.arg.int({
        defaultValue: USUAL_REFUSALS,
        description: `So many of them, 1 to ${MAX_PAGE}.`,
      }),
    },
    resolve: (model, { first }, context) => {
      checkFirst(first);
      return model.isListed(context) ? model.refusals(first) : [];
    },
  }),
}));
