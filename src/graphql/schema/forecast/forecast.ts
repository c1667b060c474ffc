import {
  emptyTally,
  type EncounterView,
  type Forecast,
  gameMaster,
  isComplete,
  type Summary,
  summaryOf,
} from '@sixbeat/engine';
import { rulesetOf } from '../../../app/encounters.ts';
import type { ForecastOutcome } from '../../../app/forecast/forecasts.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { MAX_ID_LENGTH } from '../../http/limits/limits.ts';
import { builder } from '../../plumbing/builder.ts';
import { types } from '../../plumbing/derived.ts';
import { forecastErrorTypes } from '../../plumbing/errors/errors.ts';
import { shownIn } from '../../plumbing/in-encounter.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { queryResult } from '../../plumbing/query-result.ts';
import { askerBy, quotaOfEncounters, refusalOf } from './asker.ts';

interface ForecastModel extends Forecast {
  readonly kind: 'Forecast';
}

const ForecastType = types.shownOf('Forecast', (model: ForecastModel) => model);

const ForecastResult = queryResult('forecast', [ForecastType], forecastErrorTypes);

const ForecastInput = builder.inputType('ForecastInput', {
  description: 'The side whose chances to forecast, and whether hidden combatants count.',
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
        description: 'The side whose chances to forecast, and whether hidden combatants count.',
      }),
    },
    resolve: async (_, { encounterId, input }, context) => {
      const { encounters, caller } = context;
      const question = { side: input.side ?? null, revealed: input.revealed };
      const outcome = await encounters.forecast(
        encounterId,
        question,
        caller,
        askerBy(quotaOfEncounters, context),
      );
      return outcome.kind === 'FORECAST' ? forecastOf(outcome) : refusalOf(outcome, encounterId);
    },
  }),
);

/** How much of what does harm a scenario names. */
const MAX_HARM = 20;

function forecastOf(outcome: Extract<ForecastOutcome, { kind: 'FORECAST' }>): ForecastModel {
  const { record, seat, side, revealed, job } = outcome;
  const { queries, forecast } = rulesetOf(record);
  const { plan, progress } = job;
  const view = queries.view(record.snapshot.state, gameMaster);
  const { combatants } = view;
  const takingPart = combatants.filter(({ hidden }) => revealed || !hidden);
  const ids = takingPart.map(({ id }) => id);
  const sides = [...new Set([side, ...takingPart.map((one) => one.side)])];
  const scenarios = plan.scenarios.map(({ fights, ...scenario }) => {
    const summary = summaryOf(progress.tallies[scenario.key] ?? emptyTally, sides, ids);
    const harm = summary.harm.slice(0, MAX_HARM).map((share) => named(share, view));
    return { ...scenario, ...summary, fightsPlanned: fights, harm };
  });
  return shownIn(new EncounterModel({ record, seat }), {
    kind: 'Forecast',
    version: record.version,
    side,
    unit: forecast?.unit ?? null,
    isComplete: isComplete(plan, progress),
    fightsPlayed: total(scenarios.map(({ fightsPlayed }) => fightsPlayed)),
    fightsPlanned: total(scenarios.map(({ fightsPlanned }) => fightsPlanned)),
    assumes: [...assumed, ...(takingPart.length < combatants.length ? [hiddenStaysSo] : [])],
    expected: scenarios.filter(({ kind }) => kind === 'ASSUMPTION'),
    changes: scenarios.filter(({ kind }) => kind === 'CHANGE'),
  });
}

const assumed = [
  'Each side is played as one, and knows what a player of all its combatants would see.',
  'No combatant joins, and the game master makes no rulings.',
  'Your players may play better or worse than SENSIBLE: see the range.',
];
const hiddenStaysSo = 'Hidden combatants stay hidden, and take no part.';

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** What does harm is an action or a condition; neither where nothing is known to do it. */
function named(
  { by, ...share }: Summary['harm'][number],
  { actions, conditions }: EncounterView,
): Forecast['changes'][number]['harm'][number] {
  const action = actions.find(({ key }) => key === by);
  const condition = conditions.find(({ key }) => key === by);
  const isAction = share.combatantId !== null || action !== undefined;
  return {
    ...share,
    action: isAction ? by : null,
    condition: !isAction && condition ? by : null,
    name: (action ?? condition)?.name ?? by,
  };
}
