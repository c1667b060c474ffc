import { expect, test } from 'vitest';
import type { Decision } from '../../../src/engine/core/decision/decision.ts';
import { decision, allowed, option } from '../../../src/engine/core/decision/findings.ts';
import { flowOn, flowParts, MAX_FOLLOW_UPS } from '../../../src/engine/core/ruleset/flow.ts';
import type { Ruleset } from '../../../src/engine/core/ruleset/ruleset.ts';
import { ok } from '../../../src/engine/core/values/result.ts';

const noDice = { roll: () => [] };

/** A fight in which the next round is always the only answer. */
function endless(): Ruleset {
  const next = decision({ kind: 'ADVANCE', required: true }, () =>
    allowed(option('On', { type: 'Go' })),
  );
  const awaits = (): readonly Decision[] => [next];
  return {
    see: { phase: () => 'COMBAT', hidden: () => [], awaits },
    play: {
      commands: { Go: { parse: (command: unknown) => command } },
      decide: (_: unknown, state: number) => ok({ events: [{ type: 'Gone' }], state: state + 1 }),
    },
  } as unknown as Ruleset;
}

const from = { events: [{ type: 'Begun' }], state: 0 };

test('an endless fight goes on by itself for so many commands and no more', () => {
  const { state, events, followUps } = flowOn(endless(), from, flowParts, noDice);
  expect([state, events.length]).toEqual([MAX_FOLLOW_UPS, MAX_FOLLOW_UPS + 1]);
  expect(followUps.map(({ firstEvent }) => firstEvent)).toEqual(
    Array.from({ length: MAX_FOLLOW_UPS }, (_, i) => i + 1),
  );
});

test('nothing follows where the table plays step by step', () => {
  expect(flowOn(endless(), from, [], noDice)).toEqual({ ...from, followUps: [] });
});
