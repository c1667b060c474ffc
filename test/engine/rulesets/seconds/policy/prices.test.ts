/** What computers break off of what they have begun. */
import { describe, expect, it } from 'vitest';
import { choose } from '../../../../../src/engine/core/policy/policy.ts';
import { free } from '../../../../../src/engine/core/ruleset/tactics.ts';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import type { State } from '../../../../../src/engine/rulesets/seconds/model/state.ts';
import { at as playing } from '../../../../kit/engine/policy.ts';
import { fight, foe, hex, parse, someone } from '../../../../kit/engine/seconds/encounter.ts';

/** Ann on her turn, with 2 of 3 seconds of an attack of so many done, and a foe so far off. */
function inTheMiddle(far: number): State {
  const { state } = fight([someone('ann', [0, 0]), foe('rat', [far, 0])]);
  const ann = state.combatants.ann;
  if (!ann) throw new Error('No Ann.');
  const doing = {
    ...{ action: 'sword', weapon: null, object: null, combo: null },
    ...{ targetIds: [], path: [], seconds: 3, done: 2, freeActions: [] },
  };
  return { ...state, combatants: { ...state.combatants, ann: { ...ann, doing } } };
}

const going = parse({ type: 'DeclareAction', combatantId: 'ann', action: 'move', to: hex(0, 1) });
const goingOn = parse({ type: 'ContinueAction', combatantId: 'ann' });
const ending = parse({ type: 'EndTurn', combatantId: 'ann' });

describe('SEC-14 an attack with two of three seconds done', () => {
  it('is two thirds of an attack to whoever does something else', () => {
    const state = inTheMiddle(1);
    expect(seconds.tactics?.price(state, going).loses).toBeCloseTo(2 / 3);
    expect(seconds.tactics?.price(state, ending).loses).toBeCloseTo(2 / 3);
    expect(seconds.tactics?.price(state, goingOn)).toBe(free);
  });

  it('is worth nothing where it would reach no foe', () => {
    expect(seconds.tactics?.price(inTheMiddle(9), going)).toBe(free);
  });

  it('is gone on with', () => {
    const choice = choose(seconds, inTheMiddle(1), ['ann'], playing('SENSIBLE'));
    expect(choice?.command.type).toBe('ContinueAction');
  });
});
