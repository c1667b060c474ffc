/** What a forecast answers: shares of simulated fights, each with what it leaves open. */
import { MAX_ROUNDS, MAX_STEPS, type Scenario, type Summary } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { types } from '../../plumbing/derived.ts';
import { combatantBeside, saysBeside, shownWith } from '../../plumbing/in-encounter.ts';
import { CombatantType } from '../../plumbing/refs.ts';

type Wins = Summary['wins'][number];
type Chance = Omit<Wins, 'side'>;
type Fall = Summary['falls'][number];
export type Harm = Summary['harm'][number] & {
  readonly name: string;
  /** What `by` is the key of; null of damage that nothing is known to do. */
  readonly kind: 'ACTION' | 'CONDITION' | null;
};

const Estimate = builder.objectRef<Chance>('ForecastChance').implement({
  description: 'How often something was so in the simulated fights, and what that tells.',
  fields: (t) => ({
    fights: t.exposeInt('times', { description: 'In how many of the fights it was so.' }),
    share: t.exposeFloat('share', { description: 'The part of them, 0 to 1; 0 of none.' }),
    low: t.float({
      description: 'Where the true chance begins, with 95 % confidence (Wilson), 0 to 1.',
      resolve: ({ interval }) => interval.from,
    }),
    high: t.float({
      description: 'Where the true chance ends, with 95 % confidence (Wilson), 0 to 1.',
      resolve: ({ interval }) => interval.to,
    }),
  }),
});

const ForecastWins = builder.objectRef<Wins>('ForecastWins').implement({
  description: 'How often a side was the only one left that could and would fight.',
  fields: (t) => ({
    side: t.exposeString('side', { description: 'The side.' }),
    chance: t.field({
      type: Estimate,
      description: 'Its chance to win.',
      resolve: (wins) => wins,
    }),
  }),
});

const ForecastRounds = builder
  .objectRef<NonNullable<Summary['rounds']>>('ForecastRounds')
  .implement({
    description: 'How many rounds the fights took from where they began.',
    fields: (t) => ({
      median: t.exposeInt('median', { description: 'Half of them took at most so many.' }),
      tenthPercentile: t.exposeInt('from', { description: 'One in ten took at most so many.' }),
      ninetiethPercentile: t.exposeInt('to', {
        description: 'Nine in ten took at most so many.',
      }),
    }),
  });

const RoundCount = builder
  .objectRef<Summary['roundCounts'][number]>('ForecastRoundCount')
  .implement({
    description: 'How many fights took so many rounds.',
    fields: (t) => ({
      rounds: t.exposeInt('rounds', { description: 'Rounds.' }),
      fights: t.exposeInt('fights', { description: 'Fights.' }),
    }),
  });

const ForecastFall = builder.objectRef<Fall>('ForecastFall').implement({
  description: 'How often somebody was out of the fight: down, or has yielded.',
  fields: (t) => ({
    combatantId: t.exposeID('combatantId', { description: 'Who.' }),
    combatant: t.field({
      type: CombatantType,
      nullable: true,
      description: saysBeside('combatantId', false),
      resolve: (fall) => combatantBeside(fall, fall.combatantId),
    }),
    chance: t.field({
      type: Estimate,
      description: 'The chance of it.',
      resolve: (fall) => fall,
    }),
    round: t.exposeInt('round', {
      nullable: true,
      description:
        'The median of the rounds in which it fell, counted from where the forecast began, 1 the first; null where it never did.',
    }),
  }),
});

const ForecastHarm = builder.objectRef<Harm>('ForecastHarm').implement({
  description: 'What an action, or a condition, does in a fight on average.',
  fields: (t) => ({
    combatantId: t.exposeID('combatantId', {
      nullable: true,
      description: 'Whose doing it is; null where nobody is known for it, as with a condition.',
    }),
    combatant: t.field({
      type: CombatantType,
      nullable: true,
      description: saysBeside('combatantId', false),
      resolve: (harm) => combatantBeside(harm, harm.combatantId),
    }),
    action: t.string({
      nullable: true,
      description: 'The key of the action; null where no action does it.',
      resolve: ({ by, kind }) => (kind === 'ACTION' ? by : null),
    }),
    condition: t.string({
      nullable: true,
      description: 'The key of the condition; null where no condition does it.',
      resolve: ({ by, kind }) => (kind === 'CONDITION' ? by : null),
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    times: t.exposeFloat('times', { description: 'How often it does harm, in a fight.' }),
    amount: t.exposeFloat('amount', {
      description: 'How much in all, in a fight, in the unit of the forecast.',
    }),
  }),
});

/** A scenario as far as it has been played. */
export interface ScenarioModel extends Omit<Summary, 'harm'> {
  readonly key: string;
  readonly label: string;
  readonly withoutId?: string;
  readonly own: Scenario['own'];
  readonly others: Scenario['others'];
  readonly planned: number;
  readonly harm: readonly Harm[];
}

export const ForecastScenario = builder.objectRef<ScenarioModel>('ForecastScenario').implement({
  description: 'What comes of the fight if something is supposed.',
  fields: (t) => ({
    key: t.exposeString('key', {
      description: 'For programs: the same in every forecast, e.g. `sensible` or `foes-fewer`.',
    }),
    label: t.exposeString('label', { description: 'For people: what is supposed.' }),
    withoutId: t.id({
      nullable: true,
      description: 'Who is left out; null where nobody is.',
      resolve: ({ withoutId }) => withoutId ?? null,
    }),
    without: t.field({
      type: CombatantType,
      nullable: true,
      description: saysBeside('withoutId', false),
      resolve: (scenario) => combatantBeside(scenario, scenario.withoutId ?? null),
    }),
    own: t.field({
      type: types.enum('ComputerLevel'),
      description: 'How the side that is asked about plays.',
      resolve: ({ own }) => own,
    }),
    others: t.field({
      type: types.enum('ComputerLevel'),
      description: 'How all others play.',
      resolve: ({ others }) => others,
    }),
    fightsPlayed: t.exposeInt('fights', {
      description: 'How many fights have been played so far.',
    }),
    fightsPlanned: t.exposeInt('planned', {
      description: 'How many fights are going to be played.',
    }),
    wins: t.field({
      type: [ForecastWins],
      description: 'Of each side, that which is asked about first.',
      resolve: ({ wins }) => [...wins],
    }),
    drawn: t.field({
      type: Estimate,
      description: 'How often no side won: none was left, or more than one.',
      resolve: ({ drawn }) => drawn,
    }),
    brokenOff: t.field({
      type: Estimate,
      description: `How often the fight went on too long, and was broken off: after ${MAX_ROUNDS} rounds or ${MAX_STEPS.toLocaleString('en')} commands.`,
      resolve: ({ limited }) => limited,
    }),
    rounds: t.field({
      type: ForecastRounds,
      nullable: true,
      description: 'How long they took; null of no fights.',
      resolve: ({ rounds }) => rounds,
    }),
    roundCounts: t.field({
      type: [RoundCount],
      description: 'How long each of them took, the fewest rounds first.',
      resolve: ({ roundCounts }) => [...roundCounts],
    }),
    falls: t.field({
      type: [ForecastFall],
      description: 'Of everybody who takes part.',
      resolve: (scenario) => shownWith(scenario, [...scenario.falls]),
    }),
    harm: t.field({
      type: [ForecastHarm],
      description: 'What does the most harm, the most first: 20 at most.',
      resolve: (scenario) => shownWith(scenario, scenario.harm.slice(0, MAX_HARM)),
    }),
  }),
});

const MAX_HARM = 20;
