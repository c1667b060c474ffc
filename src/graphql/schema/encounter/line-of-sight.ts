import type { ExactHexPoint, Hex, LineOfSight } from '@sixbeat/engine';
import { GraphQLError } from 'graphql';
import { rulesetOf } from '../../../app/encounters.ts';
import { MAP_EDGE, onMap } from '../../../engine/grid/hex.ts';
import { orRefuse } from '../../http/limits/work-limit.ts';
import { builder } from '../../plumbing/builder.ts';
import { HexInput, HexType } from '../../plumbing/derived.ts';
import { questionedEncounter } from '../../plumbing/access.ts';

const Point = builder.objectRef<ExactHexPoint>('ExactPoint').implement({
  description: 'An exact point of the battlefield: (q / over, r / over) in axial coordinates.',
  fields: (t) => ({
    q: t.exposeInt('q', { description: 'Numerator of q.' }),
    r: t.exposeInt('r', { description: 'Numerator of r.' }),
    over: t.exposeInt('over', { description: 'The common denominator.' }),
  }),
});

export const LineOfSightType = builder.objectRef<LineOfSight>('LineOfSight').implement({
  description: 'What someone in one hex has before them when they aim at another. Exact.',
  fields: (t) => ({
    clear: t.exposeBoolean('clear', {
      description: 'Whether any line between the two hexes is unbroken (SEG-74).',
    }),
    covered: t.exposeBoolean('covered', { description: 'Whether the target has cover (SEG-75).' }),
    concealment: t.exposeInt('concealment', {
      description: 'Levels of concealment, 3 being total (SEG-76).',
    }),
    witness: t.field({
      type: [Point],
      nullable: true,
      description: 'The two ends of a clear line that crosses no more than that; null without one.',
      resolve: ({ witness }) => witness && [...witness],
    }),
    blocking: t.field({
      type: [HexType],
      description: 'The obstacles that break the line of the centres, the nearest first.',
      resolve: ({ blocking }) => [...blocking],
    }),
    concealing: t.field({
      type: [HexType],
      description: 'The concealing hexes on the witness line, the nearest first.',
      resolve: ({ concealing }) => [...concealing],
    }),
    rule: t.exposeID('rule', {
      nullable: true,
      description: 'The rule that explains it best; null when nothing is in the way.',
    }),
  }),
});

builder.queryField('lineOfSight', (t) =>
  t.field({
    type: LineOfSightType,
    nullable: true,
    description: 'What stands between two hexes; null when there is no such encounter.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      from: t.arg({ type: HexInput, description: 'Where the eye is.' }),
      to: t.arg({ type: HexInput, description: 'What is looked at.' }),
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
