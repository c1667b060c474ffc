import type { Ruleset } from './core/ruleset/ruleset.ts';

/** The systems that Sixbeat plays: the only place that lists them. Each is loaded when it is first needed. */
const sources = {
  SEGMENTS: async () => (await import('./rulesets/segments/index.ts')).segments as Ruleset,
  VIGILANCE: async () => (await import('./rulesets/vigilance/index.ts')).vigilance as Ruleset,
  SECONDS: async () => (await import('./rulesets/seconds/index.ts')).seconds as Ruleset,
};

export type RulesetId = keyof typeof sources;

const loaded = new Map<RulesetId, Ruleset>();

export const rulesetIds = (): readonly RulesetId[] => Object.keys(sources) as RulesetId[];

export const isRuleset = (id: string): id is RulesetId => Object.hasOwn(sources, id);

export async function loadRuleset(id: RulesetId): Promise<Ruleset> {
  const ruleset = loaded.get(id) ?? (await sources[id]());
  loaded.set(id, ruleset);
  return ruleset;
}

/** @throws TypeError when it has not been loaded, which is a bug */
export function loadedRuleset(id: RulesetId): Ruleset {
  const ruleset = loaded.get(id);
  if (!ruleset) throw new TypeError(`The ruleset ${id} has not been loaded.`);
  return ruleset;
}

/** Those that have been loaded so far. */
export const loadedRulesets = (): readonly Ruleset[] => [...loaded.values()];

/** Adds one more; before the schema of the API is first loaded, for it is made from this list. */
export function addRuleset(ruleset: Ruleset): void {
  Object.assign(sources, { [ruleset.id]: () => Promise.resolve(ruleset) });
}
