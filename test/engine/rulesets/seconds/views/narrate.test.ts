import { expect, test } from 'vitest';
import { narrate } from '../../../../../src/engine/rulesets/seconds/views/narrate.ts';
import { foe, gathering, someone } from '../../../../kit/engine/seconds/encounter.ts';

test('SEC-03 the log says who rolls what, so that a name with a number stays apart from the score', () => {
  const table = gathering([someone('ana', [0, 0]), { ...foe('bob', [9, 0]), name: 'Bob 2' }]);
  table.play({ type: 'RollInitiative' }, [4, 6]);
  const lines = table.happened('InitiativeChecked').map((event) => narrate(event, table.state));
  expect(lines).toEqual([
    expect.stringMatching(
      /^Initiative: Ana rolls 4 \(.*\[4\]\); Bob 2 rolls 6 \(.*\[6\]\)\. Order: Bob 2, Ana$/,
    ),
  ]);
});
