import type { Hex } from '@sixbeat/engine';
import { GraphQLError } from 'graphql';
import { rulesetOf } from '../../../app/encounters.ts';
import { MAP_EDGE, onMap } from '../../../engine/grid/hex.ts';
import { orRefuse } from '../../http/limits/work-limit.ts';
import { builder } from '../../plumbing/builder.ts';
import { HexInput, types } from '../../plumbing/derived.ts';
import { questionedEncounter } from '../../plumbing/access.ts';

builder.queryField('lineOfSight', (t) =>
  t.field({
    type: types.output('LineOfSight'),
    nullable: true,
    description: 'What stands between two hexes; null when there is no such encounter.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      from: t.arg({ type: HexInput, description: 'The hex to look from.' }),
      to: t.arg({ type: HexInput, description: 'The hex to look at.' }),
    },
    resolve: async (_, { encounterId, from, to }, context) => {
      refuseOffTheMap({ from, to });
      const encounter = await questionedEncounter(context, encounterId);
      if (!encounter) return null;
      const { record } = encounter;
      const { queries } = rulesetOf(record);
      return orRefuse(context, () => queries.lineOfSight(record.snapshot.state, from, to));
    },
  }),
);

/** The way between two hexes is walked hex by hex: without an edge it has no end. */
function refuseOffTheMap(hexes: Readonly<Record<string, Hex>>): void {
  for (const [name, hex] of Object.entries(hexes)) {
    if (onMap(hex)) continue;
    const message = `The coordinates of \`${name}\` are -${MAP_EDGE} to ${MAP_EDGE}.`;
    throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
  }
}
