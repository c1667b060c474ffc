import type { Hex } from '@sixbeat/engine';
import { type FieldIssue, rulesetOf } from '../../../app/encounters.ts';
import { MAP_EDGE, onMap } from '../../../engine/grid/hex.ts';
import { orRefuse } from '../../http/limits/work-limit.ts';
import { builder } from '../../plumbing/builder.ts';
import { HexInput, types } from '../../plumbing/derived.ts';
import { readErrorTypes } from '../../plumbing/errors/errors.ts';
import { problemOf } from '../../plumbing/errors/problems.ts';
import { queryResult } from '../../plumbing/query-result.ts';
import { accessibleEncounter } from '../../plumbing/access.ts';

const LineOfSightResult = queryResult('lineOfSight', [types.output('LineOfSight')], readErrorTypes);

builder.queryField('lineOfSight', (t) =>
  t.field({
    type: LineOfSightResult,
    description: 'What stands between two hexes.',
    args: {
      encounterId: t.arg.id({ description: 'The encounter.' }),
      from: t.arg({ type: HexInput, description: 'The hex to look from.' }),
      to: t.arg({ type: HexInput, description: 'The hex to look at.' }),
    },
    resolve: async (_, { encounterId, from, to }, context) => {
      const issues = issuesOffTheMap({ from, to });
      if (issues.length > 0) return problemOf({ kind: 'INVALID', issues }, encounterId);
      const access = await accessibleEncounter(context, encounterId);
      if (access.kind !== 'GRANTED') return problemOf(access, encounterId);
      const { record } = access.model;
      const { queries } = rulesetOf(record);
      return orRefuse(context, () => queries.lineOfSight(record.snapshot.state, from, to));
    },
  }),
);

/** The way between two hexes is walked hex by hex: without an edge it has no end. */
const issuesOffTheMap = (hexes: Readonly<Record<string, Hex>>): readonly FieldIssue[] =>
  Object.entries(hexes)
    .filter(([, hex]) => !onMap(hex))
    .map(([name]) => ({
      path: [name],
      message: `The coordinates are -${MAP_EDGE} to ${MAP_EDGE}.`,
    }));
