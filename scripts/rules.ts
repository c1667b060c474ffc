/**
 * Lists the rules of every rulebook with the tests that name them, and fails when a `CORE` rule
 * has none, when a title names a rule that no rulebook has, or when a test file does not load.
 *
 * A test names a rule when the rule's ID stands in its full title, as vitest collects it: template
 * titles count; commented-out, skipped and todo tests do not.
 *
 * `--all` prints every title instead of the first one.
 */
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import type { Rule } from '../src/engine/core/rulebook/rule.ts';
// The ruleset of the guide is held to the same.
import '../test/kit/plug-duel-in.ts';
import { rulesets } from '../src/engine/all.ts';
import { settings } from '../vitest.config.ts';

/** Any prefix, so that a misspelt one is caught too; with its tail, so that SEG-4 is not SEG-41. `T` are the table's. */
const RULE_ID = /\b(?:[A-Z]{3}|T)-\d\w*/g;
const NOT_A_RULE = /^(?:AES|ISO|RFC|SHA|UTF)-/;
const TITLE_WIDTH = 34;

interface Named {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const { values: flags } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const width = Math.max(80, process.stdout.columns || 120);

const { tests, failures } = await collectTests();
const testsOf = Map.groupBy(
  tests.flatMap((test) => test.ids.map((id) => ({ id, test }))),
  ({ id }) => id,
);
const titlesOf = (rule: Rule) => (testsOf.get(rule.id) ?? []).map(({ test }) => test.title);
const isMissing = (rule: Rule) => rule.status === 'CORE' && !testsOf.has(rule.id);

const known = new Set(
  Object.values(rulesets).flatMap(({ rulebook: { rules, rulings } }) =>
    // What a table settles has no rule beside its ruling.
    [...rules, ...rulings].map(({ id }) => id),
  ),
);
const unknown = [...testsOf.values()].flat().filter(({ id }) => !known.has(id));
const missing = Object.values(rulesets).flatMap(({ rulebook: { rules } }) =>
  rules.filter(isMissing),
);

for (const {
  rulebook: { rules },
} of Object.values(rulesets))
  printRules(rules);
for (const failure of failures) console.error(`✗ ${failure}`);
for (const { id, test } of unknown) {
  console.error(`✗ no rulebook has ${id}: ${test.file} > ${test.title}`);
}
if (missing.length > 0) console.error(`✗ no test names ${missing.map(({ id }) => id).join(', ')}`);
for (const [
  name,
  {
    rulebook: { rules },
  },
] of Object.entries(rulesets))
  console.log(summaryOf(name, rules));
process.exitCode = failures.length + unknown.length + missing.length === 0 ? 0 : 1;

async function collectTests(): Promise<{ tests: Named[]; failures: string[] }> {
  // None of them runs, so all may share what is loaded.
  const options = { include: ['test/**/*.test.ts'], isolate: false };
  const quiet = { config: false as const, watch: false, silent: true, reporters: [] };
  const { resolve, test } = settings;
  const vitest = await createVitest('test', { ...test, ...options, ...quiet }, { resolve });
  try {
    const { testModules, unhandledErrors } = await vitest.collect();
    const collected = testModules
      .flatMap((module) => [...module.children.allTests()])
      .filter(({ options }) => options.mode !== 'skip' && options.mode !== 'todo');
    const broken = testModules.flatMap((module) =>
      module.errors().map((error) => `${module.relativeModuleId}: ${error.message}`),
    );
    return {
      tests: collected.map(({ fullName, module }) => ({
        file: module.relativeModuleId,
        title: fullName,
        ids: idsIn(fullName),
      })),
      failures: [...broken, ...unhandledErrors.map(String)],
    };
  } finally {
    await vitest.close();
  }
}

function idsIn(title: string): string[] {
  const ids = title.match(RULE_ID) ?? [];
  return [...new Set(ids)].filter((id) => !NOT_A_RULE.test(id));
}

function printRules(rules: readonly Rule[]): void {
  for (const [section, chapter] of Map.groupBy(rules, (rule) => rule.section)) {
    console.log(section);
    for (const rule of chapter) console.log(linesOf(rule).join('\n'));
    console.log();
  }
}

function linesOf(rule: Rule): string[] {
  const titles = titlesOf(rule);
  const note = titles.length === 0 ? rule.status.toLowerCase() : '';
  const head = [
    `  ${markOf(rule)} ${rule.id.padEnd(7)}`,
    rule.title.padEnd(TITLE_WIDTH),
    String(titles.length).padStart(3),
  ].join(' ');
  if (flags.all) return [`${head}  ${note}`.trimEnd(), ...titles.map((title) => `      ${title}`)];
  return [shorten(`${head}  ${titles[0] ?? note}`, width)];
}

function markOf(rule: Rule): string {
  if (testsOf.has(rule.id)) return '✓';
  return isMissing(rule) ? '✗' : '·';
}

function shorten(line: string, length: number): string {
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`;
}

function summaryOf(name: string, rules: readonly Rule[]): string {
  const count = (status: Rule['status']) => rules.filter((rule) => rule.status === status).length;
  const tested = count('CORE') - rules.filter(isMissing).length;
  return [
    `${name}: ${count('CORE')} core rules, ${tested} with tests`,
    `${count('OPTIONAL')} optional`,
    `${count('PLANNED')} planned`,
  ].join('; ');
}
