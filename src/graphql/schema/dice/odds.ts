import {
  type Assumption,
  type AttackOdds,
  type DefenseOdds,
  type Fraction,
  type SeatOdds,
  toNumber,
} from '@sixbeat/engine';
import type { OddsOutcome } from '../../../app/encounters.ts';
import type { ReadCommand } from '../../../app/outcome.ts';
import { orRefuse } from '../../http/limits/work-limit.ts';
import { builder } from '../../plumbing/builder.ts';
import type { Context } from '../../plumbing/context.ts';
import { apiTypes, Term, types } from '../../plumbing/derived.ts';
import { enumOf } from '../../plumbing/enum.ts';
import {
  isProblem,
  type QuestionProblem,
  questionErrorTypes,
} from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { combatantBeside, saysBeside, shownIn, shownWith } from '../../plumbing/in-encounter.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { CombatantType } from '../../plumbing/refs.ts';
import { mutationOf } from '../../plumbing/type-names.ts';
import { reader } from '../commands.ts';

const OddsArrival = enumOf('OddsArrival', 'When an attack reaches its target.', {
  NOW: 'At once, or it has done so already.',
  LATER: 'Later: the odds are those it would have if nothing changed until then.',
});

const OddsBasis = enumOf('OddsBasis', 'Whether a target can choose a defense.', {
  CHOSEN: 'It is settled: declared already.',
  LEGAL: 'The rules allow it.',
  ASSUMED: 'It is known to the target, who may or may not be able to use it when it matters.',
});

const FractionType = builder.objectRef<Fraction>('Fraction').implement({
  description: 'An exact number, and the floating-point number next to it.',
  fields: (t) => ({
    numerator: t.string({
      description: 'A whole number of any length, in decimal digits.',
      resolve: ({ numerator }) => String(numerator),
    }),
    denominator: t.string({
      description: 'The same, above 0.',
      resolve: ({ denominator }) => String(denominator),
    }),
    value: t.float({ description: 'About the same as a number.', resolve: toNumber }),
  }),
});

const DamageChance = builder.objectRef<DefenseOdds['damage'][number]>('DamageChance').implement({
  description: 'How likely an amount of damage is.',
  fields: (t) => ({
    amount: t.exposeInt('amount', { description: 'Hit points that the target loses.' }),
    chance: t.field({
      type: FractionType,
      description:
        'How likely; the amounts of a list have one denominator, and their numerators add up to it.',
      resolve: ({ chance }) => chance,
    }),
  }),
});

const PointsChance = builder.objectRef<DefenseOdds['points'][number]>('PointsChance').implement({
  description: 'How likely a number of points to spend is (SEG-100).',
  fields: (t) => ({
    points: t.exposeInt('points', { description: 'The points of the maneuver.' }),
    chance: t.field({
      type: FractionType,
      description: 'How likely; with one denominator, as for damage.',
      resolve: ({ chance }) => chance,
    }),
  }),
});

const DefenseOddsType = builder.objectRef<DefenseOdds>('DefenseOdds').implement({
  description: 'What comes of an attack that is met in this way.',
  fields: (t) => ({
    defense: t.field({
      type: types.enum('DefenseKind'),
      description: 'How it is met.',
      resolve: ({ defense }) => defense.kind,
    }),
    action: t.string({
      nullable: true,
      description: 'The key of the action that it is met with, where it takes one.',
      resolve: ({ defense }) => defense.action,
    }),
    use: t.field({
      type: types.enum('ActionKind'),
      nullable: true,
      description: 'Which use of that action.',
      resolve: ({ defense }) => defense.use,
    }),
    criticalHit: t.field({
      type: FractionType,
      description:
        'The part of `hit` that is critical (SEG-39), in lowest terms; 0 where criticals are not played.',
      resolve: ({ criticalHit }) => criticalHit,
    }),
    criticalFailure: t.field({
      type: FractionType,
      description: 'The chance of a critical failure (SEG-40), likewise.',
      resolve: ({ criticalFailure }) => criticalFailure,
    }),
    points: t.field({
      type: [PointsChance],
      description:
        'Every number of points that a maneuver can have to spend, the least first; a failure counts as 0. Empty for an attack that is no maneuver.',
      resolve: ({ points }) => points,
    }),
    attackTerms: t.field({
      type: [Term],
      description: 'What the attack score is made of when it is met so, before anything is rolled.',
      resolve: ({ attackTerms }) => attackTerms,
    }),
    defenseTerms: t.field({
      type: [Term],
      description:
        'What the score that the attack is compared with is made of, likewise; with SECONDS the roll of the defense, or the Target score without one.',
      resolve: ({ defenseTerms }) => defenseTerms,
    }),
    basis: t.field({
      type: OddsBasis,
      description: 'Whether the target can choose it.',
      resolve: ({ basis }) => basis,
    }),
    hit: t.field({
      type: FractionType,
      description: 'The chance to hit, or that a maneuver succeeds, in lowest terms.',
      resolve: ({ hit }) => hit,
    }),
    damage: t.field({
      type: [DamageChance],
      description:
        'Every amount of damage that can be, the least first. A miss counts as 0, and so does a hit that does no damage.',
      resolve: ({ damage }) => damage,
    }),
    expectedDamage: t.field({
      type: FractionType,
      description: 'The mean of `damage`, in lowest terms.',
      resolve: ({ expectedDamage }) => expectedDamage,
    }),
    downs: t.field({
      type: FractionType,
      description: 'The chance that the target is unable to fight after it, in lowest terms.',
      resolve: ({ downs }) => downs,
    }),
  }),
});

const AttackOddsType = builder.objectRef<AttackOdds>('AttackOdds').implement({
  description: 'What comes of one attack, by the way it is met.',
  fields: (t) => ({
    attackerId: t.exposeID('attackerId', { description: 'Who attacks.' }),
    attacker: t.field({
      type: CombatantType,
      nullable: true,
      description: saysBeside('attackerId', false),
      resolve: (odds) => combatantBeside(odds, odds.attackerId),
    }),
    targetId: t.exposeID('targetId', { description: 'Who is attacked.' }),
    target: t.field({
      type: CombatantType,
      nullable: true,
      description: saysBeside('targetId', false),
      resolve: (odds) => combatantBeside(odds, odds.targetId),
    }),
    action: t.exposeString('action', { description: 'The key of the action.' }),
    arrives: t.field({
      type: OddsArrival,
      description: 'When it reaches its target.',
      resolve: ({ arrives }) => arrives,
    }),
    terms: t.field({
      type: [Term],
      description:
        'What the attack score is made of against this target, before it is met in any way and before anything is rolled.',
      resolve: ({ terms }) => terms,
    }),
    perDefense: t.field({
      type: [DefenseOddsType],
      description: 'One for each way in which the target could meet it.',
      resolve: ({ perDefense }) => perDefense,
    }),
  }),
});

interface Answer {
  readonly kind: 'Odds';
  readonly odds: SeatOdds;
  readonly version: number;
}

const SeenFigure = builder.objectRef<Assumption['seen'][number]>('SeenFigure').implement({
  description: 'A figure of a sheet that follows from the scores that the table has seen.',
  fields: (t) => ({
    figure: t.exposeString('figure', {
      description:
        'What it is called, e.g. `AB + Dex`, `defend difficulty` or `parry`; several in one are known as a sum.',
    }),
    value: t.exposeInt('value', { description: 'What it was when it was seen last.' }),
  }),
});

const OddsAssumption = builder.objectRef<Assumption>('OddsAssumption').implement({
  description: 'What somebody is taken to be whose sheet a seat does not see (T-01).',
  fields: (t) => ({
    combatantId: t.exposeID('combatantId', { description: 'Who.' }),
    combatant: t.field({
      type: CombatantType,
      nullable: true,
      description: saysBeside('combatantId', false),
      resolve: (assumption) => combatantBeside(assumption, assumption.combatantId),
    }),
    seen: t.field({
      type: [SeenFigure],
      description: 'Figures that the table has seen in scores: these are used.',
      resolve: ({ seen }) => seen,
    }),
    supposed: t.stringList({
      description:
        'Figures that it has not seen: those of the middle of the sample creatures are used. How much is left of them is what the table sees.',
      resolve: ({ supposed }) => [...supposed],
    }),
  }),
});

const OddsType = builder.objectRef<Answer>('Odds').implement({
  description:
    'Exact chances of attacks, as things stand now: where everyone is, what ails them, and what they have left to act with.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version of the encounter they hold for.' }),
    attacks: t.field({
      type: [AttackOddsType],
      description:
        'One for each attack, in the order in which they are made; each for itself, as if the others were not made.',
      resolve: (answer) => shownWith(answer, answer.odds.attacks),
    }),
    assumes: t.field({
      type: [OddsAssumption],
      description:
        'For those who take part and whose sheets this seat does not see: what they are taken to be. Empty: the odds are exact.',
      resolve: (answer) => shownWith(answer, answer.odds.assumes),
    }),
  }),
});

const OddsResult = builder.unionType('OddsResult', {
  description: 'What `odds` answers: the odds, or why there are none.',
  types: [OddsType, ...questionErrorTypes],
  resolveType: (result: Answer | QuestionProblem) => (isProblem(result) ? result.kind : OddsType),
});

/** The attacks that can be asked of, by the mutation that would make them. */
const attacks = new Map(
  apiTypes.attackCommands.map((type) => {
    const command = apiTypes.commands[type];
    if (!command) throw new TypeError(`There is no command ${type}.`);
    return [mutationOf(type), { type, fields: command.fields }] as const;
  }),
);

const OddsInput = builder.inputType('OddsInput', {
  description:
    'Which attack: an option of `awaiting` under the name of its mutation, or an attack under way.',
  isOneOf: true,
  fields: (t) => ({
    ...Object.fromEntries(
      [...attacks].map(([name, { type, fields }]) => [
        name,
        t.field({
          type: builder.inputType(`${type}OddsInput`, {
            description: `An attack to ask odds of; the fields are those of \`${name}\`.`,
            fields: types.inputFields(fields),
          }),
          required: false,
          description: `One that \`${name}\` would make now; an illegal one has no odds.`,
        }),
      ]),
    ),
    attackId: t.id({
      required: false,
      description: 'One that has arrived or flies: an id of `attacks` or `timeline`.',
    }),
  }),
});

builder.queryField('odds', (t) =>
  t.field({
    type: OddsResult,
    description:
      'Exact odds of an attack, by every defense: nothing is rolled. Of those whose sheets this seat does not see they tell what the setting `foeNumbers` allows.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      input: t.arg({ type: OddsInput, description: 'Which attack.' }),
    },
    resolve: async (_, { encounterId, input }, context) =>
      answerOf(await asked(encounterId, input, context), encounterId),
  }),
);

function asked(encounterId: string, input: object, context: Context): Promise<OddsOutcome> {
  const { encounters, caller } = context;
  const within = <T>(work: () => T): T => orRefuse(context, work);
  const [[name, written] = ['', null]] = Object.entries(input).filter(([, value]) => value != null);
  const attack = attacks.get(name);
  if (!attack)
    return encounters.odds(encounterId, { of: 'ATTACK', attackId: String(written) }, caller, {
      within,
    });
  const { type } = attack;
  const fields = written as Readonly<Record<string, unknown>>;
  const read: ReadCommand = (schema, ruleset) => {
    const read = reader(type, fields, context)(schema, ruleset);
    return { ...read, writtenAt: (path) => [name, ...read.writtenAt(path)] };
  };
  const command = { ...fields, type };
  return encounters.odds(encounterId, { of: 'COMMAND', command }, caller, { read, within });
}

function answerOf(outcome: OddsOutcome, encounterId: string): Answer | QuestionProblem {
  if (outcome.kind !== 'ANSWERED') return problemOf(outcome, encounterId);
  const { odds, record, seat } = outcome;
  const answer: Answer = { kind: 'Odds', odds, version: record.version };
  return shownIn(new EncounterModel({ record, seat }), answer);
}
