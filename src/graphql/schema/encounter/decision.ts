import { MAX_LABEL, MAX_NOTE, MAX_SUMMARY, toNumber } from '@sixbeat/engine';
import { hexKey } from '../../../engine/grid/hex.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { builder } from '../../plumbing/builder.ts';
import { HexInput, HexType, PointInTime, types } from '../../plumbing/derived.ts';
import {
  type ChoiceModel,
  type DecisionModel,
  type HexPick,
  type HexSetModel,
  keyOf,
  type ListedRefusal,
  type OptionModel,
  type TargetPick,
} from './decision-model.ts';
import { ruleOf } from '../../plumbing/cited-rules.ts';
import { RuleInterface } from '../../plumbing/interfaces.ts';
import { partArgs, partOf } from '../../plumbing/part.ts';
import { MAX_PAGE, MAX_HEX_PICKS } from '../../http/limits/limits.ts';
import { shownWith } from '../../plumbing/in-encounter.ts';
import { Json } from '../../plumbing/json.ts';
import { inputOf } from '../../plumbing/placed.ts';
import { CombatantType } from '../../plumbing/refs.ts';
import { mutationOf } from '../../plumbing/type-names.ts';

/** As many as a person reads at once. */
const REFUSALS = { usual: 10 };
const HEX_PICKS = { most: MAX_HEX_PICKS, usual: MAX_HEX_PICKS };

/** What names a hex in `after`, as each list has it that is asked for in parts. */
const HEX_CURSOR = 'hex, as `q,r`,';

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
      args: partArgs(HEX_CURSOR),
      resolve: ({ hexes }, part) => partOf(hexes, part, hexKey),
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
    isEstimated: t.boolean({
      description:
        'Whether these chances are an estimate, for a sheet takes part that this seat does not see (T-01); `assumes` of `odds` says what it is taken to be.',
      resolve: (target, _, context) => target.odds(context)?.isEstimated ?? false,
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
  minimum: t.int({
    nullable: true,
    description: 'The least legal number, where a number is chosen.',
    resolve: ({ choice }) => (choice.kind === 'NUMBER' ? choice.minimum : null),
  }),
  maximum: t.int({
    nullable: true,
    description: 'The greatest, where a number is chosen; null when there is none.',
    resolve: ({ choice }) => (choice.kind === 'NUMBER' ? choice.maximum : null),
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
      ...partArgs(HEX_CURSOR, HEX_PICKS),
      of: t.arg({
        type: [HexInput],
        required: false,
        description: `Of which, ${MAX_HEX_PICKS} at most; of all of the set if left out.`,
        ...bounded({ entries: MAX_HEX_PICKS }),
      }),
    },
    resolve: (choice, { of, ...part }) =>
      choice.hexPicks(partOf(choice.hexes(of ?? null), part, hexKey, HEX_PICKS)),
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
  group: t.string({
    description:
      'Of what it does, however it is done: a longer and a shorter move have the same. Screens fold such options into one.',
    resolve: ({ option: { command } }) =>
      [mutationOf(command.type), command.action].filter(Boolean).join(' '),
  }),
  intent: t.field({
    type: types.enum('Intent'),
    description: 'The purpose of the choice.',
    resolve: ({ intent }) => intent,
  }),
  summary: t.string({
    description:
      'What it comes to as things stand, and what its action does, as far as there is room; empty where the label says all.',
    ...bounded({ characters: MAX_SUMMARY }),
    resolve: ({ summary }) => summary,
  }),
  notes: t.stringList({
    description: 'In full what the `summary` cuts short; nothing where it says all.',
    ...bounded({ characters: MAX_NOTE }),
    resolve: ({ notes }) => [...notes],
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

const refusalKey = ({ label, command }: ListedRefusal): string => keyOf(label, command);

export const RefusalType = builder.objectRef<ListedRefusal>('Refusal').implement({
  description: 'Something that might be expected and may not be done, with the reason.',
  fields: (t) => ({
    key: t.string({
      description: 'Of what is refused: the same at every version.',
      resolve: refusalKey,
    }),
    label: t.exposeString('label', {
      description: 'The option that is refused.',
      ...bounded({ characters: MAX_LABEL }),
    }),
    mutation: t.string({
      description: 'The mutation that would be refused.',
      resolve: ({ command }) => mutationOf(command.type),
    }),
    input: t.field({
      type: Json,
      description: 'The fields of its input.',
      resolve: ({ command, ruleset }) => inputOf(command, ruleset),
    }),
    rule: t.field({
      type: RuleInterface,
      nullable: true,
      description: 'The rule that forbids it.',
      resolve: ({ rejection }) => (rejection.code === 'ILLEGAL' ? ruleOf(rejection.rule) : null),
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
      'Whether the computer is to take it, which was too much for one request: the next command, or `playComputers`, goes on with it.',
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
      'Of a decision of the kind ROLL_DICE: the dice to roll by hand, in the order in which `declared` takes them (one `declareDice` takes those of several decisions, one after the other); empty for a decision of someone else, and of another kind.',
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
      intents: t.arg({
        type: [types.enum('Intent')],
        required: false,
        description: `Only those that are there for one of these, ${MAX_PAGE} at most; for anything if left out.`,
        ...bounded({ entries: MAX_PAGE }),
      }),
    },
    resolve: (model, { ids, intents, ...part }, context) => {
      if (!model.isListed(context)) return [];
      const asked = ids && new Set(ids);
      const wanted = intents && new Set<string>(intents as readonly string[]);
      const options = model.options.filter(
        ({ id, intent }) => (asked?.has(id) ?? true) && (wanted?.has(intent) ?? true),
      );
      return partOf(options, part, ({ id }) => id);
    },
  }),
  hexSets: t.field({
    type: [HexSetType],
    description: 'Every set of hexes that the options choose from, once, or a part of these.',
    args: partArgs('`id`'),
    resolve: (model, part, context) =>
      partOf(model.isListed(context) ? model.hexSets : [], part, ({ id }) => id),
  }),
  refusals: t.field({
    type: [RefusalType],
    description: 'What may not be done, and why: worked out for those alone who ask.',
    args: partArgs('`key`', REFUSALS),
    resolve: (model, part, context) =>
      partOf(model.isListed(context) ? model.refusals : [], part, refusalKey, REFUSALS),
  }),
}));
