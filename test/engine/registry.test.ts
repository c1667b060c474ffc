import { describe, expect, it } from 'vitest';
import { isRuleset, loadedRuleset, loadRuleset, rulesetIds } from '../../src/engine/index.ts';

describe('the list of rulesets', () => {
  it('loads a ruleset when it is first needed', async () => {
    expect(() => loadedRuleset('SECONDS')).toThrow('The ruleset SECONDS has not been loaded.');
    const ruleset = await loadRuleset('SECONDS');
    expect(ruleset.id).toBe('SECONDS');
    expect(loadedRuleset('SECONDS')).toBe(ruleset);
    expect(() => loadedRuleset('SEGMENTS')).toThrow('has not been loaded');
  });

  it('has each under its own id', async () => {
    for (const id of rulesetIds()) expect((await loadRuleset(id)).id).toBe(id);
    expect(rulesetIds()).toEqual(['SEGMENTS', 'VIGILANCE', 'SECONDS']);
  });

  it('knows no names that every object has', () => {
    expect(['SEGMENTS', 'constructor', ''].map(isRuleset)).toEqual([true, false, false]);
  });
});
