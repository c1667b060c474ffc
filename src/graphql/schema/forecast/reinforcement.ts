/** What newcomers would make of a fight, before they are added. */
import { gameMaster, type ReinforcementForecast } from '@sixbeat/engine';
import { rulesetOf } from '../../../app/encounters.ts';
import { MAX_NEWCOMERS, type Reinforcement } from '../../../app/forecast/reinforcements.ts';
import { bounded } from '../../http/limits/bounds.ts';
import { MAX_ID_LENGTH } from '../../http/limits/limits.ts';
import { judgedWithin } from '../../http/limits/work-limit.ts';
import { builder } from '../../plumbing/builder.ts';
import { HexInput, types } from '../../plumbing/derived.ts';
import { forecastErrorTypes } from '../../plumbing/errors/errors.ts';
import { shownIn } from '../../plumbing/in-encounter.ts';
import { EncounterModel } from '../../plumbing/model.ts';
import { queryResult } from '../../plumbing/query-result.ts';
import { askerBy, quotaOfEncounters, refusalOf } from './asker.ts';

const MOST_ROUNDS = 20;

interface ReinforcementModel extends ReinforcementForecast {
  readonly kind: 'ReinforcementForecast';
}

const ReinforcementType = types.shownOf(
  'ReinforcementForecast',
  (model: ReinforcementModel) => model,
);

const ReinforcementResult = queryResult(
  'reinforcementForecast',
  [ReinforcementType],
  forecastErrorTypes,
);

const ReinforcementForecastInput = builder.inputType('ReinforcementForecastInput', {
  description: 'Who would come, when and where, and whose chances are asked about.',
  fields: (t) => ({
    creatures: t.stringList({
      description: 'The keys of creatures of the `bestiary`, one for each who comes.',
      ...bounded({ entries: MAX_NEWCOMERS, characters: MAX_ID_LENGTH }),
    }),
    side: t.string({
      required: false,
      description:
        'Whose chances; if left out, the side of most combatants that players have seats for, or of who joined first.',
      ...bounded({ characters: MAX_ID_LENGTH }),
    }),
    joins: t.string({
      required: false,
      description: 'The side that they join; the first of the foes if left out.',
      ...bounded({ characters: MAX_ID_LENGTH }),
    }),
    at: t.field({
      type: HexInput,
      required: false,
      description: 'Around which hex they come; if left out, the middle of the side they join.',
    }),
    inRounds: t.int({
      defaultValue: 0,
      description: 'In how many rounds they come; 0 for now.',
      ...bounded({ min: 0, max: MOST_ROUNDS }),
    }),
    health: t.float({
      defaultValue: 1,
      description: 'How much each can bear, against what its sheet says.',
      ...bounded({ min: 0.1, max: 3 }),
    }),
  }),
});

builder.queryField('reinforcementForecast', (t) =>
  t.field({
    type: ReinforcementResult,
    description:
      'What newcomers would make of a fight: an estimate at once, and each time it is asked again what came of more fights without them and with them. Only the GM may. Nothing of the encounter changes, and none of its own dice is looked at.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      input: t.arg({
        type: ReinforcementForecastInput,
        description: 'Who would come, when and where, and whose chances are asked about.',
      }),
    },
    resolve: async (_, { encounterId, input }, context) => {
      const { creatures, side, joins, at, inRounds, health } = input;
      const question = {
        ...{ creatures, health, inRounds },
        ...{ side: side ?? null, joins: joins ?? null, at: at ?? null },
      };
      const outcome = await context.encounters.reinforcementForecast(
        encounterId,
        question,
        context.caller,
        {
          asker: askerBy(quotaOfEncounters, context),
          within: (judge) => judgedWithin(context, judge),
        },
      );
      return outcome.kind === 'REINFORCEMENT'
        ? forecastOf(outcome)
        : refusalOf(outcome, encounterId);
    },
  }),
);

function forecastOf({
  record,
  seat,
  newcomers: { joins, inRounds, health },
  foes,
  ...told
}: Reinforcement): ReinforcementModel {
  const creatures = foes.map((foe) => ({ ...foe, health }));
  const { round } = rulesetOf(record).queries.view(record.snapshot.state, gameMaster);
  const inRound = inRounds > 0 ? Math.max(1, round) + inRounds : 0;
  return shownIn(new EncounterModel({ record, seat }), {
    ...told,
    kind: 'ReinforcementForecast',
    version: record.version,
    joins,
    addCombatants: { hidden: inRounds > 0, inRound, creatures },
    assumes: inRounds > 0 ? [...assumed, inTime] : assumed,
  });
}

const assumed = [
  'Both sides play SENSIBLE, and know what a player of all their combatants would see.',
  'Hidden combatants stay hidden, and no one else joins.',
];
const inTime = 'A fight that is over before they come counts as it ended.';
