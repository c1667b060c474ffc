import { isDeepStrictEqual } from 'node:util';

/** Holds what happened against what the rulebook says, line by line. */
export class Checks {
  passed = 0;
  failed = 0;

  /** `rule` says it must be `expected`. */
  is(rule: string, claim: string, actual: unknown, expected: unknown): void {
    if (this.silently(rule, claim, actual, expected)) console.log(`      ✓ ${rule}: ${claim}`);
  }

  /** The same, printed only when it fails. */
  silently(rule: string, claim: string, actual: unknown, expected: unknown): boolean {
    const holds = isDeepStrictEqual(actual, expected);
    if (holds) {
      this.passed++;
    } else {
      this.failed++;
      const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
      console.log(`      ✗ ${rule}: ${claim}: ${is} instead of ${should}`);
    }
    return holds;
  }
}
