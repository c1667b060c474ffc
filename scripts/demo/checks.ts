import { isDeepStrictEqual } from 'node:util';

/** Holds what happened against what the rulebook says, line by line. */
export class Checks {
  passed = 0;
  /** What differs, a line each. */
  readonly failures: string[] = [];
  /** Where the log of the fight goes. */
  readonly say: (line: string) => void;

  constructor(say: (line: string) => void) {
    this.say = say;
  }

  /** `rule` says it must be `expected`. */
  is(rule: string, claim: string, actual: unknown, expected: unknown): void {
    if (this.silently(rule, claim, actual, expected)) this.say(`      ✓ ${rule}: ${claim}`);
  }

  /** The same, reported only when it fails. */
  silently(rule: string, claim: string, actual: unknown, expected: unknown): boolean {
    const holds = isDeepStrictEqual(actual, expected);
    if (holds) this.passed++;
    else {
      const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
      this.fail(`${rule}: ${claim}: ${is} instead of ${should}`);
    }
    return holds;
  }

  fail(line: string): void {
    this.failures.push(line);
    this.say(`      ✗ ${line}`);
  }
}
