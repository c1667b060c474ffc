/** What the rulesets must declare for the API to be made of them. */
import { expect, it } from 'vitest';
import type { Ruleset } from '@sixbeat/engine';
import { collect } from '../../../../src/graphql/plumbing/derive/collect.ts';
import { duel } from '../../../kit/duel/index.ts';

const collected = (schemas: Partial<Ruleset['schemas']>) => () =>
  collect([{ ...(duel as unknown as Ruleset), schemas: { ...duel.schemas, ...schemas } }]);

it('a ruleset may know no conditions', () => {
  const { interfaces } = collected({})();
  expect([...interfaces.values()]).not.toContain('Condition');
  expect(interfaces.get('DuelAction')).toEqual(['Action']);
});

it('a ruleset names the commands that attack, each of which it has', () => {
  expect(collected({ attackCommands: [] })).toThrow('DUEL names no attackCommands');
  expect(collected({ attackCommands: ['Declare'] })).toThrow('DUEL has no command Declare');
});
