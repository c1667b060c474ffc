import {
  type AttackOdds,
  type DefenseOdds,
  type Fraction,
  type Odds,
  type OddsQuery,
  type Rejection,
  toNumber,
} from '@sixbeat/engine';
import type { OddsOutcome, RawCommand } from '../../../app/encounters.ts';
import { builder } from '../../plumbing/builder.ts';
import { withoutNulls } from '../../plumbing/command.ts';
import { ActionKind, OddsArrival, OddsBasis } from '../enums.ts';
import { HexInput } from '../encounter/hex.ts';
import { isProblem, type QuestionProblem, questionErrorTypes } from '../../plumbing/errors.ts';
import { problemOf } from '../../plumbing/problems.ts';

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
    defense: t.string({
      description:
        'How it is met, e.g. COUNTER, DODGE, REACTION or NONE; ACTIVE, PASSIVE or FIXED with VIGILANCE; DODGE, PARRY, BLOCK or NONE with SECONDS.',
      resolve: ({ defense }) => defense.kind,
    }),
    action: t.string({
      nullable: true,
      description: 'The key of the action that it is met with, where it takes one.',
      resolve: ({ defense }) => defense.action,
    }),
    use: t.string({
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
    targetId: t.exposeID('targetId', { description: 'Who is attacked.' }),
    action: t.exposeString('action', { description: 'The key of the action.' }),
    arrives: t.field({
      type: OddsArrival,
      description: 'When it reaches its target.',
      resolve: ({ arrives }) => arrives,
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
  readonly odds: Odds;
  readonly version: number;
}

const OddsType = builder.objectRef<Answer>('Odds').implement({
  description:
    'Exact chances of attacks, as things stand now: where everyone is, what ails them, and what they have left to act with.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version of the encounter they hold for.' }),
    attacks: t.field({
      type: [AttackOddsType],
      description:
        'One for each attack, in the order in which they are made; each for itself, as if the others were not made.',
      resolve: ({ odds }) => odds.attacks,
    }),
  }),
});

const OddsResult = builder.unionType('OddsResult', {
  description: 'What `odds` answers: the odds, or why there are none.',
  types: [OddsType, ...questionErrorTypes],
  resolveType: (result: Answer | QuestionProblem) => (isProblem(result) ? result.kind : OddsType),
});

const aim = {
  targetIds: 'Whom to attack: one for each attack of the use, in order.',
  modifiers: 'Keys of modifiers to pay a Swift each for (SEG-23).',
  speed: 'Hexes a segment, for what may be used more slowly (SEG-63).',
  maneuver: 'True for a maneuver (SEG-99).',
  weapon: 'The key of the weapon; bare hands without one (VIG-57).',
  boosts: 'Keys of boosts to put on it (VIG-41).',
};

const DeclaredAttackInput = builder.inputType('DeclaredAttackInput', {
  description: 'An attack to declare; the fields are those of `declareAction`.',
  fields: (t) => ({
    combatantId: t.id({ description: 'Who attacks.' }),
    action: t.string({ description: 'The key of the action, e.g. `unarmed-strike`.' }),
    use: t.field({
      type: ActionKind,
      required: false,
      description: 'Which use of it, by its printed kind.',
    }),
    targetIds: t.idList({ description: aim.targetIds }),
    modifiers: t.stringList({ required: false, description: aim.modifiers }),
    speed: t.int({ required: false, description: aim.speed }),
    maneuver: t.boolean({ required: false, description: aim.maneuver }),
    weapon: t.string({ required: false, description: aim.weapon }),
    boosts: t.stringList({ required: false, description: aim.boosts }),
  }),
});

const ReleasedAttackInput = builder.inputType('ReleasedAttackInput', {
  description: 'A readied attack to release; the fields are those of `releaseReadiedAction`.',
  fields: (t) => ({
    combatantId: t.id({ description: 'Who attacks.' }),
    targetIds: t.idList({ description: aim.targetIds }),
    modifiers: t.stringList({ required: false, description: aim.modifiers }),
    speed: t.int({ required: false, description: aim.speed }),
    maneuver: t.boolean({ required: false, description: aim.maneuver }),
  }),
});

const CompletedAttackInput = builder.inputType('CompletedAttackInput', {
  description: 'An attack whose time has come; the fields are those of `completeAction`.',
  fields: (t) => ({
    combatantId: t.id({ description: 'Who attacks.' }),
    targetIds: t.idList({ required: false, description: 'Whom: one for each attack, in order.' }),
    to: t.field({ type: HexInput, required: false, description: 'The middle of an area.' }),
  }),
});

const OddsInput = builder.inputType('OddsInput', {
  description:
    'Which attack: an option of `awaiting` under the name of its mutation, or an attack under way.',
  isOneOf: true,
  fields: (t) => ({
    declareAction: t.field({
      type: DeclaredAttackInput,
      required: false,
      description: 'One that could be declared now; an illegal one has no odds.',
    }),
    releaseReadiedAction: t.field({
      type: ReleasedAttackInput,
      required: false,
      description: 'One that is readied and could be released now.',
    }),
    completeAction: t.field({
      type: CompletedAttackInput,
      required: false,
      description: 'One that has had its last second and could be aimed now (SEC-15).',
    }),
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
      'Exact odds of an attack, by every defense: nothing is rolled. They tell of the sheets of attacker and target, so they are only for a seat that sees both.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      input: t.arg({ type: OddsInput, description: 'Which attack.' }),
    },
    resolve: async (_, { encounterId, input }, { encounters, caller }) => {
      const outcome = await encounters.odds(encounterId, queryOf(input), caller);
      return answerOf(outcome, encounterId, input);
    },
  }),
);

interface Input {
  readonly declareAction?: object | null | undefined;
  readonly releaseReadiedAction?: object | null | undefined;
  readonly completeAction?: object | null | undefined;
  readonly attackId?: string | null | undefined;
}

function queryOf(input: Input): OddsQuery<RawCommand> {
  const { declareAction, releaseReadiedAction, completeAction, attackId } = input;
  const command = (type: string, fields: object): OddsQuery<RawCommand> => ({
    of: 'COMMAND',
    command: { ...(withoutNulls(fields) as object), type },
  });
  if (declareAction) return command('DeclareAction', declareAction);
  if (releaseReadiedAction) return command('ReleaseReadiedAction', releaseReadiedAction);
  if (completeAction) return command('CompleteAction', completeAction);
  return { of: 'ATTACK', attackId: attackId ?? '' };
}

function answerOf(
  outcome: OddsOutcome,
  encounterId: string,
  input: Input,
): Answer | QuestionProblem {
  switch (outcome.kind) {
    case 'ANSWERED':
      return { kind: 'Odds', odds: outcome.odds, version: outcome.version };
    case 'REJECTED': {
      const rejection = asWritten(outcome.rejection, input);
      return problemOf({ ...outcome, rejection }, encounterId, input);
    }
    case 'INVALID':
    case 'NOT_FOUND':
    case 'FORBIDDEN':
    case 'WRONG_RULESET':
      return problemOf(outcome, encounterId, input);
  }
}

/** The ruleset names a field of the command; the caller has written it one level down. */
function asWritten(rejection: Rejection, input: object): Rejection {
  if (rejection.code !== 'INVALID') return rejection;
  return { ...rejection, field: [...Object.keys(input), rejection.field].join('.') };
}
