import { expect, test } from 'vitest';
import type { Decision } from '../../../src/engine/core/decision/decision.ts';
import { decision, allowed, option } from '../../../src/engine/core/decision/findings.ts';
import {
  newSearchBudget,
  MAX_FOLLOW_UPS,
  withFollowUps,
} from '../../../src/engine/core/policy/play-on.ts';
import { type FlowPart, flowParts } from '../../../src/engine/core/ruleset/flow.ts';
import type { Ruleset } from '../../../src/engine/core/ruleset/ruleset.ts';
import { ok } from '../../../src/engine/core/values/result.ts';

const noDice = { roll: () => [] };

/** A fight in which the next round is always the only answer. */
function endless(): Ruleset {
  const next = decision({ kind: 'ADVANCE', required: true }, () =>
    allowed(option('On', { type: 'Go' })),
  );
  const requiredDecisions = (): readonly Decision[] => [next];
  return {
    queries: { phase: () => 'COMBAT', hidden: () => [], requiredDecisions },
    rules: {
      commands: { Go: { parse: (command: unknown) => command } },
      authorize: () => null,
      isFreeAction: () => false,
      decide: (_: unknown, state: typeof table) =>
        ok({ events: [{ type: 'Gone' }], state: { ...state, gone: state.gone + 1 } }),
    },
  } as unknown as Ruleset;
}

const someone = { id: 'ann' };
const table = { gone: 0, combatants: { ann: someone }, playedByComputer: {} };
const from = { events: [{ type: 'Begun' }], state: table };
const going = (flow: readonly FlowPart[]) => ({
  ...{ flow, together: () => [], most: MAX_FOLLOW_UPS, looks: newSearchBudget(), dice: noDice },
});

test('an endless fight goes on by itself for so many commands and no more', () => {
  const { state, events, followUps } = withFollowUps(endless(), from, going(flowParts));
  expect([(state as typeof table).gone, events.length]).toEqual([
    MAX_FOLLOW_UPS,
    MAX_FOLLOW_UPS + 1,
  ]);
  expect(followUps.map(({ firstEvent }) => firstEvent)).toEqual(
    Array.from({ length: MAX_FOLLOW_UPS }, (_, i) => i + 1),
  );
});

test('nothing follows where the table plays step by step', () => {
  expect(withFollowUps(endless(), from, going([]))).toEqual({ ...from, followUps: [] });
});
