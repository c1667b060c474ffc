import {
  emptyTally,
  gameMaster,
  isComplete,
  type Scenario,
  type Summary,
  summaryOf,
} from '@sixbeat/engine';
import { rulesetOf } from '../../../app/encounters.ts';
import type { Asker, ForecastOutcome, Later } from '../../../app/forecast/forecasts.ts';
import { TokenBuckets } from '../../http/limits/token-buckets.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { MAX_ID_LENGTH } from '../../http/limits/limits.ts';
import { builder } from '../../plumbing/builder.ts';
import type { Context } from '../../plumbing/context.ts';
import {
  forecastErrorTypes,
  type ForecastProblem,
  isForecastProblem,
} from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { shownIn, shownWith } from '../../plumbing/in-encounter.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { ForecastScenario, type Harm, type ScenarioModel } from './types.ts';

/** Slices of 150 ms of processor that the forecasts of an encounter may take. */
export const SLICES_A_MINUTE = 120;
const quota = new TokenBuckets({ perMinute: SLICES_A_MINUTE, burst: SLICES_A_MINUTE }, () =>
  performance.now(),
);

interface ForecastModel {
  readonly kind: 'Forecast';
  readonly version: number;
  readonly side: string;
  readonly unit: string | null;
  readonly isComplete: boolean;
  readonly scenarios: readonly (ScenarioModel & Pick<Scenario, 'kind'>)[];
  readonly leavesOutHidden: boolean;
}

const ForecastType = builder.objectRef<ForecastModel>('Forecast').implement({
  description:
    'What comes of a fight as it stands, by the fights that were simulated so far: played to their end by the same rules, with dice of their own. Ask again, and more are played, until `isComplete`.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      description: 'The version of the encounter that it is of.',
    }),
    side: t.exposeString('side', { description: 'Whose chances it is about.' }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'In what harm is counted, e.g. `hit points`; null where it is not.',
    }),
    isComplete: t.exposeBoolean('isComplete', {
      description: 'Whether all that is planned has been played: then it stays the same.',
    }),
    fightsPlayed: t.int({
      description: 'How many fights have been played so far, in all scenarios.',
      resolve: ({ scenarios }) => scenarios.reduce((sum, { fights }) => sum + fights, 0),
    }),
    fightsPlanned: t.int({
      description: 'How many fights are going to be played, in all scenarios.',
      resolve: ({ scenarios }) => scenarios.reduce((sum, { planned }) => sum + planned, 0),
    }),
    assumes: t.stringList({
      description: 'What all of it takes for granted, for people: a sentence each.',
      resolve: (forecast) => assumptionsOf(forecast),
    }),
    expected: t.field({
      type: [ForecastScenario],
      description:
        'What to expect: the range from sensible players to such as play at random, for nobody knows how well yours play.',
      resolve: (forecast) => scenariosOf(forecast, 'ASSUMPTION'),
    }),
    changes: t.field({
      type: [ForecastScenario],
      description:
        'What would make it easier or harder, both sides sensible: to be compared with the first of `expected`.',
      resolve: (forecast) => scenariosOf(forecast, 'CHANGE'),
    }),
  }),
});

const scenariosOf = (forecast: ForecastModel, kind: Scenario['kind']): ScenarioModel[] =>
  shownWith(
    forecast,
    forecast.scenarios.filter((scenario) => scenario.kind === kind),
  );

const assumptionsOf = ({ leavesOutHidden }: ForecastModel): string[] => [
  'Every side is played as one, and knows what a player of all its combatants would see.',
  'Nobody joins, and the game master rules on nothing.',
  'How many players of yours play better or worse than SENSIBLE, nobody knows: see the range.',
  ...(leavesOutHidden ? ['Who is hidden stays so, and takes no part.'] : []),
];

const ForecastResult = builder.unionType('ForecastResult', {
  description: 'What `forecast` answers: the forecast so far, or why there is none.',
  types: [ForecastType, ...forecastErrorTypes],
  resolveType: (result: ForecastModel | ForecastProblem) =>
    isForecastProblem(result) ? result.kind : ForecastType,
});

const ForecastInput = builder.inputType('ForecastInput', {
  description: 'What a forecast is about.',
  fields: (t) => ({
    side: t.string({
      required: false,
      description:
        'Whose chances; if left out, the side of most combatants that players have seats for, or of who joined first.',
      ...bounded({ characters: MAX_ID_LENGTH }),
    }),
    revealed: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether those who are hidden take part from the beginning.',
    }),
  }),
});

builder.queryField('forecast', (t) =>
  t.field({
    type: ForecastResult,
    description:
      'Simulates the fight on from where it stands, or from its beginning, for a moment, and answers what came of all fights so far. Only the GM may. Nothing of the encounter changes, and none of its own dice is looked at.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      input: t.arg({
        type: ForecastInput,
        defaultValue: { revealed: false },
        description: 'What it is about.',
      }),
    },
    resolve: async (_, { encounterId, input }, context) => {
      const { encounters, caller } = context;
      const question = { side: input.side ?? null, revealed: input.revealed };
      const outcome = await encounters.forecast(encounterId, question, caller, askerOf(context));
      return answerOf(outcome, encounterId);
    },
  }),
);

/** One place in the queue for each account, else for each address: who has many seats has no more. */
const askerOf = ({ caller, address }: Context): Asker => ({
  name: caller.kind === 'ACCOUNT' ? `account ${caller.account}` : `address ${address}`,
  wait: (id) => (quota.take(id, 0).remaining > 0 ? 0 : quota.take(id).retryAfter),
  charge: (id) => {
    quota.take(id);
  },
});

/** Why a slice was not played, for programs and for people. */
const reasons = {
  QUOTA_SPENT: ['FORECAST_QUOTA_SPENT', 'The forecasts of this encounter have had their share'],
  QUEUE_FULL: ['FORECAST_QUEUE_FULL', 'The queue of forecasts is full'],
  ONE_WAITS: ['FORECAST_WAITS', 'Another forecast of yours is in the queue'],
} as const satisfies Record<Later['why'], readonly [string, string]>;

function notNow({ why, retryAfter }: Later): ForecastProblem {
  const [code, reason] = reasons[why];
  const message = `${reason}: ask again in ${retryAfter} s.`;
  return { kind: 'ForecastQuotaSpent', code, message, retryAfter };
}

function answerOf(outcome: ForecastOutcome, encounterId: string): ForecastModel | ForecastProblem {
  switch (outcome.kind) {
    case 'FORECAST':
      return forecastOf(outcome);
    case 'IMPOSSIBLE':
      return { ...outcome, kind: 'ForecastImpossible' };
    case 'LATER':
      return notNow(outcome);
    case 'NOT_FOUND':
    case 'FORBIDDEN':
    case 'INVALID':
      return problemOf(outcome, encounterId);
  }
}

function forecastOf({
  record,
  seat,
  side,
  revealed,
  job,
}: Extract<ForecastOutcome, { kind: 'FORECAST' }>): ForecastModel {
  const { queries, forecast } = rulesetOf(record);
  const { plan, progress } = job;
  const model = new EncounterModel({ record, seat });
  const { combatants, actions, conditions } = queries.view(record.snapshot.state, gameMaster);
  const takingPart = combatants.filter(({ hidden }) => revealed || !hidden);
  const sides = [...new Set([side, ...takingPart.map((one) => one.side)])];
  const names = new Map([...conditions, ...actions].map(({ key, name }) => [key, name]));
  const kindOf = ({ combatantId, by }: Summary['harm'][number]): Harm['kind'] => {
    if (combatantId !== null || actions.some(({ key }) => key === by)) return 'ACTION';
    return conditions.some(({ key }) => key === by) ? 'CONDITION' : null;
  };
  const scenarios = plan.scenarios.map(({ fights: planned, key, ...scenario }) => {
    const tally = progress.tallies[key] ?? emptyTally;
    const summary = summaryOf(
      tally,
      sides,
      takingPart.map(({ id }) => id),
    );
    return {
      ...{ ...scenario, ...summary, key, planned },
      harm: summary.harm.map((one) => ({
        ...one,
        name: names.get(one.by) ?? one.by,
        kind: kindOf(one),
      })),
    };
  });
  return shownIn(model, {
    ...{ kind: 'Forecast', version: record.version, side, scenarios },
    unit: forecast?.unit ?? null,
    isComplete: isComplete(plan, progress),
    leavesOutHidden: takingPart.length < combatants.length,
  });
}
